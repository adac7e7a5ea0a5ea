import type { RatedPeak } from "#domain/history/league-history.ts";
import {
  carriedOver,
  type Ratings,
  RunningRatings,
  rateSeason,
} from "#domain/ratings/team-ratings.ts";
import type { Game } from "#domain/season/facts.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import type { AllTimeLists } from "../season/alltime/season-lists.ts";
import { readFittedRatings } from "./parameter-table.ts";
import { readSeasonGames } from "./season-games.ts";

/** The teams of a season whose highest ratings are kept. */
const KEPT = 3;

/**
 * The highest ratings of each season since the results are held, after a team's own games: those of
 * its first teams, the best first. Before the league's lines are held only games of the regular season
 * move ratings.
 */
export function ratingPeaks(
  folder: string,
  { seasons, history }: Pick<AllTimeLists, "seasons" | "history">,
): RatedPeak[] {
  const { parameters } = readFittedRatings();
  const earlier = [...seasons]
    .flatMap(([season, { games }]) =>
      games.length > 0 ? [{ season, games: gamesInOrder(games) }] : [],
    )
    .toSorted((a, b) => (a.season < b.season ? -1 : 1));
  const nameIn = (season: string, teamId: number) => {
    const names = history.names.filter((own) => own.teamId === teamId && own.league !== "ABA");
    return (names.findLast(({ first }) => first <= season) ?? names[0])?.name ?? "";
  };
  // The ratings of today begin with the first season of both.
  return [earlier, readSeasonGames(folder)].flatMap((era) => {
    let opening: Ratings = new Map();
    return era.flatMap(({ season, games }) => {
      const peaks = peaksOf(games, new RunningRatings(parameters, opening));
      opening = carriedOver(rateSeason(games, parameters, opening).closing, parameters);
      return [...peaks]
        .map(([teamId, peak]) => ({ season, teamId, name: nameIn(season, teamId), ...peak }))
        .toSorted((a, b) => b.rating - a.rating)
        .slice(0, KEPT);
    });
  });
}

function peaksOf(
  games: readonly Game[],
  running: RunningRatings,
): Map<number, Pick<RatedPeak, "rating" | "date">> {
  const peaks = new Map<number, Pick<RatedPeak, "rating" | "date">>();
  for (const game of games) {
    running.play(game);
    const { ratings } = running;
    for (const id of [game.homeTeamId, game.awayTeamId]) {
      const rating = Math.round(10 * (ratings.get(id) ?? 0)) / 10;
      if (rating > (peaks.get(id)?.rating ?? -Infinity)) peaks.set(id, { rating, date: game.date });
    }
  }
  return peaks;
}
