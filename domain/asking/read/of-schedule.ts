import type { CalendarFact, ComingFact } from "../facts-ahead.ts";
import type { Asking } from "./asking.ts";
import { plainWords } from "./plain-words.ts";

const wordsOf = (text: string) => new Set(text.split(" "));

/** The words that say when, and what they mean. */
const WHEN: Readonly<Record<string, ComingFact["when"]>> = {
  today: "today",
  tonight: "today",
  tomorrow: "tomorrow",
  next: "next",
  schedule: "all",
  schedules: "all",
  fixture: "all",
  fixtures: "all",
  upcoming: "all",
  coming: "all",
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

const TELEVISION = wordsOf("tv television televised channel watch stream broadcast network air");
const TIME = wordsOf("time tip tipoff");
const CUP = wordsOf("cup");

/** The words that may stand beside: none of them asks for a result or a figure. */
const BESIDE = wordsOf(
  "a against and any are at between can day days do does emirates for game games group have how i in " +
    "is it list match matchup matchups meet nba of off on opponent play playing plays s show the their " +
    "there to up v versus vs what whats when whens where which who whos",
);

const KNOWN = [TELEVISION, TIME, CUP, BESIDE];
const MOST_TEAMS = 2;

/**
 * Reads a question for games to come: "who plays tonight", "lakers next game", "lakers game tv", "games
 * on espn". Undefined for every other question, which the rooms for figures read.
 */
export function comingAsked(asking: Asking): ComingFact | undefined {
  const isKnown = (word: string) =>
    Object.hasOwn(WHEN, word) ||
    Object.hasOwn(NETWORKS, word) ||
    KNOWN.some((known) => known.has(word));
  const read = plainWords(asking, isKnown);
  if (read === undefined) return undefined;
  const { teamIds, words } = read;
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  const [said, ...others] = new Set(words.flatMap((word) => WHEN[word] ?? []));
  const [network, ...more] = new Set(words.flatMap((word) => NETWORKS[word] ?? []));
  if (others.length + more.length > 0 || teamIds.length > MOST_TEAMS) return undefined;
  const isOnTelevision = has(TELEVISION);
  const isOfCup = has(CUP);
  const isOfTeams = teamIds.length > 0;
  const isOfGames = words.some((word) => word.startsWith("game"));
  const isOfNetworks = network !== undefined || (isOnTelevision && (isOfTeams || isOfGames));
  const isAhead = isOfNetworks || (has(TIME) && isOfTeams);
  const when = said ?? (isAhead ? "next" : isOfCup && isOfGames ? "all" : undefined);
  if (when === undefined) return undefined;
  // The schedule of the whole league is a page.
  const isNarrow = isOfCup || isOnTelevision || network !== undefined || isOfTeams;
  if (when === "all" && !isNarrow) return undefined;
  return { kind: "coming", when, teamIds, network, isOnTelevision, isOfCup };
}

const STARTS = wordsOf("start starts started begin begins began opener opening");
const ENDS = wordsOf("end ends ended finish finishes finished over");
const SEASON = wordsOf("season opener night");
const PLAYOFFS = wordsOf("playoffs postseason");
const PAST = wordsOf("did was started began ended finished");
const AROUND = wordsOf(
  "when what whats day date is does do the nba new next this year regular of be will",
);
const OF_CALENDAR = [STARTS, ENDS, SEASON, PLAYOFFS, PAST, AROUND];

/** Words of these questions, which are no slips of others. */
export const SCHEDULE_WORDS: ReadonlySet<string> = new Set(
  [...OF_CALENDAR, TELEVISION, TIME].flatMap((known) => [...known]),
);

/** Reads "when does the season start", "when do the playoffs begin", "when is opening night". */
export function calendarAsked(asking: Asking): CalendarFact | undefined {
  const read = plainWords(asking, (word) => OF_CALENDAR.some((known) => known.has(word)));
  if (read === undefined || read.teamIds.length > 0) return undefined;
  const has = (known: ReadonlySet<string>) => read.words.some((word) => known.has(word));
  const isAsked = read.words.some((word) => /^(?:when|what|whats)$/.test(word));
  const isOfPlayoffs = has(PLAYOFFS);
  const [isStart, isEnd] = [has(STARTS), has(ENDS)];
  if (!isAsked || isStart === isEnd || !(isOfPlayoffs || has(SEASON))) return undefined;
  if (isOfPlayoffs && (isEnd || has(SEASON))) return undefined;
  return {
    kind: "calendar",
    of: isOfPlayoffs ? "playoffs" : isStart ? "start" : "end",
    isPast: has(PAST) || isOfPlayoffs,
  };
}
