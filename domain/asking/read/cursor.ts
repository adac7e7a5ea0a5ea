import { isOfDays } from "#domain/ask/date-rules.ts";
import { bareQuantity, type Quantity } from "#domain/ask/number-rules.ts";
import type { Advice } from "#domain/refusals/advice.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { type Noun, type Rank, Stopped } from "../slots.ts";
import type { Draft } from "./draft.ts";
import type { Term } from "./terms.ts";

/** Returns whether a term is a number, with or without its figure. */
export function isOfNumber(term: Term | undefined): boolean {
  return (term?.is === "part" ? term.head : term)?.is === "number";
}

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

  /** Returns whether a whole month is `ahead` places on: "in January". */
  isMonth(ahead = 0): boolean {
    const term = this.peek(ahead);
    const period = term?.is === "part" && term.category === "period" ? term.value : undefined;
    return period?.month !== undefined && period.day === undefined;
  }

  /** The number with its figure or comparison that is next; undefined without one. */
  quantity(): Quantity | undefined {
    const term = this.peek();
    const digits = this.value("digits");
    if (digits !== undefined) return bareQuantity({ digits });
    if (term?.is === "number" || term?.is === "numbers") return bareQuantity(term);
    return term?.is === "part" && !isOfDays(term) ? term : undefined;
  }

  /** Returns whether a comparison is next: "at least 10", "under". */
  isCompared(): boolean {
    const term = this.peek();
    const head = term?.is === "part" ? term.head : term;
    return head?.is === "word" && head.kind === "before";
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

/**
 * The end of the season that two joined years at the cursor name: 2025 for "24-25". Undefined for
 * other numbers, and for a range of a figure in games: "games with 24-25 points".
 */
export function seasonAt(cursor: Cursor, { nouns, flags }: Draft): number | undefined {
  const next = cursor.peek();
  const term = next?.is === "part" ? next.head : next;
  if (term?.is !== "numbers") return undefined;
  const isOfFigure = next?.is === "part" && next.category === "amount";
  const isOfGames = nouns.has("games") || flags.has("when") || cursor.value("noun", 1) === "games";
  return isOfFigure && (isOfGames || cursor.value("with", -1) !== undefined)
    ? undefined
    : term.season;
}
