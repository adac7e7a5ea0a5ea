import { BoundedMap } from "#functions/http/bounded-map.ts";

/** The limit of entries, about 1 MB; honest traffic never reaches it within a minute. */
const MAX_CALLERS = 10_000;

/**
 * Callers that this isolate answers with 429 for a while; the least recently seen one is dropped
 * first.
 */
export class BarredCallers {
  readonly #barred = new BoundedMap<string, { at: number; ms: number }>(MAX_CALLERS);
  #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Blocks a caller from now on. */
  add(caller: string, seconds: number): void {
    this.#barred.set(caller, { at: this.#now(), ms: seconds * 1000 });
  }

  has(caller: string): boolean {
    const barred = this.#barred.get(caller);
    return barred !== undefined && Math.abs(this.#now() - barred.at) < barred.ms;
  }
}
