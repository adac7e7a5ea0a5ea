/** More than an honest site ever turns away within a minute, in 1 MB of an isolate's memory. */
const MAX_CALLERS = 10_000;

/**
 * Callers that are turned away for a while, as far as this isolate has met them. Bounded; who was
 * turned away longest ago goes first.
 */
export class BarredCallers {
  #until = new Map<string, number>();
  #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Turns a caller away from now on. */
  add(caller: string, seconds: number): void {
    this.#until.delete(caller);
    this.#until.set(caller, this.#now() + seconds * 1000);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MAX_CALLERS && oldest !== undefined) this.#until.delete(oldest);
  }

  has(caller: string): boolean {
    const until = this.#until.get(caller);
    return until !== undefined && this.#now() < until;
  }
}
