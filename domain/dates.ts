const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const ISO_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * The Unix time in milliseconds of an ISO date or time; undefined for any other text. A time
 * without a zone is read as UTC, so that every machine gets the same result.
 */
export function momentOf(iso: string | undefined): number | undefined {
  const [, day, zone] = ISO_TIME.exec(iso ?? "") ?? [];
  if (iso === undefined || day === undefined || !isDay(day)) return undefined;
  const moment = Date.parse(iso.includes("T") && zone === undefined ? `${iso}Z` : iso);
  return Number.isNaN(moment) ? undefined : moment;
}

/**
 * The completed years between two days; a person born on 29 February turns a year older on 1 March.
 */
export function completedYears(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The latest valid ISO time of a list; undefined when the list has none. */
export function latestUpdate(times: readonly unknown[]): string | undefined {
  let latest: { time: string; moment: number } | undefined;
  for (const time of times) {
    if (typeof time !== "string") continue;
    const moment = momentOf(time);
    if (moment !== undefined && moment > (latest?.moment ?? -Infinity)) latest = { time, moment };
  }
  return latest?.time;
}

/** A date as pages print it, in UTC and in English: "April 12, 2026". */
export function formatUpdated(iso: string | undefined): string | undefined {
  const moment = momentOf(iso);
  if (moment === undefined) return undefined;
  const date = new Date(moment);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** A date and time as pages print them, in UTC: "April 12, 2026, 17:05 UTC". */
export function formatMoment(iso: string | undefined): string | undefined {
  const moment = momentOf(iso);
  if (moment === undefined) return undefined;
  return `${formatUpdated(iso)}, ${new Date(moment).toISOString().slice(11, 16)} UTC`;
}

/** Returns whether a text is an ISO date that exists: engines roll "2026-02-30" over into March. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * Parses a printed date ("April 12, 2026", the output of `formatUpdated`) or an ISO date or time
 * into an ISO date. Undefined for other texts and for days that do not exist.
 */
export function dayOfPrinted(text: string): string | undefined {
  const [, name = "", date = "", year = ""] = /^(\p{L}+) (\d{1,2}), (\d{4})$/u.exec(text) ?? [];
  const month = MONTHS.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
  const iso =
    month === 0 ? text : `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  const moment = momentOf(iso);
  return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 10);
}

/** The name of the month of an ISO date or month: "April" of "2026-04"; "" for any other text. */
export function monthName(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? "";
}

/** An ISO date without its year: "December 25". */
export function formatDayOfMonth(date: string): string {
  return `${monthName(date)} ${Number(date.slice(8, 10))}`;
}

/** A month as pages print it: "2026-04" is "April 2026"; undefined for any other text. */
export function formatMonth(month: string): string | undefined {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const name = MONTHS[Number(number) - 1];
  return name && `${name} ${year}`;
}

/** The days of the week as pages print them, from Sunday. */
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** An ISO date with its weekday: "Thursday, December 25, 2025". */
export function formatLongDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const month = MONTHS[day.getUTCMonth()];
  return `${WEEKDAYS[day.getUTCDay()]}, ${month} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** An ISO date in short form: "Dec 25". */
export function formatShortDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${MONTHS[day.getUTCMonth()]?.slice(0, 3)} ${day.getUTCDate()}`;
}

/** An ISO date in short form with its year: "Dec 25, 2015". */
export function formatShortDate(date: string): string {
  return `${formatShortDay(date)}, ${date.slice(0, 4)}`;
}

/** An ISO date in short form with its weekday: "Thu, Dec 25". */
export function formatWeekday(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${WEEKDAYS[day.getUTCDay()]?.slice(0, 3)}, ${formatShortDay(date)}`;
}

const EASTERN = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hour: "numeric",
  minute: "2-digit",
});

const EASTERN_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/** The date in Eastern time, the league office's zone: "2026-11-23". */
export function easternDay(iso: string): string {
  return EASTERN_DAY.format(new Date(iso));
}

/** The time of day in Eastern time, the league office's zone: "7:30 PM ET", "noon ET". */
export function formatEasternTime(iso: string): string {
  return `${easternClock(iso)} ET`;
}

/** The time of day in Eastern time without the zone's name: "7:30 PM", "noon". */
export function easternClock(iso: string): string {
  const time = EASTERN.format(new Date(iso)).replace("\u202f", " ");
  return time === "12:00 PM" ? "noon" : time;
}
