import type { DatePart } from "#domain/ask/date-rules.ts";
import type { Quantity } from "#domain/ask/number-rules.ts";
import { momentOf } from "#domain/dates.ts";
import { NUMBER_WORDS } from "#domain/printing/ordinals.ts";
import { FIRST_YEAR, lastSeason, yearOfSeason } from "#domain/season/season.ts";
import { twinOf, type WordKind } from "./lexicon.ts";
import { seasonOf } from "./past-season.ts";
import type { Token } from "./tokens.ts";
import type { Named, Vocabulary } from "./vocabulary.ts";

/** A part of a question with one meaning: its tokens from `from` up to but not including `to`. */
export type Term = { from: number; to: number } & (
  | { is: "word"; kind: WordKind; value: string }
  | { is: "number"; value: number; isOrdinal: boolean }
  /**
   * Numbers joined by hyphens or slashes; `season` is the year in which the season of that name
   * ended: 2025 for "24-25".
   */
  | { is: "numbers"; values: readonly number[]; sign: string; season: number | undefined }
  | { is: "year"; value: number }
  /** A season, by the year in which it ended. */
  | { is: "season"; year: number }
  | { is: "day"; value: string }
  | { is: "named"; named: Named }
  /** Terms that mean one thing together, from the first of them on. */
  | ({ is: "part"; head: Term } & (DatePart | Quantity))
  | { is: "unknown" }
);

const LONGEST_PHRASE = 8;

/**
 * Groups tokens into terms. At each position the longest match wins; at equal length a phrase
 * precedes a name, and a name a number.
 */
export function termsOf(tokens: readonly Token[], vocabulary: Vocabulary): Term[] {
  const terms: Term[] = [];
  for (let from = 0; from < tokens.length; ) {
    const term = termAt(tokens, from, vocabulary);
    terms.push(term);
    from = term.to;
  }
  const meant = terms
    .map((term, at) => comparing(term, tokens, terms.slice(at + 1)))
    .map((term, at) => anyPart(term, tokens, terms.slice(0, at)))
    .map(taking)
    .map(tried);
  if (meant.some(isBirthday)) return meant.map(pastDay);
  return meant.some(isOfMany) ? meant.map((term) => everyWeek(term, tokens)) : meant;
}

/** Reads "better" before a figure as a comparison by it, and not as an opinion. */
function comparing(term: Term, tokens: readonly Token[], after: readonly Term[]): Term {
  const isBetter = isWord(term, "refuse", "opinion") && tokens[term.to - 1]?.folded === "better";
  const next = after.find((one): boolean => !isWord(one, "filler"));
  return isBetter && isWord(next, "figure") ? { ...term, kind: "filler", value: "" } : term;
}

/** Reads "50 point quarters" as those of single quarters. */
function anyPart(term: Term, tokens: readonly Token[], before: readonly Term[]): Term {
  const [part] = /^(?:quarter|hal[fv])/.exec(tokens[term.from]?.folded ?? "") ?? [];
  const [number, figure] = before.slice(-2);
  const isCounted = number?.is === "number" && isWord(figure, "figure");
  if (!isWord(term, "refuse", "clock") || part === undefined || !isCounted) return term;
  return { ...term, kind: "condition", value: `${part === "quarter" ? part : "half"}=any` };
}

function isBirthday(term: Term): boolean {
  return term.is === "word" && term.value === "birthday";
}

/** Reads "when is his birthday" as no question for what is to come. */
function pastDay(term: Term): Term {
  const isAhead = term.is === "word" && term.value === "forecast";
  return isAhead ? { ...term, kind: "filler", value: "" } : term;
}

/** Returns whether a term is of many games: "record", "ppg". */
function isOfMany(term: Term): boolean {
  return term.is === "word" && ["record", "rate", "averaging"].includes(term.kind);
}

