/** The season that all figures are about, as it is printed. */
export const SEASON = "2025-26";

/** The year in which it began, by which the season is named in addresses and in the open data. */
export const SEASON_YEAR = 2025;
