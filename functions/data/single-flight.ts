import type { Result } from "#domain/result.ts";
import { within } from "../http/within.ts";

/** The context that a caller passes to a read. */
interface Caller {
  /** Keeps the Worker alive until the promise settles, also after the caller has answered. */
  waitUntil?: (promise: Promise<unknown>) => void;
}

export interface SingleFlightOptions<Value, Failure extends { kind: string }, Call extends Caller> {
  read: (call: Call) => Promise<Result<Value, Failure>>;
  /**
   * Returns whether a failure concerns only the caller that started the read. The other callers
   * that waited for it then start a read of their own.
   */
  isPersonal: (failure: Failure) => boolean;
  now: () => number;
  /** The longest wait of a caller for a read, its own or another caller's, in ms. */
  waitMs: number;
}

/** One read in flight at a time, shared by all callers that wait for its answer. */
export interface SingleFlight<Value, Failure extends { kind: string }, Call extends Caller> {
  /** Starts a read unless one is in flight, and does not wait for it. */
  begin(call: Call): void;
  /** The answer of a read; undefined when it has not come in time. */
  answer(call: Call): Promise<Result<Value, Failure> | undefined>;
  /** Makes later callers start a new read. */
  forget(): void;
}

/** Creates the single-flight of one value. */
export function createSingleFlight<Value, Failure extends { kind: string }, Call extends Caller>(
  options: SingleFlightOptions<Value, Failure, Call>,
): SingleFlight<Value, Failure, Call> {
  const { read, isPersonal, now, waitMs } = options;
  type Answer = Result<Value, Failure>;
  let current: { pending: Promise<Answer>; startedAt: number } | undefined;

  /**
   * The read in flight, or a new one. A read that takes too long counts as lost: a Worker may end
   * the request that started it, and then it never settles.
   */
  function join(call: Call): { pending: Promise<Answer>; own: boolean } {
    if (current !== undefined && Math.abs(now() - current.startedAt) < waitMs) {
      return { pending: current.pending, own: false };
    }
    const pending = read(call).finally(() => {
      if (current?.pending === pending) current = undefined;
    });
    current = { pending, startedAt: now() };
    call.waitUntil?.(pending);
    return { pending, own: true };
  }

  /** Each round settles the caller that started its read, so that the loop ends for all of them. */
  async function joinUntilAnswered(call: Call, isWaiting: () => boolean): Promise<Answer> {
    for (;;) {
      const { pending, own } = join(call);
      const answer = await pending;
      // A caller that has given up starts no further read.
      if (own || answer.ok || !isPersonal(answer.error) || !isWaiting()) return answer;
    }
  }

  return {
    begin(call) {
      join(call);
    },
    async answer(call) {
      let isWaiting = true;
      const answer = await within(
        waitMs,
        joinUntilAnswered(call, () => isWaiting),
      );
      isWaiting = false;
      return answer;
    },
    forget() {
      current = undefined;
    },
  };
}