/** Reads "on Tuesday" beside a record as all Tuesdays, and not as one of now. */
function everyWeek(term: Term, tokens: readonly Token[]): Term {
  const [on, day = ""] = tokens.slice(term.from, term.to).map(({ folded }) => folded);
  const isWeekday =
    term.is === "word" && term.value === "now" && on === "on" && day.endsWith("day");
  if (!isWeekday) return term;
  return { ...term, kind: "condition", value: `weekday=${day.slice(0, 3)}` };
}

/** The shots that are tried, by those that are made. */
const TRIED: Readonly<Record<string, string>> = { fgm: "fga", fg3m: "fg3a", ftm: "fta" };
/** The kinds of words between "took" and its shots: "took the most threes", "took at least 10 threes". */
const BETWEEN = ["filler", "rank", "before", "after"];

/** Reads "shoots" and "attempts" before "the most threes" as "takes". */
function taking(term: Term, at: number, terms: readonly Term[]): Term {
  const [rank, shots] = terms.slice(at + 1).filter((one): boolean => !isWord(one, "filler"));
  const isTried = isWord(rank, "rank", "most") && isWord(shots, "figure") && shots.value in TRIED;
  return (isWord(term, "verb", "fgpct") || isWord(term, "attempts")) && isTried
    ? { ...term, kind: "filler", value: "tried" }
    : term;
}

/** Reads "took the most threes", "threes taken" and "threes did curry take" as shots, made or not. */
function tried(term: Term, at: number, terms: readonly Term[]): Term {
  const shots = isWord(term, "figure") ? TRIED[term.value] : undefined;
  const isTaking = (one: Term) => isWord(one, "filler", "tried");
  const before = terms.slice(0, at).findLast((one) => isTaking(one) || !isBetween(one));
  const after = terms
    .slice(at + 1)
    .find((one) => isTaking(one) || !(isWord(one, "filler") || one.is === "named"));
  const isTried = [before, after].some((one) => one !== undefined && isTaking(one));
  return isWord(term, "figure") && shots !== undefined && isTried
    ? { ...term, value: shots }
    : term;
}

function isBetween(term: Term): boolean {
  return term.is === "number" || (term.is === "word" && BETWEEN.includes(term.kind));
}

/** Returns whether a term is a word of a kind, with a value if one is given. */
function isWord(
  term: Term | undefined,
  kind: WordKind,
  value?: string,
): term is Extract<Term, { is: "word" }> {
  return term?.is === "word" && term.kind === kind && (value ?? term.value) === term.value;
}

/** "last season", "last year's mvp". */
/** A player whose career ended before the first season with games. */
const EARLY = { kind: "refuse", value: "early" } as const;
const LAST_SEASON = ["season", "seasons", "year", "years"];
/** Phrases that a final s gives another meaning: "3 points" are no three-pointers, "record as of". */
const SINGULAR = ["3 point", "three point", "record a"];

