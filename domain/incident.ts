/** A series of failures, from the first one to the next success. */
export interface Incident<Failure> {
  failed(failure: Failure): void;
  succeeded(): void;
}

/**
 * Reports an incident twice, however many attempts fail in between: when it begins, and when it
 * ends with its duration.
 */
export function createIncident<Failure>(options: {
  now: () => number;
  onFailure: ((failure: Failure) => void) | undefined;
  onRecovery: ((afterMs: number) => void) | undefined;
}): Incident<Failure> {
  const { now, onFailure, onRecovery } = options;
  let since: number | undefined;
  return {
    failed(failure) {
      if (since !== undefined) return;
      since = now();
      onFailure?.(failure);
    },
    succeeded() {
      if (since === undefined) return;
      onRecovery?.(now() - since);
      since = undefined;
    },
  };
}
