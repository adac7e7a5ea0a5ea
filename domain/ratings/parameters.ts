/**
 * The parameters of the team ratings, in points unless said. They are fitted on past seasons
 * (`npm run ratings:fit`), so that the seasons they are judged on do not know them.
 */
export interface RatingParameters {
  /** The points that the home floor adds. */
  homeAdvantage: number;
  /** The points lost in a game on the day after another one. */
  backToBack: number;
  /** The points that a win counts beyond its margin. */
  winBonus: number;
  /** The weight of the margin and of the bonus. */
  marginWeight: number;
  /** The part of the difference between result and expectation by which a rating moves. */
  gain: number;
  /** The part of a rating that a team keeps from one season to the next. */
  carry: number;
  /** The expected margin, positive or negative, at which the odds are e to 1. */
  scale: number;
}

/** The names of the parameters, in the order of their table. */
export const RATING_PARAMETERS = [
  "homeAdvantage",
  "backToBack",
  "winBonus",
  "marginWeight",
  "gain",
  "carry",
  "scale",
] as const satisfies readonly (keyof RatingParameters)[];
