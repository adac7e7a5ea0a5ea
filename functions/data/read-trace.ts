import type { Served } from "./cached-read.ts";
import type { ReadName } from "./documents.ts";

/** The tiers that data can come from, the quickest first. */
const TIERS = ["memory", "stale", "cache", "database", "failed"] as const;

/** The reads of one request, with their outcomes. */
export class ReadTrace {
  readonly #reads = new Map<ReadName, Served>();
  #validUntil = Number.POSITIVE_INFINITY;
  #span: { from: number; to: number } | undefined;

  /** Records a read; the last one of a collection counts. */
  add(name: ReadName, served: Served): void {
    this.#reads.set(name, served);
  }

  /** Records when a read began and ended, in milliseconds. */
  took(from: number, to: number): void {
    const { from: first, to: last } = this.#span ?? { from, to };
    this.#span = { from: Math.min(first, from), to: Math.max(last, to) };
  }

  /** Records that what is made of the reads holds until a moment only, in ms since 1970. */
  holdsUntil(moment: number): void {
    this.#validUntil = Math.min(this.#validUntil, moment);
  }

  /** Until when what is made of the reads holds while they stay the same. */
  get validUntil(): number {
    return this.#validUntil;
  }

  /** From the beginning of the first read to the end of the last, in milliseconds. */
  get durationMs(): number {
    return this.#span === undefined ? 0 : this.#span.to - this.#span.from;
  }

  /** The slowest tier of all reads; undefined when nothing was read. */
  get source(): Served["from"] | undefined {
    let slowest = -1;
    for (const { from } of this.#reads.values()) slowest = Math.max(slowest, TIERS.indexOf(from));
    return TIERS[slowest];
  }

  /**
   * When the oldest of the data was read that could not be renewed since, in milliseconds since
   * 1970; undefined while the database answers.
   */
  get failingSince(): number | undefined {
    const times = [...this.#reads.values()].flatMap(({ isFailing, readAt }) =>
      isFailing && readAt !== undefined ? [readAt] : [],
    );
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** When the oldest of the data was read, in milliseconds since 1970; undefined without data. */
  get oldestReadAt(): number | undefined {
    const times = [...this.#reads.values()].flatMap(({ readAt }) => readAt ?? []);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** Each collection read, with how that went. */
  get reads(): ReadonlyMap<ReadName, Served> {
    return this.#reads;
  }

  /** Each collection read, with the version that was served. */
  get versions(): ReadonlyMap<ReadName, number | undefined> {
    return new Map([...this.#reads].map(([name, { version }]) => [name, version]));
  }
}
