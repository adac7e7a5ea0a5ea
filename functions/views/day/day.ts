import { formatLongDay, isDay } from "#domain/dates.ts";
import { linksOfSeason, type SeasonLinks } from "#domain/players/season-links.ts";
import { counted } from "#domain/printing/counted.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { type BoxScore, type Day, leadingLine } from "#domain/season/box-score.ts";
import { NO_FIXTURES } from "#domain/season/fixtures.ts";
import { type CalendarMonth, monthOf, neighboursOf } from "#domain/season/game-days.ts";
import { estimateMark } from "#domain/season/line-doubts.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { seasonOfDate } from "#domain/season/season.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { lineWords, overtimeMark, periodHeads } from "../game/box-score.ts";
import { dayWords, type GameFacts } from "../game/game-words.ts";
import { type PageTime, type UpcomingGames, upcomingGames } from "../game/upcoming-games.ts";
import { gather, orElse } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { dayPath, gamePath, type SeasonGames, seasonGames } from "../season/season-games.ts";
import { dayNotes, type TopLine, topLines } from "./day-highlights.ts";
import { dayOfEvening } from "./today.ts";

export interface DaySide {
  name: string;
  city: string;
  href: string;
  logo: string;
  /** Wins and losses, this game included. */
  record: string;
  periods: number[];
  points: number;
  won: boolean;
  best: { name: string; href: string; words: string } | undefined;
}

export interface DayGame {
  href: string;
  title: string;
  label: string | undefined;
  arena: string | undefined;
  tipOff: string | undefined;
  periodHeads: string[];
  /** "OT", "2OT" where the points by period are not known; "" for none. */
  overtimes: string;
  television: string[];
  away: DaySide;
  home: DaySide;
}

export interface DayLink {
  date: string;
  href: string;
  games: number;
}

/** A day of the calendar without games. */
export interface FreeDay {
  kind: "free";
  date: string;
  sentence: string;
  previous: DayLink | undefined;
  next: DayLink | undefined;
  /** The calendar of its month, or of the nearest with games; undefined before the first game. */
  calendar: DayPage["calendar"] | undefined;
}

/** A day of which no result is known yet. */
export interface UpcomingDay {
  kind: "upcoming";
  date: string;
  previous: DayLink | undefined;
  next: DayLink | undefined;
  calendar: DayPage["calendar"];
  upcoming: UpcomingGames;
}

export interface DayPage {
  kind: "games";
  date: string;
  sentence: string;
  previous: DayLink | undefined;
  next: DayLink | undefined;
  calendar: CalendarMonth & { previous: string | undefined; next: string | undefined };
  games: DayGame[];
  /** The day's other games; undefined when all have a result. */
  upcoming: UpcomingGames | undefined;
  notes: { label: string; words: string; href: string }[];
  top: TopLine[];
}

/** The latest day with games; undefined before the first, or when games cannot be read. */
export async function latestDay(collections: Collections): Promise<string | undefined> {
  const read = await gather({
    games: collections.games(),
    postseason: collections.postseason(),
  });
  if (!read.ok) return undefined;
  const { games, postseason } = read.value.values;
  return seasonGames(games)(postseason).all.at(-1)?.date;
}

/**
 * The day that opens the games: today, or an evening that goes on after midnight; the latest day with
 * games after the last of the schedule.
 */
export async function openingDay(
  collections: Collections,
  { now, live }: PageTime,
): Promise<string | undefined> {
  const [read, fixtures] = await Promise.all([
    gather({ games: collections.games(), postseason: collections.postseason() }),
    collections.fixtures(),
  ]);
  if (!read.ok || !fixtures.ok) return latestDay(collections);
  const { games, postseason } = read.value.values;
  const schedule = scheduleOf(seasonGames(games)(postseason).all)(fixtures.value.value);
  const today = await dayOfEvening(now, schedule, live);
  const goesOn = fixtures.value.value.some(({ date }) => date >= today);
  return goesOn ? today : latestDay(collections);
}

