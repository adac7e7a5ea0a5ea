import { yearOfSeason } from "./season.ts";

/** The days of a season that decide which games count in standings, as far as they are known. */
export interface Calendar {
  first?: string | undefined;
  last?: string | undefined;
  /** The final of the NBA Cup counts in no record; all other Cup games do. */
  cupFinal?: string | undefined;
}

/** No season has begun on an earlier day of October. */
const EARLIEST = "10-16";
/** The days between the last game of the preseason and opening night, at least. */
const PAUSE_DAYS = 3;
/** On a regular season's last day all teams play, before and after it a few. */
const GAMES_OF_THE_LAST_DAY = 10;

/**
 * A season's calendar, completed by the days of all listed games, those to come included: opening
 * night follows the last pause of October, the Cup's final is the only game of a day in December,
 * and all teams play on the last day.
 */
export function completeCalendar(
  season: string,
  known: Calendar,
  listed: Iterable<string>,
): Calendar {
  const counts = new Map<string, number>();
  for (const day of listed) counts.set(day, (counts.get(day) ?? 0) + 1);
  const days = [...counts.keys()].sort();
  const of = (month: string, year = yearOfSeason(season)) =>
    days.filter((day) => day.startsWith(`${year}-${month}`));
  const spring = days.filter((day) => day > `${yearOfSeason(season) + 1}-04`);
  return {
    first: known.first ?? openingNight(days),
    last: known.last ?? spring.findLast((day) => (counts.get(day) ?? 0) >= GAMES_OF_THE_LAST_DAY),
    cupFinal: known.cupFinal ?? of("12").find((day) => counts.get(day) === 1),
  };
}

function openingNight(days: readonly string[]): string | undefined {
  const early = days.filter((day) => day.slice(5, 7) === "10");
  const afterPause = early.findLast(
    (day, at) => day.slice(5) >= EARLIEST && daysBetween(early[at - 1] ?? day, day) > PAUSE_DAYS,
  );
  if (afterPause !== undefined) return afterPause;
  const [first = ""] = days;
  return first.slice(5) >= EARLIEST ? first : undefined;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The reason why a game on a date is not of the regular season; undefined when it is. */
export function whyNotCounted(
  { first, last, cupFinal }: Calendar,
  date: string,
): string | undefined {
  if (first === undefined) return "before the season's first day, which is not known yet";
  if (date < first) return `before the season's first day, ${first}`;
  if (last !== undefined && date > last) return `after the season's last day, ${last}`;
  return date === cupFinal ? "the day of the NBA Cup's final, which does not count" : undefined;
}
