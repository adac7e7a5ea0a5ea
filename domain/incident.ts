/** A period of failures. */
export interface Incident<Failure> {
  failed(failure: Failure): void;
  succeeded(): void;
}

/**
 * Reports the first failure of an incident, and once its end and how long it took, however many
 * tries there were.
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
