import { momentOf } from "#domain/dates.ts";
import { memoize } from "#domain/memoize.ts";
import { MONTHS } from "#domain/query/engine/months.ts";
import { allStarBreak } from "#domain/query/storage/all-star-break.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { Stopped } from "../slots.ts";
import { type Cursor, setCondition } from "./cursor.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

const NUMBERS: Readonly<Record<string, number>> = {
  oct: 10,
  nov: 11,
  dec: 12,
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
};
/** The month in which a season begins. */
const FIRST_MONTH = 10;

/** The season whose days a question names, and its games. */
type Days = Pick<Reading, "lines" | "seasonNow">;

/** A day or a month of the season, from its first to its last day (ISO dates, inclusive). */
export interface Period {
  from: string;
  to: string;
  /** The key of a whole month: "jan". */
  month?: string;
}

/** Reads a day, a month or a holiday; undefined when none follows, or for an impossible date. */
function takePeriod(cursor: Cursor, days: Days): Period | undefined {
  cursor.skip();
  const term = cursor.peek();
  if (term?.is === "day") {
    cursor.at += 1;
    return dayOf(term.value);
  }
  const holiday = cursor.take("holiday");
  if (holiday !== undefined) return dayOf(holidayIn(cursor, holiday, days));
  if (term?.is === "numbers" && term.sign === "/") {
    const [month = 0, day = 0] = term.values;
    cursor.at += 1;
    return isDate(term, days) ? dayOf(isoOf(month, day, days)) : undefined;
  }
  if (term?.is === "number" && cursor.value("month", 1) !== undefined && term.value <= 31) {
    cursor.at += 1;
    return dayInMonth(cursor, cursor.take("month") ?? "", term.value, days);
  }
  const month = cursor.take("month");
  if (month === undefined) return undefined;
  const next = cursor.peek();
  const isDay =
    next?.is === "number" &&
    next.value <= 31 &&
    cursor.value("figure", 1) === undefined &&
    cursor.value("noun", 1) === undefined;
  if (!isDay) {
    takeYear(cursor, month, days);
    return { from: isoOf(NUMBERS[month] ?? 0, 1, days), to: lastDayOf(month, days), month };
  }
  cursor.at += 1;
  return dayInMonth(cursor, month, next.value, days);
}

/** Returns whether numbers are a day of the season: "12/25", "3/19/2026". */
export function isDate(term: Term | undefined, days: Pick<Days, "seasonNow">): boolean {
  if (term?.is !== "numbers" || term.sign !== "/") return false;
  const [month = 0, day = 0, year, ...more] = term.values;
  const isMonth = Object.values(NUMBERS).includes(month) && day > 0 && day <= 31;
  const own = yearOf(month, days);
  const isOfYear = year === undefined || [own, own % 100].includes(year);
  return isMonth && isOfYear && more.length === 0;
}

