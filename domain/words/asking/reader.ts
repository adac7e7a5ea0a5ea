import { addNoun, Cursor, setCondition, setOnce, setRank } from "./cursor.ts";
import type { WordKind } from "./lexicon.ts";
import { assignName, endConnection } from "./names.ts";
import { closed, readNumbers, takeLateComparison, takeLimits } from "./ranges.ts";
import type { Reading, ReadingTools } from "./reading.ts";
import { readLimit, readPeriod, readSpan } from "./reading-dates.ts";
import { readComparison, readSeason, readYear } from "./reading-people.ts";
import { emptySlots, type Flag, type Rank, type Slots, type Unit } from "./slots.ts";
import type { Term } from "./terms.ts";
import type { Trait } from "./understanding.ts";

type WordHandlers = {
  [Kind in WordKind]?: (reading: Reading, value: string, term: Term) => unknown;
};

const HANDLERS: WordHandlers = {
  filler: () => undefined,
  and: () => undefined,
  count: ({ slots }) => slots.flags.add("count"),
  pronoun: ({ slots }, value) => slots.flags.add(value as "he" | "they"),
  figure: readFigure,
  verb: ({ cursor, slots, isMean, wordOf }, value, term) => {
    cursor.skip();
    if (readNumbers(cursor, slots, value, isMean)) return;
    measure(slots, value);
    if (value === "fgpct") slots.flags.add("shooting");
    if (wordOf(term) === "scores") slots.flags.add("scores");
  },
  rate: ({ cursor, slots }, value, term) => {
    measure(slots, value);
    setOnce(slots, "unit", "average", cursor, term);
  },
  averaging: (reading) => {
    const { cursor, slots } = reading;
    cursor.skip();
    slots.flags.add("averaging");
    reading.isMean = readNumbers(cursor, slots, undefined, true);
    if (!reading.isMean && slots.unit === undefined) slots.unit = "average";
  },
  stats: ({ slots }) => slots.flags.add("stats"),
  unit: ({ cursor, slots }, value, term) => {
    setOnce(slots, "unit", value as Unit, cursor, term);
  },
  rank: ({ cursor, slots, wordOf }, value, term) => {
    setRank(slots, value as Rank, cursor, term);
    if (wordOf(term) === "longest") slots.flags.add("longest");
    // "top 5 scorers": the number has no effect on the query.
    if (wordOf(term) === "top") cursor.number();
  },
  noun: (reading, value) => {
    if (reading.connector === "vs") return;
    addNoun(reading.slots, value as "games");
    if (value === "games") reading.isMean = false;
  },
  record: ({ slots }) => slots.flags.add("record"),
  wins: ({ cursor, slots }, value, term) => {
    setOnce(slots, "wins", value as "w" | "l", cursor, term);
  },
  result: ({ cursor, slots, wordOf }, value, term) => {
    if (/ a /.test(wordOf(term))) slots.flags.add("one-game");
    setCondition(slots, "result", value as "w" | "l", cursor, term);
  },
  where: ({ cursor, slots }, value, term) =>
    setCondition(slots, "where", value as "home", cursor, term),
  by: ({ cursor, slots, wordOf }, value, term) => {
    if (/(?:each|every) teams?$/.test(wordOf(term)) && value === "team") slots.flags.add("each");
    setOnce(slots, "by", value as "where", cursor, term);
  },
  stage: ({ cursor, slots }, value, term) => {
    setOnce(slots, "stage", value as "season", cursor, term);
  },
  starter: ({ cursor, slots }, value, term) =>
    setCondition(slots, "starter", value === "1", cursor, term),
  rookie: ({ cursor, slots }, _, term) => setCondition(slots, "rookie", true, cursor, term),
  pos: ({ cursor, slots }, value, term) => {
    setCondition(slots, "pos", value as "G", cursor, term);
    addNoun(slots, "players");
  },
  conf: (reading, value, term) => {
    const key = takeVersus(reading) ? "oppconf" : "conf";
    setCondition(reading.slots, key, value as "east", reading.cursor, term);
  },
  div: (reading, value, term) => {
    const key = takeVersus(reading) ? "oppdiv" : "div";
    setCondition(reading.slots, key, value as "atlantic", reading.cursor, term);
  },
  nation: ({ cursor, slots, nationOf }, value, term) =>
    setCondition(slots, "nation", nationOf(value), cursor, term),
  before: readBare,
  digits: readBare,
  margin: ({ cursor, slots, wordOf }, _, term) => {
    const word = wordOf(term);
    const first = takeLimits(cursor);
    if (first === undefined) return word.startsWith("by") ? undefined : cursor.stop(term);
    cursor.take("figure");
    const limits = takeLateComparison(cursor, first);
    const { min } = limits.range;
    const range = limits.isSaid ? closed(limits) : { min, max: min };
    const within = { min: Number.NEGATIVE_INFINITY, max: min };
    setCondition(slots, "margin", word === "within" ? within : range, cursor, term);
  },
  close: ({ cursor, slots }, _, term) => {
    slots.flags.add("close");
    setCondition(slots, "margin", { min: Number.NEGATIVE_INFINITY, max: 3 }, cursor, term);
  },
  blowouts: ({ cursor, slots }, value, term) => {
    slots.flags.add("blowouts");
    if (value !== "") setOnce(slots, "wins", value as "w" | "l", cursor, term);
    setCondition(slots, "margin", { min: 20, max: Number.POSITIVE_INFINITY }, cursor, term);
  },
  ot: ({ cursor, slots }, value, term) => setCondition(slots, "ot", value === "1", cursor, term),
  rest: ({ cursor, slots }, _, term) =>
    setCondition(slots, "rest", { min: 0, max: 0 }, cursor, term),
  last: ({ cursor, slots }, _, term) => {
    const count = cursor.number();
    const noun = cursor.peek();
    const isGames = cursor.take("noun") === "games";
    if (count === undefined && !(isGames && noun !== undefined && noun.to - noun.from === 1))
      cursor.stop(term);
    setCondition(slots, "last", count ?? 1, cursor, term);
  },
  since: ({ cursor, slots, lines }, value) => {
    // "after two days rest" is a condition on rest, which its number reads, and no date.
    const isRest = cursor.peek()?.is === "number" && cursor.value("resting", 1) !== undefined;
    if (!isRest) readLimit(cursor, slots, value, lines);
  },
  from: (reading, _, term) => {
    const isBetween = reading.wordOf(term) === "between";
    if (readSpan(reading.cursor, reading.slots, isBetween)) return;
    reading.cursor.skip();
    const next = reading.cursor.peek();
    // "points from Jokić", "guards from the west": only a country or a school is an origin.
    const isPlace = next?.is === "named" && (next.named.nation ?? next.named.college) !== undefined;
    reading.isOrigin = isPlace || next === undefined;
  },
  month: readDay,
  holiday: readDay,
  vs: (reading, _, term) => {
    reading.connector = "vs";
    const word = reading.wordOf(term);
    if (word.startsWith("v")) reading.slots.flags.add("versus");
    if (/^(?:beat|def)/.test(word)) reading.slots.flags.add("record");
  },
  with: (reading, value) => {
    reading.connector = value as "with" | "without";
  },
  when: (reading) => {
    reading.slots.isWhenFirst = reading.slots.players.length === 0;
    reading.slots.flags.add("when");
    reading.isMean = false;
  },
  plays: ({ slots, cursor, wordOf }, value, term) => {
    const last = slots.players.at(-1);
    const hasOther = slots.players.length + slots.teams.length > 1;
    const isWhen = slots.flags.has("when");
    const isSetting = value === "without" || isWhen;
    const isMissed = /^miss/.test(wordOf(term)) || slots.flags.has("count");
    // "how many games did luka miss"
    if (value === "without" && isMissed && !hasOther && !isWhen) {
      slots.flags.add("missed");
      return;
    }
    if (last === undefined || !isSetting) return value === "with" ? undefined : cursor.stop(term);
    if (!hasOther) cursor.stop(term, "The question does not say whose games it means.");
    slots.players.pop();
    setOnce(slots, value as "with" | "without", last, cursor, term);
  },
  trait: ({ cursor, slots }, value, term) => setOnce(slots, "trait", value as Trait, cursor, term),
  extreme: ({ slots, cursor }, value, term) => {
    const [trait, order] = value.split(" ");
    if (slots.extreme !== undefined) cursor.stop(term, "One question at a time.");
    slots.extreme = { trait: trait as "age", most: order === "most" };
  },
  comparison: readComparison,
  footers: ({ slots, cursor }, _, term) => {
    setCondition(slots, "height", { min: 84, max: Number.POSITIVE_INFINITY }, cursor, term);
    addNoun(slots, "players");
  },
  draft: ({ cursor, slots }, _, term) => {
    const year = cursor.peek();
    slots.flags.add("draft");
    if (year?.is !== "year") return;
    cursor.at += 1;
    setCondition(slots, "draft", { min: year.value, max: year.value }, cursor, term);
  },
  undrafted: ({ cursor, slots }, _, term) =>
    setCondition(slots, "draft", "undrafted", cursor, term),
  flag: ({ slots }, value) => slots.flags.add(value as Flag),
  nth: ({ cursor, slots }, value, term) => setOnce(slots, "nth", Number(value), cursor, term),
  list: ({ cursor, slots }, value, term) => setOnce(slots, "list", value, cursor, term),
  award: ({ cursor, slots }, value, term) => setOnce(slots, "award", value, cursor, term),
  page: ({ cursor, slots }, value, term) => setOnce(slots, "page", value, cursor, term),
  special: ({ cursor, slots }, value, term) => setOnce(slots, "special", value, cursor, term),
};

