import type { DatePart, NamedLimit, NamedPeriod, SaidYear } from "#domain/ask/date-rules.ts";
import { momentOf } from "#domain/dates.ts";
import { memoize } from "#domain/memoize.ts";
import { MONTHS, type Month, USUAL_MONTHS } from "#domain/query/engine/months.ts";
import { allStarBreak } from "#domain/query/storage/all-star-break.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { type SeasonNow, yearOfSeason } from "#domain/season/season.ts";
import { Stopped } from "../slots.ts";
import { setCondition } from "./cursor.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

/** The number of a month, from 1 for January on. */
function numberOf(month: Month): number {
  return ((MONTHS.indexOf(month) + FIRST_MONTH - 1) % 12) + 1;
}

/** The month in which a season begins. */
const FIRST_MONTH = 10;

/** The season whose days a question names, and its games. */
type Days = Pick<Reading, "lines" | "seasonNow">;

/** A day or a month of the season, from its first to its last day (ISO dates, inclusive). */
export interface Period {
  from: string;
  to: string;
  /** The key of a whole month: "jan". */
  month?: Month;
}

/** The days that a question names; undefined for an impossible date. */
function periodOf({ iso, month, day, holiday, year }: NamedPeriod, days: Days): Period | undefined {
  if (iso !== undefined) return dayOf(iso);
  if (holiday !== undefined)
    return dayOf(inYear(dayOfHoliday(holiday, days), year, !MOVABLE.includes(holiday)));
  if (month === undefined) return undefined;
  const first = inYear(isoOf(numberOf(month), day ?? 1, days), year, day !== undefined);
  return day === undefined ? { from: first, to: lastDayOf(month, days), month } : dayOf(first);
}

/**
 * A day of the season in the year that a question says: the season's own or, where it has the same date
 * in each, the coming one's. Throws `Stopped` for other years.
 */
function inYear(iso: string, year: SaidYear | undefined, isFixed: boolean): string {
  const own = Number(iso.slice(0, 4));
  if (year === undefined || year.value === own) return iso;
  const { from, to } = year;
  if (year.value !== own + 1 || !isFixed)
    throw new Stopped({ kind: "part", from, to, cause: "season" });
  return `${year.value}${iso.slice(4)}`;
}

/** Returns whether numbers are a day of the season: "12/25", "3/19/2026". */
export function isDate(term: Term, seasonNow: SeasonNow): boolean {
  if (term.is !== "numbers" || term.sign !== "/") return false;
  const [month = 0, day = 0, year, ...more] = term.values;
  const isMonth = USUAL_MONTHS.map(numberOf).includes(month) && day > 0 && day <= 31;
  const own = yearIn(seasonNow.current, month);
  const isOfYear = year === undefined || [own, own % 100].includes(year);
  return isMonth && isOfYear && more.length === 0;
}

/** The holidays that have another date in other years, by their values in the lexicon. */
const MOVABLE = ["first", "last", "mlk", "thanksgiving"];

/** Returns whether a day of the season is a holiday that has another date in other years. */
export function isMovable(iso: string, days: Days): boolean {
  return MOVABLE.some((holiday) => dayOfHoliday(holiday, days) === iso);
}

/** The day of a holiday in the season; "" for its first and last day before any game. */
function dayOfHoliday(holiday: string, days: Days): string {
  const { first, last } = endsOf(days.lines);
  if (holiday === "first") return first;
  if (holiday === "last") return last;
  if (holiday === "mlk") return weekdayOf(1, { weekday: MONDAY, nth: 3 }, days);
  if (holiday === "thanksgiving") return weekdayOf(11, { weekday: THURSDAY, nth: 4 }, days);
  const [month, day] = holiday.split("-").map(Number);
  return isoOf(month ?? 0, day ?? 0, days);
}

const MONDAY = 1;
const THURSDAY = 4;

