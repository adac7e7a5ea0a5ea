/** The months in the order of a season; one that began in 2019 was played to October 2020. */
export const MONTHS = [
  "oct",
  "nov",
  "dec",
  "jan",
  "feb",
  "mar",
  "apr",
  "may",
  "jun",
  "jul",
  "aug",
  "sep",
] as const;
export type Month = (typeof MONTHS)[number];

/** The months of a season by the usual calendar. */
export const USUAL_MONTHS: readonly Month[] = MONTHS.slice(0, MONTHS.indexOf("jul"));

/** The month of `MONTHS[0]`, January being 0. */
export const FIRST_MONTH = 9;
