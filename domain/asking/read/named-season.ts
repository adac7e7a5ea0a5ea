import { NUMBER_WORDS } from "#domain/printing/ordinals.ts";
import { isSeasonName, seasonName, yearOfSeason } from "#domain/season/season.ts";
import { ALL_SEASONS, isSeveral } from "#domain/season/season-range.ts";
import { seasonEnding, seasonOf } from "./past-season.ts";

/** A question without the season that it names. */
export interface OfSeason {
  /** "2015-16", or several seasons by their name in addresses: "2015-16..". */
  season: string;
  question: string;
}

/** A number in digits or in a word. */
const numberOf = (text: string) => Number(text) || NUMBER_WORDS.indexOf(text.toLowerCase());
/** "ever since 2015", "most career points since 2015": the year says since when. */
const UNBOUNDED = /\b(?:(?:(?:his|their|a) )?career|ever|all[- ]time)\b ?/i;

/** A career, whose word the rest of the question keeps: its points are a sum. */
const CAREER = /\b(?:(?:in|over) )?(?:(?:his|their|a) )?career\b(?! high)/i;

/** Several seasons as a question writes them, each with their name in addresses. */
const SEVERAL: readonly {
  words: RegExp;
  name: (current: string, first: string, last: string) => string;
}[] = [
  {
    words: /\b(?:from|between) ([\d/–-]{4,9}) (?:to|and|through|until) ([\d/–-]{4,9})\b/i,
    name: (current, first, last) => `${beginningIn(first, current)}..${endingIn(last, current)}`,
  },
  {
    words: /\bsince (?:the )?([\d/–-]{4,9})\b/i,
    name: (current, first) => `${beginningIn(first, current)}..`,
  },
  {
    words:
      /\b(?:(?:over|in|of) )?(?:each of )?(?:the )?(?:last|past) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen) (?:seasons|years)\b/i,
    name: (current, count) => `${seasonName(yearOfSeason(current) + 1 - numberOf(count))}..`,
  },
  { words: /\b(?:(?:of|in) )?all[- ](?:time|seasons)\b|\bever\b/i, name: () => ALL_SEASONS },
  { words: /\b(?:(?:in|over) )?(?:(?:his|their|a) )?career\b/i, name: () => ALL_SEASONS },
  { words: /\bin (?:the )?(?:(?:nba|league) )?history\b/i, name: () => ALL_SEASONS },
];

/** "each of the last 5 seasons" */
const EACH = /\beach\b/i;

/** The season that begins in a year, or that is written as two. */
function beginningIn(text: string, current: string): string {
  return joinedSeason(text, current) ?? seasonName(Number(text));
}

/** The season that ends in a year, or that is written as two. */
function endingIn(text: string, current: string): string {
  return joinedSeason(text, current) ?? seasonEnding(Number(text));
}

function joinedSeason(text: string, current: string): string | undefined {
  const year = /^\d{4}$/.test(text) ? undefined : seasonOf(text.replace("–", "-"), current);
  return year === undefined ? undefined : seasonEnding(year);
}

/** A season as a question writes it. */
const WRITTEN = /\b(?:(\d{2,4}[-/–]\d{2,4})|last (?:season|year))\b/gi;

/** The words before and after a season that belong to it. */
const BEFORE = /\b(?:in|of|during|from|for)?(?: ?\bthe)? ?$/i;
const AFTER = /^ (?:nba |regular )?season\b/i;

/**
 * The past season that a question names, "2015-16", "15/16" or "last season", and the question
 * without it; undefined for a question that names none or several.
 */
function seasonNamedIn(question: string, current: string): OfSeason | undefined {
  return playInOf(question, current) ?? writtenIn(question, current) ?? yearIn(question, current);
}

/** Not a verb: "how many games did lebron play in 2021". */
const PLAY_IN = /\bplay-?in\b|\bplay in(?= (?:games?|tournament)\b)/i;
const YEAR = /(?<![-/–\d])\b(20\d\d)\b(?![-/–])/g;

/** "curry 2021 play-in": the season of a play-in ends in its year. */
function playInOf(question: string, current: string): OfSeason | undefined {
  if (!PLAY_IN.test(question)) return undefined;
  const asked = question.replace(PLAY_IN, "playin");
  return writtenIn(asked, current) ?? yearIn(asked, current);
}