/** The percentages that replace the field goal percentage: "shot the best from three". */
const SHOTS = ["fg3pct", "ftpct"];

function measure(slots: Slots, figure: string): undefined {
  if (SHOTS.includes(figure) && slots.flags.has("shooting"))
    slots.measures = slots.measures.filter((key) => key !== "fgpct");
  if (figure === "pts" && slots.measures.includes("oppts")) return;
  if (figure === "oppts") slots.measures = slots.measures.filter((key) => key !== "pts");
  if (!slots.measures.includes(figure)) slots.measures.push(figure);
}

/** Reads a figure with a comparison ("assists over 10") as a range, any other as a measure. */
function readFigure(reading: Reading, value: string): undefined {
  const { cursor, slots, isMean, isTaken } = reading;
  reading.isTaken = false;
  if (isTaken) return;
  const isCompared = cursor.value("before") !== undefined;
  if (isCompared && readNumbers(cursor, slots, value, isMean)) return;
  measure(slots, value);
}

function readBare(reading: Reading, _: string, term: Term): undefined {
  const { cursor, slots, isMean } = reading;
  cursor.at -= 1;
  if (!readNumbers(cursor, slots, undefined, isMean)) cursor.stop(term);
}

function readDay({ cursor, slots }: Reading, _: string, term: Term): undefined {
  cursor.at -= 1;
  if (!readPeriod(cursor, slots)) cursor.stop(term);
}

