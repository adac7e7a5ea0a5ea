/** A day of a month, with its number of games. */
export interface CalendarDay {
  date: string;
  day: number;
  games: number;
}

export interface CalendarMonth {
  /** "2026-01". */
  month: string;
  /** The empty cells before the first day; weeks begin on Sunday. */
  before: number;
  days: CalendarDay[];
}

/** The calendar of a date's month, with the number of games of each day; weeks begin on Sunday. */
export function monthOf(date: string, gamesByDay: ReadonlyMap<string, number>): CalendarMonth {
  const month = date.slice(0, 7);
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return {
    month,
    before: first.getUTCDay(),
    days: Array.from({ length }, (_, at) => {
      const day = `${month}-${String(at + 1).padStart(2, "0")}`;
      return { date: day, day: at + 1, games: gamesByDay.get(day) ?? 0 };
    }),
  };
}

/** The number of games on each day, in the order of the days. */
export function gamesByDay(games: readonly { date: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { date } of games.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}

/** The nearest days with games before and after a date. */
export function neighboursOf(
  date: string,
  days: Iterable<string>,
): { previous: string | undefined; next: string | undefined } {
  let previous: string | undefined;
  let next: string | undefined;
  for (const day of days) {
    if (day < date && (previous === undefined || day > previous)) previous = day;
    if (day > date && (next === undefined || day < next)) next = day;
  }
  return { previous, next };
}
