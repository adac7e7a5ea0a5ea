import { scoreOf } from "#domain/ratings/forecast-record.ts";
import type { RatedSeason, RatingFacts } from "#domain/ratings/rating-facts.ts";
import { seasonName } from "#domain/season/season.ts";
import { DatasetError } from "../season/dataset-error.ts";
import { BASELINES } from "./baselines.ts";
import { rateHistory } from "./fit.ts";
import { readFittedRatings } from "./parameter-table.ts";
import { readSeasonGames } from "./season-games.ts";

/** The facts of the ratings, from all games of the tables in a folder. */
export function ratingFacts(folder: string): RatingFacts {
  const { until, parameters } = readFittedRatings();
  const seasons = readSeasonGames(folder);
  const { judged, openings } = rateHistory(seasons, parameters);
  const rated = openings.map(({ season, ratings }, at): RatedSeason => {
    const own = season ?? nextSeason(seasons.at(-1)?.season);
    const score = scoreOf(judged[at]?.games ?? []);
    const known = seasons.slice(0, at + 1);
    // The first season opens with no rating, and its baselines have nothing to learn from.
    const isJudged = at > 0 && score !== undefined;
    return {
      season: own,
      opening: ratings,
      isFitted: own <= until,
      briers: isJudged ? { ratings: score.brier, ...baselineScores(known) } : undefined,
    };
  });
  return { parameters, seasons: rated };
}

function baselineScores(known: ReturnType<typeof readSeasonGames>) {
  const scores = BASELINES.map(({ name, judge }) => [name, scoreOf(judge(known))?.brier ?? 0]);
  return Object.fromEntries(scores) as Record<(typeof BASELINES)[number]["name"], number>;
}

function nextSeason(season: string | undefined): string {
  if (season === undefined) throw new DatasetError("There is no season to rate.");
  return seasonName(Number(season.slice(0, 4)) + 1);
}
