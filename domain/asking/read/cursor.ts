import type { Advice } from "#domain/refusals/advice.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { type Noun, type Rank, Stopped } from "../slots.ts";
import type { Draft } from "./draft.ts";
import type { Term } from "./terms.ts";

/** A position in the terms of a question. */
export class Cursor {
  readonly terms: readonly Term[];
  at = 0;
  constructor(terms: readonly Term[]) {
    this.terms = terms;
  }

  /** The term `ahead` places further on; undefined beyond either end. */
  peek(ahead = 0): Term | undefined {
    return this.terms[this.at + ahead];
  }

  /** The value of the term `ahead` places on; undefined unless it is a word of the given kind. */
  value(kind: string, ahead = 0): string | undefined {
    const term = this.peek(ahead);
    return term?.is === "word" && term.kind === kind ? term.value : undefined;
  }

  /** Takes the next term if it is a word of the given kind, and returns its value. */
  take(kind: string): string | undefined {
    const value = this.value(kind);
    if (value !== undefined) this.at += 1;
    return value;
  }

  /** Skips filler words. */
  skip(): undefined {
    while (this.take("filler") !== undefined || this.take("to") !== undefined);
  }

  /** Takes the next term if it is a number, and returns its value. */
  number(): number | undefined {
    const term = this.peek();
    if (term?.is !== "number") return undefined;
    this.at += 1;
    return term.value;
  }

  stop(term: Term | undefined = this.peek(), reason?: Advice): never {
    const { from, to } = term ?? { from: 0, to: 0 };
    throw new Stopped({ kind: "part", from, to, ...(reason === undefined ? {} : { reason }) });
  }
}

/** Sets a slot; throws `Stopped` if it already has a different value. */
export function setOnce<Key extends keyof Draft>(
  slots: Draft,
  key: Key,
  value: Draft[Key],
  cursor: Cursor,
  term: Term,
): undefined {
  if (slots[key] !== undefined && slots[key] !== value) cursor.stop(term, ASK_ADVICE.contradiction);
  slots[key] = value;
}

/**
 * Sets a condition, or notes its other value after "or". Throws `Stopped` if it already has a different
 * one.
 */
export function setCondition<Key extends keyof Draft["conditions"]>(
  slots: Draft,
  key: Key,
  value: NonNullable<Draft["conditions"][Key]>,
  cursor: Cursor,
  term: Term,
): undefined {
  const known = slots.conditions[key];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value)) {
    const before = cursor.terms[cursor.terms.indexOf(term) - 1];
    const isOther = before?.is === "word" && before.value === "or" && !DAYS.includes(key);
    if (!isOther) cursor.stop(term, ASK_ADVICE.contradiction);
    slots.alternatives.push({ conditions: { [key]: value } });
    return;
  }
  slots.conditions[key] = value;
}

/** The conditions of which one period sets two. */
const DAYS: readonly string[] = ["from", "to"];

/** Sets the order, which may be repeated ("top scorers leaders") but not reversed. */
export function setRank(slots: Draft, rank: Rank, cursor: Cursor, term: Term): undefined {
  const { rank: known } = slots;
  const isDown = (value: Rank) => value === "worst" || value === "fewest";
  if (known !== undefined && isDown(known) !== isDown(rank))
    cursor.stop(term, ASK_ADVICE.contradiction);
  if (known === undefined || rank === "most" || rank === "fewest") slots.rank = rank;
}

export function addNoun(slots: Draft, noun: Noun): undefined {
  slots.nouns.add(noun);
}
