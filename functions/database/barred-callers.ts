import { BoundedMap } from "../http/bounded-map.ts";

/** The limit of entries, about 1 MB; honest traffic never reaches it within a minute. */
const MAX_CALLERS = 10_000;

/**
 * Callers that this isolate answers with 429 for a while; the least recently seen one is dropped
 * first.
 */
export class BarredCallers {
  readonly #until = new BoundedMap<string, number>(MAX_CALLERS);
  #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Blocks a caller from now on. */
  add(caller: string, seconds: number): void {
    this.#until.set(caller, this.#now() + seconds * 1000);
  }

  has(caller: string): boolean {
    const until = this.#until.get(caller);
    return until !== undefined && this.#now() < until;
  }
}
