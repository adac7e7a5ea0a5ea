export interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

const MINUTE = 60_000;

/**
 * A rate limit of `perMinute` calls: `await turn()` before each call. Resolves to the call's delay
 * in milliseconds.
 */
export function createThrottle(perMinute: number, { now, sleep }: Clock): () => Promise<number> {
  /** The times of the last `perMinute` calls, oldest first. */
  const passed: number[] = [];
  return async () => {
    const oldest = passed.length < perMinute ? undefined : passed.shift();
    const wait = oldest === undefined ? 0 : Math.max(0, oldest + MINUTE - now());
    passed.push(now() + wait);
    if (wait > 0) await sleep(wait);
    return wait;
  };
}