/** Words of days that the season's first year has, so that a year beside them ends no season of theirs. */
const OF_FIRST_YEAR =
  /\b(?:oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|christmas|xmas|halloween|thanksgiving)\b/i;

/** "most threes 2019": the season that ended in the one year of a question. */
function yearIn(question: string, current: string): OfSeason | undefined {
  const [year, ...others] = question.matchAll(YEAR);
  const isOther = year === undefined || others.length > 0 || OF_FIRST_YEAR.test(question);
  if (isOther || question.search(WRITTEN) >= 0) return undefined;
  const season = seasonEnding(Number(year[1]));
  return season < current
    ? { season, question: without(question, year.index, year[0]) }
    : undefined;
}

/** The season that is written as two years, or as the last one. */
function writtenIn(question: string, current: string): OfSeason | undefined {
  const found = [...question.matchAll(WRITTEN)].flatMap(({ 0: written, 1: joined, index }) => {
    const year =
      joined === undefined ? yearOfSeason(current) : seasonOf(joined.replace("–", "-"), current);
    const season = year === undefined ? "" : seasonEnding(year);
    return isSeasonName(season) && season < current ? [{ season, index, written }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const { season, index, written } = only;
  return { season, question: without(question, index, written) };
}

/** A question without a season that it names, and without the words that belong to it. */
function without(question: string, index: number, written: string): string {
  const before = question.slice(0, index).replace(BEFORE, "");
  const after = question.slice(index + written.length).replace(AFTER, "");
  return `${before} ${after}`.replace(/\s+/g, " ").trim();
}

/** The other seasons that a question names, one or several, and the question without them. */
export function seasonsNamedIn(question: string, current: string): OfSeason | undefined {
  if (OF_TODAY.test(question)) return undefined;
  for (const { words, name } of SEVERAL) {
    const found = words.exec(question);
    if (found === null) continue;
    const [written, first = "", last = ""] = found;
    const season = name(current, first, last);
    const bySeason = EACH.test(written) ? " by season" : "";
    const left = `${without(question, found.index, written)}${bySeason}`;
    const rest = first === "" && season !== ALL_SEASONS ? left : left.replace(UNBOUNDED, "").trim();
    const others = [...SEVERAL.map((other) => other.words), IN_A_SEASON];
    const isOne = !namesSeason(rest, current) && !others.some((other) => rest.search(other) >= 0);
    const isClear = isSeveral(season) && isOne;
    if (!isClear) return undefined;
    return { season, question: CAREER.test(question) ? `${rest} career` : rest };
  }
  return seasonNamedIn(question, current);
}

/** Returns whether a text names a season; "20-10 games" name none. */
function namesSeason(text: string, current: string): boolean {
  return [...text.matchAll(WRITTEN)].some(
    ([, joined]) =>
      joined === undefined || seasonOf(joined.replace("–", "-"), current) !== undefined,
  );
}

/** Players of today alone, whom the games of past seasons do not tell apart. */
const OF_TODAY = /\b(?:active|current(?:ly)?)\b/i;

/** A figure of one season, as in "most threes in a season ever", which no grouping tells yet. */
const IN_A_SEASON = /\bin (?:a|one|any|a single) (?:season|year)\b|\bsingle[- ]season\b/i;

/** Returns whether a question is about the figure of one season: "most threes in a season". */
export function isOfASeason(question: string): boolean {
  return IN_A_SEASON.test(question);
}

/** A question about the best season of all players or teams, or of one team. */
export interface RecordAsked extends OfSeason {
  /** The order of the seasons; undefined for that of the question. */
  order: "asc" | "desc" | undefined;
}

const OWN_BEST = /\b(best|worst) (?:season )?record\b/i;

/** The question behind "most threes in a season ever" and "warriors best record". */
export function recordAskedIn(question: string, current: string): RecordAsked | undefined {
  const found = IN_A_SEASON.exec(question);
  if (found !== null) {
    const rest = without(question, found.index, found[0]);
    return {
      ...(seasonsNamedIn(rest, current) ?? { season: ALL_SEASONS, question: rest }),
      order: undefined,
    };
  }
  const [written, which] = OWN_BEST.exec(question) ?? [];
  if (written === undefined) return undefined;
  const asked = question.replace(written, "record");
  const named = seasonsNamedIn(asked, current) ?? { season: ALL_SEASONS, question: asked };
  const order = which?.toLowerCase() === "worst" ? "asc" : "desc";
  return { ...named, question: `${named.question} by season`, order };
}
