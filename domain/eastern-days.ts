import { easternDay } from "./dates.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The day after an ISO date; the day that many days later, or earlier, where a number is given. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The date in Eastern Time, by which the league counts its days, at a time in ms since 1970. */
export function easternDayAt(now: number): string {
  const time = new Date(now);
  // Only in the hour from four UTC does the date depend on summer time.
  if (time.getUTCHours() === 4) return easternDay(time.toISOString());
  return new Date(now - 4 * HOUR_MS).toISOString().slice(0, 10);
}

/** The next midnight in Eastern Time after a time, both in ms since 1970. */
export function easternMidnightAfter(now: number): number {
  const next = dayAfter(easternDayAt(now));
  // Clocks change at two in the morning, so a midnight is four or five hours behind UTC.
  const [summer, winter] = [Date.parse(`${next}T04:00:00Z`), Date.parse(`${next}T05:00:00Z`)];
  return easternDayAt(summer) === next ? summer : winter;
}
