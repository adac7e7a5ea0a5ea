import { FIRST_WITH_RATINGS } from "../season/season-rules.ts";

/** The line in place of a game's quarters. */
export const PERIODS_UNKNOWN = "Quarter scores and play-by-play aren't available for this game.";

/** The line in place of a past season's ratings and shots. */
export const RATINGS_UNKNOWN = `Ratings, four factors and shots start in ${FIRST_WITH_RATINGS}.`;
