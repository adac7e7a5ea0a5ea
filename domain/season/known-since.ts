/** The first season of which the lines are held: an earlier start of a career is not known. */
export const FIRST_WITH_LINES = "2013-14";

/** The first season whose games have points by period, arenas, tip-offs and officials. */
const FIRST_WITH_PERIODS = "2025-26";

/** The line in place of a game's quarters. */
export const PERIODS_UNKNOWN = `Points by quarter, arenas and officials are known since ${FIRST_WITH_PERIODS}.`;

/** The line in place of a past season's ratings and shots. */
export const RATINGS_UNKNOWN = `Ratings, four factors and shots are known since ${FIRST_WITH_PERIODS}.`;
