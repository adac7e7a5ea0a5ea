/**
 * The year in which the season of all figures began: its name in addresses, in the open data and at
 * the stats API. README, "Refresh", says what another season takes.
 */
export const SEASON_YEAR = 2025;

/** The same season as it is printed: "2025-26". */
export const SEASON = `${SEASON_YEAR}-${String(SEASON_YEAR + 1).slice(-2)}`;
