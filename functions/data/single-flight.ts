import type { Result } from "../../domain/result.ts";

/** What a caller lends to a read. */
interface Lent {
  /** Keeps the Worker alive until the promise settles, also after the caller has answered. */
  waitUntil?: (promise: Promise<unknown>) => void;
}

export interface FlightOptions<Value, Failure extends { kind: string }, Call extends Lent> {
  read: (call: Call) => Promise<Result<Value, Failure>>;
  /**
   * Says whether a failure concerns only the caller whose read it was. Nobody else is given it:
   * whoever waited for that read tries with a read of his own.
   */
  isPersonal: (failure: Failure) => boolean;
  now: () => number;
  /** How long anybody waits for a read, whoever started it. */
  waitMs: number;
}

/** One read under way at a time, shared by all who want its answer. */
export interface Flight<Value, Failure extends { kind: string }, Call extends Lent> {
  /** Has a read under way, without waiting for it. */
  begin(call: Call): void;
  /** The answer of a read, or "lost" when it has not come in time. */
  answer(call: Call): Promise<Result<Value, Failure> | "lost">;
  /** Whoever comes from now on is not answered by the read under way. */
  forget(): void;
}

/** Makes the one place where a value's reads are under way. */
export function createFlight<Value, Failure extends { kind: string }, Call extends Lent>(
  options: FlightOptions<Value, Failure, Call>,
): Flight<Value, Failure, Call> {
  const { read, isPersonal, now, waitMs } = options;
  type Answer = Result<Value, Failure>;
  let current: { landing: Promise<Answer>; startedAt: number } | undefined;

  /**
   * The read in flight, or a new one. One that lasts too long is taken for lost: a Worker may end
   * the request that started it, and then it never lands.
   */
  function join(call: Call): { landing: Promise<Answer>; own: boolean } {
    if (current !== undefined && now() - current.startedAt < waitMs) {
      return { landing: current.landing, own: false };
    }
    const landing = read(call).finally(() => {
      if (current?.landing === landing) current = undefined;
    });
    current = { landing, startedAt: now() };
    call.waitUntil?.(landing);
    return { landing, own: true };
  }

  /** Each turn ends for at least the caller whose own read it was, so everybody's turn comes. */
  async function joinUntilConcerned(call: Call, isWaiting: () => boolean): Promise<Answer> {
    for (;;) {
      const { landing, own } = join(call);
      const answer = await landing;
      // Nobody reads for a caller who has given up.
      if (own || answer.ok || !isPersonal(answer.error) || !isWaiting()) return answer;
    }
  }

  return {
    begin(call) {
      join(call);
    },
    async answer(call) {
      let isWaiting = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const lost = new Promise<"lost">((resolve) => {
        timer = setTimeout(() => resolve("lost"), waitMs);
      });
      const answer = await Promise.race([joinUntilConcerned(call, () => isWaiting), lost]);
      isWaiting = false;
      clearTimeout(timer);
      return answer;
    },
    forget() {
      current = undefined;
    },
  };
}
