/** The outcome of an operation that may fail: the value, or an error with its kind. */
export type Result<Value, Failure extends { kind: string }> =
  | { ok: true; value: Value }
  | { ok: false; error: Failure };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function fail<Failure extends { kind: string }>(
  error: Failure,
): { ok: false; error: Failure } {
  return { ok: false, error };
}
