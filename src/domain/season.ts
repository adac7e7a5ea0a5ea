/** The season that all figures are about, as it is printed. */
export const SEASON = "2025-26";
