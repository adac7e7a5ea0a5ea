import {
  type Calendar,
  type CalendarGame,
  completeCalendar,
  isCupFinalLabel,
  loneGames,
  whyNotCounted,
} from "#domain/season/calendar.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { seasonOfDate, yearOfSeason } from "#domain/season/season.ts";
import type { Team } from "#domain/teams/team.ts";
import type { SourceGame } from "../sources/source.ts";
import { gameName } from "./waiting.ts";

/** Games that count in no standings, for one reason. */
export interface NotCounted {
  why: string;
  /** As "2025-12-16 SAS at NYK". */
  games: string[];
}

/** What an operator knows better than the API. */
export interface Exceptions {
  /** The API's ids of games that it should not have. */
  leftOut: ReadonlySet<number>;
  /** The ISO date of the NBA Cup's final. */
  cupFinal: string | undefined;
}

/** What decides whether a game counts, beside the API. */
export interface CountingRules {
  season: string;
  known: Calendar;
  teams: readonly Team[];
  fixtures: readonly Fixture[];
  /** The games of the days that are not listed; undefined where the whole season is. */
  unlisted?: readonly CalendarGame[] | undefined;
  exceptions: Exceptions;
}

/**
 * The API's games that count in the standings, finished and to come, and by reason the finished ones
 * that do not. The postseason, the days before and after the season, the NBA Cup's final and the
 * All-Star teams count nowhere, nor does what the operator leaves out.
 */
export function countedGames(
  games: readonly SourceGame[],
  rules: CountingRules,
): { counted: SourceGame[]; upcoming: SourceGame[]; notCounted: NotCounted[]; calendar: Calendar } {
  const { season, teams, unlisted = [], exceptions } = rules;
  const ids = new Set(teams.map(({ id }) => id));
  const listed = games.filter(
    ({ id, isPostseason }) => !isPostseason && !exceptions.leftOut.has(id),
  );
  const calendar = completeCalendar(season, knownDays(rules), [...unlisted, ...listed]);
  const counted: SourceGame[] = [];
  const upcoming: SourceGame[] = [];
  const left = new Map<string, string[]>();
  for (const game of games) {
    const why = exceptions.leftOut.has(game.id) ? LEFT_OUT : reasonOf(game, calendar, ids);
    if (why === undefined) (game.isFinal ? counted : upcoming).push(game);
    if (why === undefined || !game.isFinal) continue;
    left.set(why, [...(left.get(why) ?? []), nameOf(game, teams)]);
  }
  const notCounted = [...left].map(([why, own]) => ({ why, games: own }));
  return { counted, upcoming, notCounted, calendar };
}

const LEFT_OUT = "STATS_API_LEFT_OUT has its id";

/** As "2025-12-16 SAS at NYK". */
export function nameOf(game: SourceGame, teams: readonly Team[]): string {
  return gameName({ ...game, awayTeamId: game.visitorTeamId }, teams);
}

/** Between these days lies every regular season. */
function widestCalendar(season: string): Calendar {
  const year = yearOfSeason(season);
  return { first: `${year}-10-16`, last: `${year + 1}-06-30` };
}

/** The calendar as the operator, the database and the labels of its schedule know it. */
function knownDays(rules: CountingRules): Calendar {
  const { season, fixtures, unlisted, exceptions } = rules;
  const { cupFinal } = exceptions;
  const isPlanned = fixtures.some(({ date }) => seasonOfDate(date) === season);
  // Without a schedule, the games of a few days tell neither the first day nor the last.
  const known =
    unlisted === undefined || isPlanned
      ? rules.known
      : { ...widestCalendar(season), ...rules.known };
  if (cupFinal !== undefined && seasonOfDate(cupFinal) === season) return { ...known, cupFinal };
  const labelled = fixtures.find(
    ({ date, label }) => seasonOfDate(date) === season && isCupFinalLabel(label),
  );
  return { ...known, cupFinal: known.cupFinal ?? labelled?.date };
}

/**
 * What an operator should know of the Cup's final from December on while nothing tells its day: until
 * then every game counts.
 */
export function cupFinalDoubts(
  { cupFinal }: Calendar,
  games: readonly SourceGame[],
  { season, teams, exceptions }: CountingRules,
  today: string,
): string[] {
  if (cupFinal !== undefined || today < `${yearOfSeason(season)}-12-01`) return [];
  const listed = games.filter(({ id }) => !exceptions.leftOut.has(id));
  const lone = loneGames(season, listed).map((game) => nameOf(game, teams));
  const among = lone.length === 0 ? "" : ` Alone on their day: ${lone.join(", ")}.`;
  return [
    `The day of the NBA Cup's final is not known, so every game counts: CUP_FINAL_DAY names it.${among}`,
  ];
}

function reasonOf(
  { date, isPostseason, homeTeamId, visitorTeamId }: SourceGame,
  calendar: Calendar,
  teams: ReadonlySet<number>,
): string | undefined {
  if (isPostseason) return "the source says that it is a game of the postseason";
  if (!teams.has(homeTeamId) || !teams.has(visitorTeamId)) {
    return "not between two of the league's teams";
  }
  return whyNotCounted(calendar, date);
}
