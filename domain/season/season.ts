/**
 * The year in which the season that all figures are about began: by it the season is asked for, and
 * named in addresses and in the open data. README, "Refresh", says what another one takes.
 */
export const SEASON_YEAR = 2025;

/** The same season as it is printed: "2025-26". */
export const SEASON = `${SEASON_YEAR}-${String(SEASON_YEAR + 1).slice(-2)}`;
