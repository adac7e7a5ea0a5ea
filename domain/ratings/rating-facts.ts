import type { RatingParameters } from "./parameters.ts";
import type { Ratings } from "./team-ratings.ts";

/** The ways to forecast a game that are compared: the ratings, and three that are simpler. */
export const FORECASTS = ["ratings", "elo", "record", "home"] as const;

export type ForecastName = (typeof FORECASTS)[number];

/** How a season opened, and how right its forecasts were. */
export interface RatedSeason {
  season: string;
  /** The ratings before the first game. */
  opening: Ratings;
  /** The parameters are fitted on this season, so it cannot judge them. */
  isFitted: boolean;
  /** The Brier scores of the regular season; undefined before its end. */
  briers: Readonly<Record<ForecastName, number>> | undefined;
}

/** The stored facts of the ratings; all else follows from the games of a season. */
export interface RatingFacts {
  /** Undefined where none are stored. */
  parameters: RatingParameters | undefined;
  /** The oldest first; the last one is the season to come. */
  seasons: readonly RatedSeason[];
}

/** Ratings that cannot be read. */
export const NO_RATINGS: RatingFacts = { parameters: undefined, seasons: [] };
