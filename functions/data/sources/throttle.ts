export interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** The times of the last calls under a rate limit; whoever shares them shares the limit. */
export interface CallTimes {
  /** The time of the call that was `back` calls before the next one: 1 is the last. */
  back(back: number): number | undefined;
  add(at: number): void;
  remove(at: number): void;
  /** Forgets the calls up to a time, and those after another, which a clock that was wrong has left. */
  forget(upTo: number, after: number): void;
}

const MINUTE = 60_000;

/** Call times that live as long as the memory. */
function callTimesInMemory(): CallTimes {
  let times: number[] = [];
  return {
    back: (back) => times.at(-back),
    add: (at) => void times.push(at),
    remove: (at) => void times.splice(times.lastIndexOf(at), 1),
    forget(upTo, after) {
      times = times.filter((at) => at > upTo && at <= after);
    },
  };
}

/**
 * A rate limit of `perMinute` calls: `await turn()` before each call. Resolves to the call's delay
 * in milliseconds. A call whose sleep is broken off has not been made.
 */
export function createThrottle(
  perMinute: number,
  { now, sleep }: Clock,
  times: CallTimes = callTimesInMemory(),
): () => Promise<number> {
  return async () => {
    times.forget(now() - MINUTE, now() + MINUTE);
    const oldest = times.back(perMinute);
    const wait = oldest === undefined ? 0 : Math.max(0, oldest + MINUTE - now());
    const at = now() + wait;
    times.add(at);
    if (wait === 0) return wait;
    try {
      await sleep(wait);
    } catch (error) {
      times.remove(at);
      throw error;
    }
    return wait;
  };
}