/** The games of a day, or the nearest days with games; missing for anything but an ISO date. */
export async function loadDay(
  collections: Collections,
  documents: Documents,
  date: string,
  clock: PageTime,
): Promise<View<DayPage | UpcomingDay | FreeDay>> {
  if (!isDay(date)) return MISSING_VIEW;
  const [read, fixtures] = await Promise.all([
    gather({
      teams: collections.teams(),
      games: collections.games(),
      postseason: collections.postseason(),
      lines: orElse<SeasonLines | undefined>(collections.lines(), undefined),
    }),
    collections.fixtures(),
  ]);
  if (!read.ok) return UNAVAILABLE;
  const { teams, games, postseason, lines } = read.value.values;
  const season = seasonGames(games)(postseason);
  const schedule = scheduleOf(season.all)(fixtures.ok ? fixtures.value.value : NO_FIXTURES);
  const counts = schedule.days;
  const { previous, next } = neighboursOf(date, counts.keys());
  const link = (of: string | undefined): DayLink | undefined =>
    of === undefined ? undefined : { date: of, href: dayPath(of), games: counts.get(of) ?? 0 };
  const isScheduleRead = fixtures.ok || fixtures.error.kind === "empty";
  if (!counts.has(date)) {
    if (!isScheduleRead) return UNAVAILABLE;
    const days = { date, previous: link(previous), next: link(next) };
    const near =
      [previous, next].find((of) => of?.slice(0, 7) === date.slice(0, 7)) ?? next ?? previous;
    return {
      kind: "ready",
      updatedAt: read.value.updatedAt,
      page: {
        kind: "free",
        ...days,
        sentence: sentenceOfFreeDay(days),
        calendar: near === undefined ? undefined : calendarOf(near, counts),
      },
    };
  }
  const byId = new Map(teams.map((team) => [team.id, team]));
  const live = await clock.live?.(date, schedule.upcomingOn(date));
  const upcoming = upcomingGames(
    date,
    { teams: byId, season, schedule, now: clock.now, live },
    clock,
  );
  const around = { previous: link(previous), next: link(next) };
  if (schedule.upcomingOn(date).length === counts.get(date)) {
    if (upcoming === undefined) return MISSING_VIEW;
    const calendar = calendarOf(date, counts);
    const page: UpcomingDay = { kind: "upcoming", date, ...around, calendar, upcoming };
    return { kind: "ready", updatedAt: read.value.updatedAt, page };
  }
  const day = await documents.days(date);
  if (!day.ok) return UNAVAILABLE;
  const played = day.value.value.games.filter(
    (game) => byId.has(game.homeTeamId) && byId.has(game.awayTeamId),
  );
  const { current } = collections.seasonNow;
  const links = linksOfSeason(seasonOfDate(date), current);
  const context: DayContext = { day: day.value.value, teams: byId, season, links };
  const facts: GameFacts = {
    teams: byId,
    season,
    current,
    postseason,
    names: context.day.names,
    lines,
  };
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      kind: "games",
      date,
      sentence: await dayWords(played, facts, documents, counts.get(date)),
      ...around,
      calendar: calendarOf(date, counts),
      upcoming,
      games: played.map((game) => dayGame(game, context)),
      notes: dayNotes(played, byId),
      top: topLines(played, context),
    },
  };
}

function calendarOf(date: string, counts: ReadonlyMap<string, number>): DayPage["calendar"] {
  return { ...monthOf(date, counts), ...neighbourMonths(date, counts) };
}

/** The sentence that replaces scores. */
function sentenceOfFreeDay({ previous, next }: Pick<FreeDay, "previous" | "next">): string {
  const games = ({ date, games }: DayLink) => `${counted(games, "game")} on ${formatLongDay(date)}`;
  if (previous && next)
    return seasonOfDate(previous.date) === seasonOfDate(next.date)
      ? `Between ${games(previous)} and ${games(next)}.`
      : `The season ended with ${games(previous)}; the next one begins with ${games(next)}.`;
  if (previous) return `The season ended with ${games(previous)}.`;
  if (next) return `The season began with ${games(next)}.`;
  return "The season has no games yet.";
}

interface DayContext {
  day: Day;
  teams: ReadonlyMap<number, Team>;
  season: SeasonGames;
  links: SeasonLinks;
}

function dayGame(game: BoxScore, context: DayContext): DayGame {
  const away = side(game, game.awayTeamId, context);
  const home = side(game, game.homeTeamId, context);
  return {
    href: gamePath(game),
    title: `${away.name} ${game.neutral ? "vs." : "at"} ${home.name}`,
    label: game.label,
    arena: game.arena ?? game.city,
    tipOff: game.tipOff,
    periodHeads: periodHeads(game.periods.home.length),
    overtimes: game.periods.home.length === 0 ? overtimeMark(game.overtimes) : "",
    television: game.television,
    away,
    home,
  };
}

function side(game: BoxScore, teamId: number, { day, teams, season, links }: DayContext): DaySide {
  // Games of unknown teams are not shown.
  const team = teams.get(teamId) as Team;
  const isHome = teamId === game.homeTeamId;
  const points = isHome ? game.homePoints : game.awayPoints;
  const best = leadingLine(game.lines.filter((line) => line.teamId === teamId));
  const name = day.names.get(best?.playerId ?? "") ?? "";
  const record = season.logOf(teamId).find(({ gameId }) => gameId === game.id)?.record;
  return {
    name: team.name,
    city: team.city,
    href: links.team(team),
    logo: badgeUrl(team),
    record: record && game.stage !== "cup-final" ? printedScore(record.wins, record.losses) : "",
    periods: isHome ? game.periods.home : game.periods.away,
    points,
    won: points === Math.max(game.homePoints, game.awayPoints),
    best: best && {
      name: name + estimateMark(best.doubt),
      href: links.player(name),
      words: lineWords(best),
    },
  };
}

/** The last day with games of the month before, and the first of the month after. */
function neighbourMonths(
  date: string,
  counts: ReadonlyMap<string, number>,
): { previous: string | undefined; next: string | undefined } {
  const month = date.slice(0, 7);
  const days = [...counts.keys()];
  return {
    previous: days.findLast((day) => day.slice(0, 7) < month),
    next: days.find((day) => day.slice(0, 7) > month),
  };
}
