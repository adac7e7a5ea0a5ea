import { ok, type Result } from "./result.ts";

/** Steps one after another: each gets the value of the one before, and the first failure ends them. */
export interface Steps<Value, Failure extends { kind: string }> {
  step<Next, Own extends { kind: string }>(
    next: (value: Value) => Promise<Result<Next, Own>>,
  ): Steps<Next, Failure | Own>;
  readonly outcome: Promise<Result<Value, Failure>>;
}

export function startWith<Value>(value: Value): Steps<Value, never> {
  return stepsAfter<Value, never>(Promise.resolve(ok(value)));
}

function stepsAfter<Value, Failure extends { kind: string }>(
  outcome: Promise<Result<Value, Failure>>,
): Steps<Value, Failure> {
  const step: Steps<Value, Failure>["step"] = <Next, Own extends { kind: string }>(
    next: (value: Value) => Promise<Result<Next, Own>>,
  ) => {
    const after = async (): Promise<Result<Next, Failure | Own>> => {
      const was = await outcome;
      return was.ok ? next(was.value) : was;
    };
    return stepsAfter(after());
  };
  return { outcome, step };
}
