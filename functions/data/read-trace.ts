import { RUNGS, type Rung } from "#domain/season/ladder.ts";
import type { Served } from "./cached-read.ts";
import { type ReadName, tagOf } from "./documents.ts";
import type { ReadFailure } from "./realtime-database.ts";
import { RUNG_OF } from "./rungs.ts";

/** The tiers of the data, from the fastest to the slowest. */
const TIERS = ["memory", "stale", "cache", "database", "failed"] as const;

/** The reads of one request, with their outcomes. */
export class ReadTrace {
  readonly #reads = new Map<ReadName, Served>();
  readonly #failures = new Map<ReadName, ReadFailure["kind"]>();
  #validUntil = Number.POSITIVE_INFINITY;
  #span: { from: number; to: number } | undefined;

  /** Records a read; of several reads of a collection the last one counts. */
  add(name: ReadName, served: Served): void {
    this.#reads.set(name, served);
  }

  /** Records that a read gave no value. */
  fail(name: ReadName, { kind }: ReadFailure): void {
    this.#failures.set(name, kind);
  }

  /**
   * The lowest rung that the database does not hold of what was read; undefined when it holds all, and
   * when a read has failed for another reason.
   */
  get notHeld(): Rung | undefined {
    const rungs = [...this.#failures].map(([name, kind]) =>
      kind === "empty" ? RUNG_OF[tagOf(name)] : undefined,
    );
    return rungs.includes(undefined) ? undefined : RUNGS.find((rung) => rungs.includes(rung));
  }

  /** Records the beginning and end of a read, in milliseconds. */
  took(from: number, to: number): void {
    const { from: first, to: last } = this.#span ?? { from, to };
    this.#span = { from: Math.min(first, from), to: Math.max(last, to) };
  }

  /** Records a moment, in ms since 1970, from which the page made from the reads is outdated. */
  holdUntil(moment: number): void {
    this.#validUntil = Math.min(this.#validUntil, moment);
  }

  /** The earliest recorded moment at which the page is outdated although its data is the same. */
  get validUntil(): number {
    return this.#validUntil;
  }

  /** The time from the beginning of the first read to the end of the last, in milliseconds. */
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
   * The read time of the oldest data that could not be renewed since, in milliseconds since 1970;
   * undefined while the database answers.
   */
  get failingSince(): number | undefined {
    const times = [...this.#reads.values()].flatMap(({ isFailing, readAt }) =>
      isFailing && readAt !== undefined ? [readAt] : [],
    );
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** The read time of the oldest data, in milliseconds since 1970; undefined without data. */
  get oldestReadAt(): number | undefined {
    const times = [...this.#reads.values()].flatMap(({ readAt }) => readAt ?? []);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** The outcome of each collection's read. */
  get reads(): ReadonlyMap<ReadName, Served> {
    return this.#reads;
  }

  /** The version that was served of each collection. */
  get versions(): ReadonlyMap<ReadName, number | undefined> {
    return new Map([...this.#reads].map(([name, { version }]) => [name, version]));
  }
}
