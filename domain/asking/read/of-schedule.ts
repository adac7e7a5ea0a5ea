import { NUMBER_WORDS } from "#domain/printing/ordinals.ts";
import { type Month, USUAL_MONTHS } from "#domain/query/engine/months.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import type { CalendarFact, UpcomingFact } from "../facts-ahead.ts";
import type { Asking } from "./asking.ts";
import { type PlainWords, plainWords } from "./plain-words.ts";

const wordsOf = (text: string) => new Set(text.split(" "));

/** The words that say when, and what they mean. */
const WHEN: Readonly<Record<string, UpcomingFact["when"]>> = {
  today: "today",
  tonight: "today",
  now: "today",
  tomorrow: "tomorrow",
  next: "next",
  schedule: "all",
  schedules: "all",
  fixture: "all",
  fixtures: "all",
  upcoming: "all",
  coming: "all",
  left: "all",
  remaining: "all",
  closing: "closing",
};

/** The networks as the schedule writes them, by their first words; "video" belongs to "prime". */
const NETWORKS: Readonly<Record<string, string>> = {
  abc: "ABC",
  espn: "ESPN",
  nbc: "NBC",
  nbcsn: "NBCSN",
  amazon: "Prime Video",
  prime: "Prime Video",
  video: "Prime Video",
  tnt: "TNT",
};

/** The words that say where a team plays. */
const PLACES: Readonly<Record<string, "home" | "away">> = {
  home: "home",
  away: "away",
  road: "away",
};
/** The words before the team that another one plays, and before the one that it visits. */
const AGAINST = wordsOf("against v versus vs");
const VISITING = wordsOf("at in");

const MONTH_WORDS: ReadonlyMap<string, Month> = new Map(
  USUAL_MONTHS.flatMap((month) => [
    [month, month],
    [MONTH_NAMES[month].toLowerCase(), month],
  ]),
);

const TELEVISION = wordsOf(
  "tv television televised channel watch stream broadcast network air airs airing",
);
const TIME = wordsOf("time tip tipoff");
const CUP = wordsOf("cup");
const BACK_TO_BACK = wordsOf("back backs b2b b2bs");
/** The words of "to close out the regular season", and beside "closing". */
const OF_CLOSING = wordsOf("close out regular season stretch final last");

/** The words that may stand beside: none of them asks for a result or a figure. */
const BESIDE = wordsOf(
  "a against and any are at between can day days do does emirates for game games group have how i in is " +
    "it list many match matchup matchups meet nba of off on opponent play playing plays right s show " +
    "showing shows the their there to up v versus vs what whats when whens where which who whos",
);

const KNOWN = [TELEVISION, TIME, CUP, BESIDE, BACK_TO_BACK, OF_CLOSING];
const MOST_TEAMS = 2;

/**
 * Reads a question for games to come: "who plays tonight", "lakers next game", "lakers game tv", "games
 * on espn". Undefined for every other question, which the rooms for figures read.
 */
export function upcomingAsked(asking: Asking): UpcomingFact | undefined {
  const { season } = asking.vocabulary.data.seasonNow.schedule;
  const isKnown = (word: string) =>
    [WHEN, NETWORKS, PLACES].some((known) => Object.hasOwn(known, word)) ||
    MONTH_WORDS.has(word) ||
    isYearAhead(word, season) ||
    word === season ||
    word === "first" ||
    numberOf(word) !== undefined ||
    KNOWN.some((known) => known.has(word));
  const read = plainWords(asking, isKnown);
  if (read === undefined) return undefined;
  const { words } = read;
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  const whens = new Set(words.flatMap((word) => WHEN[word] ?? []));
  if (words.includes("close") && words.includes("out")) whens.add("closing");
  // "lakers closing schedule"
  if (whens.has("closing")) whens.delete("all");
  const [said, ...others] = whens;
  const [network, ...more] = new Set(words.flatMap((word) => NETWORKS[word] ?? []));
  const [month, ...months] = new Set(words.flatMap((word) => MONTH_WORDS.get(word) ?? []));
  const side = sideOf(read);
  if (others.length + more.length + months.length > 0 || side === undefined) return undefined;
  const { teamIds, where } = side;
  const year = words.find((word) => isYearAhead(word, season));
  const isAheadOf =
    year !== undefined && month !== undefined && Number(year) === yearOf(month, season);
  if (year !== undefined && !isAheadOf) return undefined;
  const among = amongNext(words);
  const isNumbered = words.some((word) => numberOf(word) !== undefined);
  if (isNumbered !== (among !== undefined) || (isNumbered && teamIds.length === 0))
    return undefined;
  if (has(OF_CLOSING) && said !== "closing") return undefined;
  const isOnTelevision = has(TELEVISION);
  const isOfCup = has(CUP);
  const isOfTeams = teamIds.length > 0;
  if (said === "closing" && !isOfTeams) return undefined;
  const isOfGames = words.some((word) => word.startsWith("game"));
  const isOfNetworks = network !== undefined || (isOnTelevision && (isOfTeams || isOfGames));
  const isToPlay = words.includes("when") && (words.includes("do") || words.includes("does"));
  const isAhead = isOfNetworks || (isOfTeams && (isToPlay || (has(TIME) && !words.includes("it"))));
  // "when do the knicks first play the spurs", as opposed to "lakers first game"
  if (words.includes("first") && !(isToPlay && teamIds.length === MOST_TEAMS)) return undefined;
  const isOfAll = (isOfCup && isOfGames) || isAheadOf;
  const when = said ?? (isAhead ? "next" : isOfAll ? "all" : undefined);
  if (when === undefined) return undefined;
  // The schedule of the whole league is a page.
  const isNarrow = isOfCup || isOnTelevision || network !== undefined || isOfTeams;
  if (!isNarrow && (when === "all" || month !== undefined)) return undefined;
  const isCounted = words.includes("many");
  return {
    kind: "upcoming",
    when,
    teamIds,
    where,
    month,
    network,
    isOnTelevision,
    isOfCup,
    isCounted,
    among,
    isBackToBack: has(BACK_TO_BACK),
  };
}

