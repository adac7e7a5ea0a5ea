/** The months of a season in order. */
export const MONTHS = ["oct", "nov", "dec", "jan", "feb", "mar", "apr", "may", "jun"] as const;
export type Month = (typeof MONTHS)[number];
