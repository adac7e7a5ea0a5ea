import { formatLongDay } from "#domain/dates.ts";
import type { TeamGame } from "#domain/season/team-log.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, viewOf } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import type { View } from "../page/view.ts";
import { gamePath, seasonGames } from "../season/season-games.ts";
import { findTeam } from "../team/team-head.ts";
import { atomText } from "./atom.ts";
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
  const { id, hidesScores } = asked;
  const read = await gather({
    teams: collections.teams(),
    games: collections.games(),
    postseason: collections.postseason(),
  });
  return viewOf(read, ({ teams, games, postseason }) => {
    const team = findTeam(teams, id);
    if (team === undefined) return undefined;
    const names = new Map(teams.map((other) => [other.id, other.name]));
    // "Lakers 109 vs. Warriors 119", without scores "Lakers vs. Warriors".
    const words = ({ points, opponentPoints, opponentId, floor }: TeamGame) => {
      const scored = (name: string, score: number) => (hidesScores ? name : `${name} ${score}`);
      const where = floor === "road" ? "at" : "vs.";
      return `${scored(team.name, points)} ${where} ${scored(names.get(opponentId) ?? "", opponentPoints)}`;
    };
    const log = seasonGames(games)(postseason).logOf(team.id);
    const latest = log.slice(-MOST_RESULTS).toReversed();
    const address = (path: string) => new URL(path, siteUrl).href;
    return atomText({
      title: `${team.fullName}: ${hidesScores ? "games" : "results"}`,
      self: address(`${teamPath(team)}/results.atom${hidesScores ? SCORES_HIDDEN : ""}`),
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

/** Midnight UTC of a game's day; the season's games have no tip-off times. */
export function timeOf(date: string | undefined): string {
  return `${date ?? "1970-01-01"}T00:00:00Z`;
}
