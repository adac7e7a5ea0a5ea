import { isOfDays } from "#domain/ask/date-rules.ts";
import { marginRange } from "#domain/ask/limits.ts";
import type { DraftGroup } from "#domain/query/question-data.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Flag, Rank, Slots, TopicAsked, UnitAsked } from "../slots.ts";
import { addNoun, Cursor, seasonAt, setCondition, setOnce, setRank } from "./cursor.ts";
import { readDays } from "./dates.ts";
import { readCount, readDeed, readOften, readPlays, readWins } from "./deeds.ts";
import { emptyDraft } from "./draft.ts";
import { measure, readFigure, readShare, readVerb } from "./figures.ts";
import { joinedTerms } from "./joined-terms.ts";
import type { WordKind } from "./lexicon.ts";
import { assignName, endConnection, endQuestion, readTo } from "./names.ts";
import { readAbsent, readCompany, readNegation } from "./negation.ts";
import { readBackToBack, readFirst, readLast, readSince } from "./occasions.ts";
import { takeOneGame } from "./one-game.ts";
import { readSeason, readTrait, readYear } from "./people.ts";
import { readNumbers, takeLimits } from "./ranges.ts";
import type { Reading, ReadingTools } from "./reading.ts";
import { readSetting, readStand } from "./stands.ts";
import type { Term } from "./terms.ts";

type WordHandlers = {
  [Kind in WordKind]?: (reading: Reading, value: string, term: Term) => unknown;
};