/** The third Monday of a month of the season, and the like. */
function weekdayOf(
  month: number,
  { weekday, nth }: { weekday: number; nth: number },
  days: Days,
): string {
  const first = new Date(`${isoOf(month, 1, days)}T00:00:00Z`).getUTCDay();
  return isoOf(month, 7 * nth - 6 + ((7 + weekday - first) % 7), days);
}

/** The first and the last day of the regular season with a game. */
const endsOf = memoize(({ games }: SeasonLines) => {
  const days = games.flatMap(({ stage, date }) => (stage === "season" ? date : [])).sort();
  return { first: days[0] ?? "", last: days.at(-1) ?? "" };
});

function dayOf(iso: string): Period | undefined {
  return momentOf(iso) === undefined ? undefined : { from: iso, to: iso };
}

/** The year of a month in the one season whose games are asked, or in the current one. */
function yearOf(month: number, { seasonNow, lines }: Days): number {
  return yearIn(lines.parts === undefined ? lines.season : seasonNow.current, month);
}

function yearIn(season: string, month: number): number {
  return yearOfSeason(season) + Number(month < FIRST_MONTH);
}

function isoOf(month: number, day: number, days: Days): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${yearOf(month, days)}-${two(month)}-${two(day)}`;
}

function lastDayOf(month: Month, days: Days): string {
  const number = numberOf(month);
  return new Date(Date.UTC(yearOf(number, days), number, 0)).toISOString().slice(0, 10);
}

/** Reads what a question says of days as conditions. */
export function readDays(reading: Reading, part: Term & DatePart): undefined {
  if (part.category === "period") return readPeriod(reading, part.value, part);
  if (part.category === "limit") return readLimit(reading, part.value, part);
  const { cursor, slots, ...days } = reading;
  const { first, last, isOpen } = part.value;
  const [from, to] = [periodOf(first, days), last && periodOf(last, days)];
  if (from === undefined || isOpen) return cursor.stop(part);
  setCondition(slots, "from", from.from, cursor, part);
  if (to !== undefined) setCondition(slots, "to", to.to, cursor, part);
}

/** Reads a period as a condition: "in January", "on January 15". */
function readPeriod(
  { cursor, slots, ...days }: Reading,
  named: NamedPeriod,
  term: Term,
): undefined {
  const period = periodOf(named, days);
  if (period === undefined) return cursor.stop(term);
  const { month } = period;
  if (month !== undefined) {
    // "in January and February"
    const known = slots.conditions.month ?? [];
    slots.conditions.month = MONTHS.filter((one) => one === month || known.includes(one));
  } else if (isOfYears(period, days)) {
    setCondition(slots, "yearday", period.from.slice("yyyy-".length), cursor, term);
  } else {
    setCondition(slots, "from", period.from, cursor, term);
    setCondition(slots, "to", period.to, cursor, term);
  }
}

/** Returns whether a day is one of each of several seasons, as Christmas is. */
function isOfYears({ from, to }: Period, days: Days): boolean {
  return days.lines.parts !== undefined && from === to && from !== "" && !isMovable(from, days);
}

/** Reads one end of a period: "since January 15", "before the All-Star break". */
function readLimit(
  { cursor, slots, ...days }: Reading,
  { which, period }: NamedLimit,
  term: Term,
): undefined {
  const gap = allStarBreak(days.lines);
  const named = period && periodOf(period, days);
  if (period === undefined) slots.flags.add("break");
  if ((period === undefined ? gap : named) === undefined) return cursor.stop(term);
  const { from, to } = named ?? { from: gap?.after ?? "", to: gap?.before ?? "" };
  if (which === "from") setCondition(slots, "from", from, cursor, term);
  if (which === "after")
    setCondition(slots, "from", named === undefined ? from : nextDay(to, 1), cursor, term);
  if (which === "until") setCondition(slots, "to", to, cursor, term);
  if (which === "before")
    setCondition(slots, "to", named === undefined ? to : nextDay(from, -1), cursor, term);
}

function nextDay(iso: string, days: number): string {
  const moment = Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000;
  return new Date(moment).toISOString().slice(0, 10);
}