function termAt(tokens: readonly Token[], from: number, vocabulary: Vocabulary): Term {
  const { words } = vocabulary;
  const { seasonNow } = vocabulary.data;
  const { current } = seasonNow;
  const [text, next = ""] = tokens.slice(from, from + 2).map(({ folded }) => folded);
  if (text === "last" && LAST_SEASON.includes(next))
    return { from, to: from + 2, is: "season", year: yearOfSeason(lastSeason(seasonNow)) + 1 };
  const left = Math.min(LONGEST_PHRASE, tokens.length - from);
  for (let size = left; size > 0; size -= 1) {
    const phrase = tokens
      .slice(from, from + size)
      .map(({ folded }) => folded)
      .join(" ");
    const to = from + size;
    const word = words.get(phrase);
    // "10 assists and under 2 turnovers": "and under" belongs to the number after it.
    const isOfNext =
      word?.kind === "after" && size > 1 && numberAt(tokens, to, current) !== undefined;
    // "biggest win streak" is no biggest win.
    const isOfStreak = word?.kind === "special" && tokens[to]?.folded === "streak";
    if (phrase === "play in" && isVerbOfSeason(tokens, from, current)) continue;
    const { named } = vocabulary;
    const name = named.get(phrase);
    // A retired player is known in the seasons in which he played.
    const hasPlayed = word?.value === "retired" && name !== undefined;
    if (word !== undefined && !isOfNext && !isOfStreak && !hasPlayed)
      return { from, to, is: "word", ...word };
    if (name !== undefined) return { from, to, is: "named", named: name };
    if (vocabulary.early.has(phrase)) return { from, to, is: "word", ...EARLY };
    // "three" is a number rather than the singular of "threes", but for "5 three games".
    const number =
      size === 1 && !isOfThrees(tokens, from) ? numberAt(tokens, from, current) : undefined;
    if (number !== undefined) return number;
    const twin = twinOf(phrase);
    const other = SINGULAR.includes(twin) ? undefined : words.get(twin);
    if (other !== undefined && !(other.value === "retired" && named.has(twin)))
      return { from, to, is: "word", ...other };
    // "jokics triple doubles": a possessive without its apostrophe.
    const owner = phrase.length > 4 && phrase.endsWith("s") ? named.get(twin) : undefined;
    if (owner !== undefined) return { from, to, is: "named", named: owner };
  }
  return { from, to: from + 1, is: "unknown" };
}

/** Returns whether a "three" is a shot that is counted: "10 three games", "5+ three game". */
function isOfThrees(tokens: readonly Token[], at: number): boolean {
  const [before = "", own = "", after = ""] = [-1, 0, 1].map((by) => tokens[at + by]?.folded ?? "");
  return own === "three" && /^(?:\d+|\+|plus)$/.test(before) && /^games?$/.test(after);
}

/** "how many games did embiid play in 2025-26", as opposed to "warriors play-in 2026". */
function isVerbOfSeason(tokens: readonly Token[], from: number, current: string): boolean {
  const isAsked = tokens.slice(0, from).some(({ folded }) => /^(?:did|do|does)$/.test(folded));
  const next = numberAt(tokens, from + 2, current);
  const isSeason = next?.is === "numbers" && next.season !== undefined;
  return isAsked && (isSeason || next?.is === "year" || next?.is === "season");
}

const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const LAST_YEAR = 2100;

function numberAt(tokens: readonly Token[], from: number, current: string): Term | undefined {
  const text = tokens[from]?.folded ?? "";
  const one = { from, to: from + 1 };
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && momentOf(text) !== undefined)
    return { ...one, is: "day", value: text };
  const season = seasonOf(text, current);
  if (season !== undefined && /^\d{4}/.test(text)) return { ...one, is: "season", year: season };
  if (/^\d{1,4}(?:[-/]\d{1,4})+$/.test(text)) {
    const values = text.split(/[-/]/).map(Number);
    return { ...one, is: "numbers", values, sign: /\//.test(text) ? "/" : "-", season };
  }
  const [, digits, ordinal] = /^(\d{1,6}(?:\.\d{1,2})?)(st|nd|rd|th)?$/.exec(text) ?? [];
  if (digits !== undefined) {
    const value = Number(digits);
    const isYear = digits.length === 4 && value >= FIRST_YEAR && value < LAST_YEAR;
    return isYear
      ? { ...one, is: "year", value }
      : { ...one, is: "number", value, isOrdinal: ordinal !== undefined };
  }
  const ten = TENS.indexOf(text);
  const unit = NUMBER_WORDS.indexOf(tokens[from + 1]?.folded ?? "");
  if (ten >= 0) {
    const isTwo = unit > 0 && unit < 10;
    const value = 20 + 10 * ten + (isTwo ? unit : 0);
    return { from, to: from + (isTwo ? 2 : 1), is: "number", value, isOrdinal: false };
  }
  const small = NUMBER_WORDS.indexOf(text);
  return small < 0 ? undefined : { ...one, is: "number", value: small, isOrdinal: false };
}
