import { FIRST_YEAR, seasonName, yearOfDigits, yearOfSeason } from "#domain/season/season.ts";

/** The season that ended in a year: 2019 is "2018-19". */
export function seasonEnding(year: number): string {
  return seasonName(year - 1);
}

/**
 * The year in which the season of two joined years ended: 2025 for "24-25", "24/25", "2024-25" and
 * "2024-2025". Undefined for other numbers, for days such as "10/11", and after the coming season.
 */
export function seasonOf(text: string, current: string): number | undefined {
  const [, first = "", sign, second = ""] = /^(\d\d|\d{4})([-/])(\d\d|\d{4})$/.exec(text) ?? [];
  const isShort = first.length === 2;
  const isDay = sign === "/" && isShort && Number(first) <= 12;
  if (first === "" || isDay || (isShort && second.length > 2)) return undefined;
  const year = isShort ? yearOfDigits(Number(first)) : Number(first);
  const isNext = String(year + 1).endsWith(second);
  return isNext && year >= FIRST_YEAR && year <= yearOfSeason(current) + 1 ? year + 1 : undefined;
}
