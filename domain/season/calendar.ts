/** The dates of a season that decide which games count in standings. */
interface Calendar {
  first: string;
  last: string;
  /** The final of the NBA Cup counts in no record; all other Cup games do. */
  cupFinal: string;
}

/** By the year in which the season began. */
const CALENDARS: Readonly<Record<number, Calendar>> = {
  2025: { first: "2025-10-21", last: "2026-04-12", cupFinal: "2025-12-16" },
};

/**
 * The reason why a game on a date is not of the regular season; undefined when it is, and for a
 * season without a calendar.
 */
export function whyNotCounted(season: number, date: string): string | undefined {
  const calendar = CALENDARS[season];
  if (calendar === undefined) return undefined;
  const { first, last, cupFinal } = calendar;
  if (date < first) return `before the season's first day, ${first}`;
  if (date > last) return `after the season's last day, ${last}`;
  return date === cupFinal ? "the day of the NBA Cup's final, which does not count" : undefined;
}