/** A small number, in digits or in a word. */
function numberOf(word: string): number | undefined {
  const small = /^\d{1,2}$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word);
  return small > 1 ? small : undefined;
}

/** The number of "next ten games"; undefined without one. */
function amongNext(words: readonly string[]): number | undefined {
  const [before, number, after] = words.slice(Math.max(0, words.indexOf("next")));
  return before === "next" && after === "games" ? numberOf(number ?? "") : undefined;
}

/** The teams, first the one whose place it is, and its place; undefined where they do not fit. */
function sideOf({
  teamIds,
  before,
  words,
}: PlainWords): Pick<UpcomingFact, "teamIds" | "where"> | undefined {
  const [first, second] = before;
  const [place, ...others] = new Set(words.flatMap((word) => PLACES[word] ?? []));
  if (others.length > 0 || teamIds.length > MOST_TEAMS) return undefined;
  const isOfOpponent = AGAINST.has(first ?? "") && !AGAINST.has(second ?? "");
  const isVisiting = !isOfOpponent && VISITING.has(second ?? "");
  const isOfNone = teamIds.length === 0 || (teamIds.length === 1 && isOfOpponent);
  if (place !== undefined && (isOfNone || isVisiting)) return undefined;
  return {
    teamIds: isOfOpponent ? teamIds.toReversed() : teamIds,
    where: isVisiting ? "away" : place,
  };
}

/** Returns whether a word is a year of the schedule's season. */
function isYearAhead(word: string, season: string): boolean {
  const year = yearOfSeason(season);
  return word === String(year) || word === String(year + 1);
}

/** The year of a month of the schedule's season, which turns after December. */
export function yearOf(month: Month, season: string): number {
  const isLate = USUAL_MONTHS.indexOf(month) > USUAL_MONTHS.indexOf("dec");
  return yearOfSeason(season) + Number(isLate);
}

/** Returns whether one of a question's words says when its games are. */
export function saysWhen(when: UpcomingFact["when"], words: ReadonlySet<string>): boolean {
  return Object.entries(WHEN).some(([word, meant]) => meant === when && words.has(word));
}

const STARTS = wordsOf("start starts started begin begins began opener opening");
const ENDS = wordsOf("end ends ended finish finishes finished over");
const SEASON = wordsOf("season opener night");
const PLAYOFFS = wordsOf("playoffs postseason");
const PAST = wordsOf("did was started began ended finished");
const AROUND = wordsOf(
  "when what whats day date is does do the nba new next this year regular of be will",
);
/** "lakers home opener", "first game of next season", "when is the first game of the season" */
const OPENERS = wordsOf("opener openers first game");
const OF_CALENDAR = [STARTS, ENDS, SEASON, PLAYOFFS, PAST, AROUND, OPENERS];

/** Words of these questions, which are no slips of others. */
export const SCHEDULE_WORDS: ReadonlySet<string> = new Set(
  [...OF_CALENDAR, TELEVISION, TIME].flatMap((known) => [...known]),
);

/** Reads "when does the season start", "when do the playoffs begin", "lakers home opener". */
export function calendarAsked(asking: Asking): CalendarFact | undefined {
  const isKnown = (word: string) =>
    OF_CALENDAR.some((known) => known.has(word)) ||
    Object.hasOwn(PLACES, word) ||
    word === asking.vocabulary.data.seasonNow.schedule.season;
  const read = plainWords(asking, isKnown);
  const side = read && sideOf(read);
  if (read === undefined || side === undefined) return undefined;
  const { words } = read;
  const { where, teamIds } = side;
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  const isFirst = ["first", "game"].every((word) => words.includes(word));
  const isOpener =
    (isFirst && words.some((word) => word === "next" || word === "is")) ||
    words.some((word) => /^openers?$/.test(word));
  const [teamId, ...others] = teamIds;
  if ((teamId !== undefined && !isOpener) || others.length > 0) return undefined;
  // "first" and "game" say nothing of a season by themselves.
  if (words.some((word) => /^(?:first|game)$/.test(word)) && !isOpener) return undefined;
  const isAsked = isOpener || words.some((word) => /^(?:when|what|whats)$/.test(word));
  const isOfPlayoffs = has(PLAYOFFS);
  const [isStart, isEnd] = [has(STARTS) || isOpener, has(ENDS)];
  if (!isAsked || isStart === isEnd || !(isOfPlayoffs || has(SEASON))) return undefined;
  if (isOfPlayoffs && (isEnd || has(SEASON))) return undefined;
  return {
    kind: "calendar",
    of: isOfPlayoffs ? "playoffs" : isStart ? "start" : "end",
    isPast: has(PAST) || isOfPlayoffs,
    teamId,
    where,
  };
}