function takeVersus(reading: Reading): boolean {
  const isVersus = reading.connector === "vs";
  if (isVersus) reading.connector = undefined;
  return isVersus;
}

/** Reads all terms into slots. Throws `Stopped` at the first term that does not fit. */
export function readTerms(terms: readonly Term[], given: ReadingTools): Slots {
  const cursor = new Cursor(terms);
  const reading: Reading = {
    ...given,
    cursor,
    slots: emptySlots(),
    isMean: false,
    isOrigin: false,
    isTaken: false,
    connector: undefined,
    connected: undefined,
  };
  for (let term = cursor.peek(); term !== undefined; term = cursor.peek()) readTerm(reading, term);
  if (reading.connector === "vs") cursor.stop(terms.at(-1));
  // "where is Jokić from"
  if (reading.isOrigin) setOnce(reading.slots, "trait", "nation", cursor, terms.at(-1) as Term);
  return reading.slots;
}

function readTerm(reading: Reading, term: Term): undefined {
  const { cursor, slots } = reading;
  switch (term.is) {
    case "named": {
      cursor.at += 1;
      return assignName(reading, term, term.named);
    }
    case "word": {
      cursor.at += 1;
      if (!["filler", "and"].includes(term.kind)) endConnection(reading, term);
      const handler = HANDLERS[term.kind];
      if (handler === undefined) cursor.stop(term);
      handler?.(reading, term.value, term);
      return;
    }
    case "year":
      endConnection(reading, term);
      return readYear(reading, term);
    case "season":
      cursor.at += 1;
      endConnection(reading, term);
      return readSeason(slots, term.year, term);
    case "day":
      return readPeriod(cursor, slots) ? undefined : cursor.stop(term);
    case "number":
    case "numbers": {
      endConnection(reading, term);
      if (cursor.value("month", 1) !== undefined && readPeriod(cursor, slots)) return;
      if (term.is === "number" && term.isOrdinal) {
        cursor.at += 1;
        return setOnce(slots, "nth", term.value, cursor, term);
      }
      return readNumbers(cursor, slots, undefined, reading.isMean) ? undefined : cursor.stop(term);
    }
    case "unknown":
      return cursor.stop(term);
  }
}
