/** The address of the ratings. */
export const RATINGS_PATH = "/nba/ratings";

/** The address of the highest ratings of all seasons. */
export const PEAKS_PATH = "/nba/ratings/peaks";

/** The address of the odds. */
export const ODDS_PATH = "/nba/ratings/odds";