const HANDLERS: WordHandlers = {
  filler: ({ slots, wordOf }, _, term) => {
    // "celtics and knicks records" are two, and not the one between them.
    const isOfEach = wordOf(term) === "records" && slots.teams.length > 1;
    if (isOfEach) slots.flags.add("record").add("or");
  },
  to: readTo,
  attempts: ({ cursor }, _, term) => cursor.stop(term),
  unread: ({ cursor }, _, term) => cursor.stop(term),
  deed: readDeed,
  and: ({ cursor, slots }) => {
    const next = cursor.peek();
    const isAnother = next?.is === "named" && next.named.players.length > 0;
    if (slots.flags.has("when") && slots.isWhenFirst && isAnother) slots.flags.add("joined");
  },
  count: readCount,
  often: readOften,
  traded: ({ slots }, value) => slots.flags.add(`traded-${value as "since" | "before"}`),
  pronoun: ({ slots }, value) => slots.flags.add(value as "he" | "they"),
  figure: readFigure,
  verb: readVerb,
  rate: ({ cursor, slots }, value, term) => {
    measure(slots, value);
    setOnce(slots, "unit", "average", cursor, term);
  },
  averaging: (reading) => {
    const { cursor, slots } = reading;
    cursor.skip();
    slots.flags.add("averaging");
    reading.isMean = readNumbers(cursor, slots, undefined, true, true);
    if (!reading.isMean && slots.unit === undefined) slots.unit = "average";
  },
  stats: ({ slots }, value) => {
    if (value === "") slots.flags.add("stats");
    else for (const figure of value.split(" ")) measure(slots, figure);
  },
  unit: ({ cursor, slots }, value, term) => {
    setOnce(slots, "unit", value as UnitAsked, cursor, term);
  },
  rank: ({ cursor, slots, wordOf }, value, term) => {
    setRank(slots, value as Rank, cursor, term);
    if (wordOf(term) === "longest") slots.flags.add("longest");
    // "top 5 scorers": the number has no effect on the query.
    if (wordOf(term) === "top" || wordOf(term) === "bottom") cursor.number();
    if (wordOf(term) === "lowest") slots.flags.add("lowest");
  },
  noun: (reading, value) => {
    if (reading.connector === "vs") return;
    addNoun(reading.slots, value as "games");
    if (value === "games") reading.isMean = false;
  },
  record: ({ slots }) => slots.flags.add("record"),
  wins: readWins,
  result: ({ cursor, slots, wordOf }, value, term) => {
    if (/ (?:a|one) /.test(wordOf(term))) slots.flags.add("one-game");
    setCondition(slots, "result", value as "w" | "l", cursor, term);
  },
  by: ({ cursor, slots, wordOf }, value, term) => {
    if (/(?:each|every) teams?$/.test(wordOf(term)) && value === "team") slots.flags.add("each");
    setOnce(slots, "by", value as "where", cursor, term);
  },
  stage: ({ cursor, slots, wordOf }, value, term) => {
    // "playoff averages this year", "this season in the playoffs"
    const isOfYear = value === "season" && !wordOf(term).startsWith("reg");
    const isLate = isOfYear && (slots.stage !== undefined || cursor.terms.some(isLateStage));
    if (isLate) slots.flags.add("season");
    else setOnce(slots, "stage", value as "season", cursor, term);
  },
  pos: ({ cursor, slots, wordOf }, value, term) => {
    setCondition(slots, "pos", value as "G", cursor, term);
    addNoun(slots, "players");
    // "point guards": the tables know guards alone.
    if (/^(?:point|shooting|power|small|pg)/.test(wordOf(term))) slots.flags.add("wide-pos");
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
    setCondition(slots, "nation", value.replace(/\w.*/, nationOf), cursor, term),
  digits: (reading, value, term) => readAbsent(reading, value) || readDigits(reading, term),
  percent: (reading, _, term) => readShare(reading, term),
  margin: ({ cursor, slots, wordOf }, _, term) => {
    const word = wordOf(term);
    const limits = takeLimits(cursor);
    if (limits === undefined) return word.startsWith("by") ? undefined : cursor.stop(term);
    const within = { min: Number.NEGATIVE_INFINITY, max: limits.range.min };
    const range = word === "within" ? within : marginRange(limits);
    setCondition(slots, "margin", range, cursor, term);
    if (!limits.isSaid) slots.flags.add("bare-margin");
  },
  stand: readStand,
  close: ({ cursor, slots }, value, term) => {
    const min = value === "" ? Number.NEGATIVE_INFINITY : Number(value);
    setCondition(slots, "margin", { min, max: 3 }, cursor, term);
  },
  blowouts: ({ cursor, slots }, value, term) => {
    if (value !== "") setOnce(slots, "wins", value as "w" | "l", cursor, term);
    setCondition(slots, "margin", { min: 20, max: Number.POSITIVE_INFINITY }, cursor, term);
  },
  condition: readSetting,
  rest: (reading, _, term) => readBackToBack(reading, term),
  last: (reading, _, term) => readLast(reading, term),
  since: readSince,
  not: (reading, _, term) => readNegation(reading, term),
  from: (reading) => {
    reading.cursor.skip();
    const next = reading.cursor.peek();
    // "points from Jokić", "guards from the west": only a country or a school is an origin.
    const isPlace = next?.is === "named" && (next.named.nation ?? next.named.college) !== undefined;
    reading.isOrigin = isPlace || next === undefined;
  },
  vs: (reading, value, term) => {
    reading.connector = "vs";
    const word = reading.wordOf(term);
    if (word.startsWith("v")) reading.slots.flags.add("versus");
    if (value === "beat") reading.slots.flags.add("record").add("beat");
  },
  with: readCompany,
  when: (reading) => {
    reading.slots.isWhenFirst = reading.slots.players.length === 0;
    reading.slots.flags.add("when");
    reading.isMean = false;
  },
  plays: readPlays,
  trait: readTrait,
  extreme: ({ slots, cursor }, value, term) => {
    const [trait, order] = value.split(" ");
    if (slots.extreme !== undefined) cursor.stop(term, ASK_ADVICE.oneQuestion);
    slots.extreme = { trait: trait as "age", most: order === "most" };
  },
  comparison: ({ cursor, slots }, value, term) => {
    addNoun(slots, "players");
    // "aged under 22" says no more than "under 22".
    if (!value.startsWith("age") || !cursor.isCompared()) cursor.stop(term);
  },
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
  drafted: ({ cursor, slots }, value, term) =>
    setCondition(slots, "draft", value as DraftGroup, cursor, term),
  flag: ({ cursor, slots }, value) => {
    const next = cursor.peek();
    // "former Duke players" came from there.
    const isOfCollege = next?.is === "named" && next.named.college !== undefined;
    if (value === "former" && isOfCollege) return;
    // "in January or February" is both months.
    const isOfMonths = slots.conditions.month !== undefined && cursor.isMonth();
    if (value !== "or" || !isOfMonths) slots.flags.add(value as Flag);
  },
  nth: (reading, value, term) => readFirst(reading, Number(value), term),
  list: ({ cursor, slots }, value, term) => setOnce(slots, "list", value, cursor, term),
  award: ({ cursor, slots }, value, term) => setOnce(slots, "award", value, cursor, term),
  page: ({ cursor, slots }, value, term) => setOnce(slots, "page", value, cursor, term),
  topic: ({ cursor, slots }, value, term) =>
    setOnce(slots, "topic", value as TopicAsked, cursor, term),
  special: ({ cursor, slots }, value, term) => setOnce(slots, "special", value, cursor, term),
};

/** Returns whether a term names the games after the regular season. */
function isLateStage(term: Term): boolean {
  return term.is === "word" && term.kind === "stage" && term.value !== "season";
}

function readDigits(reading: Reading, term: Term): undefined {
  const { cursor, slots, isMean } = reading;
  cursor.at -= 1;
  if (!readNumbers(cursor, slots, undefined, isMean)) cursor.stop(term);
}

/** Reads what rules joined: days or a number. */
function readPart(reading: Reading, part: Term & { is: "part" }): undefined {
  const { cursor, slots } = reading;
  if (isOfDays(part)) {
    cursor.at += 1;
    return readDays(reading, part);
  }
  if (part.category !== "amount") return readQuantity(reading, part);
  const { head } = part;
  const { figure, isAverage } = part.value;
  // "lebron 2019 points" and "2019 assist leaders" name a season, "2000 points" is a number.
  const isOfYear = head.is === "year" && !isCount(reading, head.value);
  const season = seasonAt(cursor, slots);
  if (!isOfYear && season === undefined) return readQuantity(reading, part);
  measure(slots, figure);
  if (isAverage) setOnce(slots, "unit", "average", cursor, part);
  if (isOfYear) return readYear(reading, head);
  cursor.at += 1;
  if (season !== undefined) readSeason(slots, season, head);
}

function isCount({ cursor, slots }: Reading, year: number): boolean {
  const isOfMany = slots.players.length === 0;
  return isOfMany && (year % 100 === 0 || cursor.value("with", -1) !== undefined);
}

function readQuantity({ cursor, slots, isMean }: Reading, term: Term): undefined {
  if (!readNumbers(cursor, slots, undefined, isMean)) cursor.stop(term);
}

function takeVersus(reading: Reading): boolean {
  const isVersus = reading.connector === "vs";
  reading.connector = undefined;
  return isVersus;
}

/**
 * Reads all terms into slots; `folded` is the question's text. Throws `Stopped` at the first term
 * that does not fit.
 */
export function readTerms(terms: readonly Term[], folded: string, given: ReadingTools): Slots {
  const cursor = new Cursor(joinedTerms(terms, given));
  const reading: Reading = {
    ...given,
    cursor,
    slots: emptyDraft(given),
    isMean: false,
    isOrigin: false,
    isTaken: false,
    connector: undefined,
    connected: undefined,
  };
  for (let term = cursor.peek(); term !== undefined; term = cursor.peek()) readTerm(reading, term);
  const last = cursor.terms.at(-1);
  endQuestion(reading, last);
  // "where is Jokić from"
  if (reading.isOrigin) setOnce(reading.slots, "trait", "nation", cursor, last as Term);
  takeOneGame(reading.slots, folded);
  return reading.slots;
}

/** The words after which a name may still be one of "vs", "with" or "without". */
const JOINING = ["filler", "to", "and"];
const JOINING_FLAGS = ["or", "both"];

function readTerm(reading: Reading, term: Term): undefined {
  const { cursor, slots } = reading;
  switch (term.is) {
    case "named": {
      cursor.at += 1;
      return assignName(reading, term, term.named);
    }
    case "word": {
      cursor.at += 1;
      if (!JOINING.includes(term.kind) && !JOINING_FLAGS.includes(term.value))
        endConnection(reading, term);
      const handler = HANDLERS[term.kind];
      if (handler === undefined) return cursor.stop(term);
      handler(reading, term.value, term);
      return;
    }
    case "year":
      endConnection(reading, term);
      return readYear(reading, term);
    case "season":
      cursor.at += 1;
      endConnection(reading, term);
      return readSeason(slots, term.year, term);
    case "part":
      endConnection(reading, term.head);
      return readPart(reading, term);
    case "number":
    case "numbers": {
      const season = seasonAt(cursor, slots);
      endConnection(reading, term);
      if (season !== undefined) {
        cursor.at += 1;
        return readSeason(slots, season, term);
      }
      if (term.is === "number" && term.isOrdinal) {
        cursor.at += 1;
        return readFirst(reading, term.value, term);
      }
      return readQuantity(reading, term);
    }
    case "day":
    case "unknown":
      return cursor.stop(term);
  }
}