function dayInMonth(cursor: Cursor, month: string, day: number, days: Days): Period | undefined {
  const term = cursor.peek();
  const coming = isoOf(NUMBERS[month] ?? 0, day, days, 1);
  if (term?.is === "year" && String(term.value) === coming.slice(0, 4)) {
    cursor.at += 1;
    return dayOf(coming);
  }
  takeYear(cursor, month, days);
  return dayOf(isoOf(NUMBERS[month] ?? 0, day, days));
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

/**
 * The day of a holiday in the season, or in the year beside it: "christmas 2026", "2026 christmas".
 * Throws `Stopped` for a year without the holiday in the season or the coming one.
 */
function holidayIn(cursor: Cursor, holiday: string, days: Days): string {
  const iso = dayOfHoliday(holiday, days);
  const [before, after] = [cursor.peek(-2), cursor.peek()];
  const term = after?.is === "year" ? after : before;
  if (term?.is !== "year") return iso;
  if (term === after) cursor.at += 1;
  const [year, day] = [iso.slice(0, 4), iso.slice(5)];
  if (term.value === Number(year)) return iso;
  if (term.value === Number(year) + 1 && !MOVABLE.includes(holiday)) return `${term.value}-${day}`;
  throw new Stopped({ kind: "part", from: term.from, to: term.to, cause: "season" });
}

/** Takes a year after a month; throws `Stopped` unless the season has that month in that year. */
function takeYear(cursor: Cursor, month: string, days: Days): undefined {
  const term = cursor.peek();
  if (term?.is !== "year") return;
  if (term.value !== yearOf(NUMBERS[month] ?? 0, days))
    throw new Stopped({ kind: "part", from: term.from, to: term.to, cause: "season" });
  cursor.at += 1;
}

function dayOf(iso: string): Period | undefined {
  return momentOf(iso) === undefined ? undefined : { from: iso, to: iso };
}

function yearOf(month: number, { seasonNow }: Pick<Days, "seasonNow">): number {
  return yearOfSeason(seasonNow.current) + Number(month < FIRST_MONTH);
}

/** A day of the season, or of a later one by its number of years. */
function isoOf(month: number, day: number, days: Days, later = 0): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${yearOf(month, days) + later}-${two(month)}-${two(day)}`;
}

function lastDayOf(month: string, days: Days): string {
  const number = NUMBERS[month] ?? 0;
  return new Date(Date.UTC(yearOf(number, days), number, 0)).toISOString().slice(0, 10);
}

/** Reads a period as a condition: "in January", "on January 15". Returns whether there was one. */
export function readPeriod({ cursor, slots, ...days }: Reading): boolean {
  const term = cursor.peek();
  const period = takePeriod(cursor, days);
  if (period === undefined || term === undefined) return false;
  const month = MONTHS.find((known) => known === period.month);
  if (isOfYears(period, days)) {
    setCondition(slots, "yearday", period.from.slice("yyyy-".length), cursor, term);
  } else if (month !== undefined) {
    // "in January and February"
    const known = slots.conditions.month ?? [];
    slots.conditions.month = MONTHS.filter((one) => one === month || known.includes(one));
  } else {
    setCondition(slots, "from", period.from, cursor, term);
    setCondition(slots, "to", period.to, cursor, term);
  }
  return true;
}

/** Returns whether a day is one of each of several seasons, as Christmas is. */
function isOfYears({ from, to }: Period, days: Days): boolean {
  return days.lines.parts !== undefined && from === to && from !== "" && !isMovable(from, days);
}

/**
 * Reads one end of a period after its first word: "since January 15", "before the All-Star break".
 * Throws `Stopped` when no period follows.
 */
export function readLimit({ cursor, slots, ...days }: Reading, which: string): undefined {
  const start = cursor.peek(-1);
  cursor.skip();
  if (cursor.take("break") !== undefined) {
    const gap = allStarBreak(days.lines);
    slots.flags.add("break");
    if (start === undefined || gap === undefined) return cursor.stop(start);
    const isAfter = which === "from" || which === "after";
    return isAfter
      ? setCondition(slots, "from", gap.after, cursor, start)
      : setCondition(slots, "to", gap.before, cursor, start);
  }
  const term = cursor.peek();
  const period = takePeriod(cursor, days);
  if (period === undefined || term === undefined) return cursor.stop(start);
  if (which === "from") setCondition(slots, "from", period.from, cursor, term);
  if (which === "after") setCondition(slots, "from", nextDay(period.to, 1), cursor, term);
  if (which === "until") setCondition(slots, "to", period.to, cursor, term);
  if (which === "before") setCondition(slots, "to", nextDay(period.from, -1), cursor, term);
}

/**
 * Reads "between January 1 and February 15" after its first word. Returns false, and leaves the
 * cursor in place, when no period follows. After "between", refuses a period without an end.
 */
export function readSpan({ cursor, slots, ...days }: Reading, needsEnd: boolean): boolean {
  const start = cursor.at;
  const term = cursor.peek();
  const first = takePeriod(cursor, days);
  if (first === undefined || term === undefined) {
    cursor.at = start;
    return false;
  }
  if (cursor.take("and") === undefined) cursor.take("since");
  const second = takePeriod(cursor, days);
  setCondition(slots, "from", first.from, cursor, term);
  if (second !== undefined) setCondition(slots, "to", second.to, cursor, term);
  else if (needsEnd) cursor.stop(term);
  return true;
}

function nextDay(iso: string, days: number): string {
  const moment = Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000;
  return new Date(moment).toISOString().slice(0, 10);
}
