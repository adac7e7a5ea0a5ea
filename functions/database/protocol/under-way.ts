import { BoundedMap } from "#functions/http/bounded-map.ts";

/** The local runtime works by the square of the events that wait at once, and stops at some 400. */
export const MOST_AT_ONCE = 50;
/** A request that the platform has cut off is forgotten after this time. */
const FORGOTTEN_MS = 30_000;
const MAX_RECORDS = 10_000;

/** The requests under way for each record, in this isolate. */
export class UnderWay {
  readonly #begun = new BoundedMap<string, readonly { at: number }[]>(MAX_RECORDS);
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts a request until the returned function is called; undefined where it is one too many. */
  begin(uid: string): (() => void) | undefined {
    const own = { at: this.#now() };
    const others = (this.#begun.get(uid) ?? []).filter(
      ({ at }) => Math.abs(own.at - at) < FORGOTTEN_MS,
    );
    if (others.length >= MOST_AT_ONCE) return undefined;
    this.#begun.set(uid, [...others, own]);
    return () => {
      const left = (this.#begun.get(uid) ?? []).filter((other) => other !== own);
      if (left.length === 0) this.#begun.delete(uid);
      else this.#begun.set(uid, left);
    };
  }
}
