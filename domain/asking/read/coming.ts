import { SEASON_YEAR } from "../../season/season.ts";

/** The days of the coming season: its fixtures are known, its results are not. */
const [FIRST, LAST] = [`${SEASON_YEAR + 1}-07-01`, `${SEASON_YEAR + 2}-06-30`];

/** Returns whether an ISO date is of the coming season. */
export function isComing(day: string): boolean {
  return day >= FIRST && day <= LAST;
}
