import { formatLongDay } from "#domain/dates.ts";
import { type Fixture, fixturePath } from "#domain/season/fixtures.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import type { Team } from "#domain/season/team.ts";
import type { TeamGame } from "#domain/season/team-log.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, orElse, viewOf } from "../gather.ts";
import { teamPath } from "../links.ts";
import { comingGame } from "../next-game.ts";
import { gamePath, seasonGames } from "../season-games.ts";
import { findTeam } from "../team.ts";
import type { View } from "../view.ts";
import { atomText } from "./atom.ts";
import { calendarText } from "./calendar.ts";
import { SCORES_HIDDEN } from "./response.ts";

const MOST_RESULTS = 20;

/** The feed of a team that an address asks for. */
interface AskedFeed {
  id: string | undefined;
  /** Neither results nor scores are in it. */
  hidesScores: boolean;
}

/** A team's latest results as an Atom feed, or its latest games without their scores. */
export async function loadTeamResults(
  collections: Collections,
  asked: AskedFeed,
  siteUrl: string,
): Promise<View<string>> {
  return feedOf(collections, asked, ({ team, log, words }) => {
    const latest = log.slice(-MOST_RESULTS).toReversed();
    const address = (path: string) => new URL(path, siteUrl).href;
    return atomText({
      title: `${team.fullName}: ${asked.hidesScores ? "games" : "results"}`,
      self: address(`${teamPath(team)}/results.atom${asked.hidesScores ? SCORES_HIDDEN : ""}`),
      alternate: address(`${teamPath(team)}/games`),
      author: "Hardwood",
      updated: timeOf(latest[0]?.date),
      entries: latest.map((game) => ({
        id: address(gamePath({ id: game.gameId })),
        href: address(gamePath({ id: game.gameId })),
        title: words(game),
        updated: timeOf(game.date),
        summary: `${words(game)}, ${formatLongDay(game.date)}.`,
      })),
    });
  });
}

/** All games of a team as a calendar, the coming ones included. */
export async function loadTeamCalendar(
  collections: Collections,
  asked: AskedFeed,
  siteUrl: string,
): Promise<View<string>> {
  const { host } = new URL(siteUrl);
  return feedOf(collections, asked, ({ team, log, words, coming, updatedAt }) =>
    calendarText({
      name: `${team.fullName} games`,
      events: [
        ...log.map((game) => ({
          key: `game-${game.gameId}`,
          start: game.date,
          summary: words(game),
          path: gamePath({ id: game.gameId }),
        })),
        ...coming,
      ].map(({ key, start, summary, path }) => ({
        uid: `${key}-${team.id}@${host}`,
        changedAt: updatedAt ?? start,
        start,
        summary,
        url: new URL(path, siteUrl).href,
      })),
    }),
  );
}

interface TeamLog {
  team: Team;
  log: readonly TeamGame[];
  updatedAt: string | undefined;
  /** "Lakers 109 v. Warriors 119", without scores "Lakers v. Warriors". */
  words(game: TeamGame): string;
  coming: ComingGame[];
}

interface ComingGame {
  /** Has the date in Eastern time: a team has one game a day, and fixtures have no ids. */
  key: string;
  /** The tip-off as an ISO time; an ISO date when the time is unknown. */
  start: string;
  /** "Lakers at Warriors". */
  summary: string;
  path: string;
}

async function feedOf(
  collections: Collections,
  { id, hidesScores }: AskedFeed,
  build: (log: TeamLog) => string,
): Promise<View<string>> {
  const read = await gather({
    teams: collections.teams(),
    games: collections.games(),
    postseason: collections.postseason(),
    fixtures: orElse<Fixture[]>(collections.fixtures(), []),
  });
  const updatedAt = read.ok ? read.value.updatedAt : undefined;
  return viewOf(read, ({ teams, games, postseason, fixtures }) => {
    const team = findTeam(teams, id);
    if (team === undefined) return undefined;
    const names = new Map(teams.map((other) => [other.id, other.name]));
    const season = seasonGames(games)(postseason);
    const log = season.logOf(team.id);
    const words = ({ points, opponentPoints, opponentId, floor }: TeamGame) => {
      const scored = (name: string, score: number) => (hidesScores ? name : `${name} ${score}`);
      const where = floor === "road" ? "at" : "v.";
      return `${scored(team.name, points)} ${where} ${scored(names.get(opponentId) ?? "", opponentPoints)}`;
    };
    const coming = comingGames(team, teams, scheduleOf(season.all)(fixtures).comingOf(team.id));
    return build({ team, log, words, coming, updatedAt });
  });
}

/** A team's games to come: one that has begun stays until its result is known. */
function comingGames(
  team: Team,
  teams: readonly Team[],
  fixtures: readonly Fixture[],
): ComingGame[] {
  return fixtures.flatMap((fixture) => {
    const { date, tipOff: start } = fixture;
    const game = comingGame(fixture, team.id, teams);
    if (game === undefined) return [];
    const isHome = fixture.homeTeamId === team.id;
    const path = isHome
      ? fixturePath(fixture, game.opponent, team)
      : fixturePath(fixture, team, game.opponent);
    const summary = `${team.name} ${game.floor} ${game.opponent.name}`;
    return [{ key: `fixture-${date}`, start, summary, path }];
  });
}

/** Midnight UTC of a game's day; the season's games have no tip-off times. */
export function timeOf(date: string | undefined): string {
  return `${date ?? "1970-01-01"}T00:00:00Z`;
}
