import { easternDay } from "./dates.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day after an ISO date; the day that many days later, or earlier, where a number is given. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The date in Eastern Time, by which the league counts its days, at a time in ms since 1970. */
export function easternDayAt(now: number): string {
  return easternDay(new Date(now).toISOString());
}

/** The next midnight in Eastern Time after a time, both in ms since 1970. */
export function easternMidnightAfter(now: number): number {
  const next = dayAfter(easternDayAt(now));
  // Clocks change at two in the morning, so a midnight is four or five hours behind UTC.
  const [summer, winter] = [Date.parse(`${next}T04:00:00Z`), Date.parse(`${next}T05:00:00Z`)];
  return easternDayAt(summer) === next ? summer : winter;
}
