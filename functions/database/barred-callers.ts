import { BoundedMap } from "../http/bounded-map.ts";

/** More than an honest site ever turns away within a minute, in 1 MB of an isolate's memory. */
const MAX_CALLERS = 10_000;

/**
 * Callers that get 429 for a while, as far as this isolate knows them; the longest unseen one is
 * forgotten first.
 */
export class BarredCallers {
  readonly #until = new BoundedMap<string, number>(MAX_CALLERS);
  #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Turns a caller away from now on. */
  add(caller: string, seconds: number): void {
    this.#until.set(caller, this.#now() + seconds * 1000);
  }

  has(caller: string): boolean {
    const until = this.#until.get(caller);
    return until !== undefined && this.#now() < until;
  }
}
