import { FIRST_WITH_PERIODS } from "../season/season-rules.ts";

/** The line in place of a game's quarters. */
export const PERIODS_UNKNOWN = `Points by quarter, plays, arenas and officials are known since ${FIRST_WITH_PERIODS}.`;

/** The line in place of a past season's ratings and shots. */
export const RATINGS_UNKNOWN = `Ratings, four factors and shots are known since ${FIRST_WITH_PERIODS}.`;
