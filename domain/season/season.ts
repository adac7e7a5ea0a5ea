/**
 * The year in which the season of all figures began: its name in addresses, in the open data and at
 * the stats API. For another season, change it together with the tables in season/sources.
 */
export const SEASON_YEAR = 2025;

/** The printed name of the season: "2025-26". */
export const SEASON = `${SEASON_YEAR}-${String(SEASON_YEAR + 1).slice(-2)}`;
