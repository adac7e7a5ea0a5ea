import { seasonName, yearOfSeason } from "#domain/season/season.ts";

/** The season that ended in a year: 2019 is "2018-19". */
export function seasonEnding(year: number): string {
  return seasonName(year - 1);
}

const FIRST_SEASON = 1946;

/**
 * The year in which the season of two joined years ended: 2025 for "24-25", "24/25", "2024-25" and
 * "2024-2025". Undefined for other numbers, for days such as "10/11", and after the coming season.
 */
export function seasonOf(text: string, current: string): number | undefined {
  const [, first = "", sign, second = ""] = /^(\d\d|\d{4})([-/])(\d\d|\d{4})$/.exec(text) ?? [];
  const isShort = first.length === 2;
  const isDay = sign === "/" && isShort && Number(first) <= 12;
  if (first === "" || isDay || (isShort && second.length > 2)) return undefined;
  const century = Number(first) < FIRST_SEASON % 100 ? 2000 : 1900;
  const year = Number(first) + (isShort ? century : 0);
  const isNext = String(year + 1).endsWith(second);
  return isNext && year >= FIRST_SEASON && year <= yearOfSeason(current) + 1 ? year + 1 : undefined;
}
