/** The days of a season that decide which games count. */
interface Calendar {
  first: string;
  last: string;
  /** The final of the NBA Cup counts in no record; all other games of the Cup do. */
  cupFinal: string;
}

/** By the year in which the season began. */
const CALENDARS: Readonly<Record<number, Calendar>> = {
  2025: { first: "2025-10-21", last: "2026-04-12", cupFinal: "2025-12-16" },
};

/** Why a game of this day is none of the regular season; undefined when nothing says so. */
export function whyNotCounted(season: number, date: string): string | undefined {
  const calendar = CALENDARS[season];
  if (calendar === undefined) return undefined;
  const { first, last, cupFinal } = calendar;
  if (date < first) return `before the season's first day, ${first}`;
  if (date > last) return `after the season's last day, ${last}`;
  return date === cupFinal ? "the day of the NBA Cup's final, which does not count" : undefined;
}
