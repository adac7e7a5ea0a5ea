import { type SeasonNow, yearOfSeason } from "#domain/season/season.ts";

/** Returns whether an ISO date is of the coming season, whose fixtures are known and results are not. */
export function isUpcoming(day: string, { current }: SeasonNow): boolean {
  const year = yearOfSeason(current) + 1;
  return day >= `${year}-07-01` && day <= `${year + 1}-06-30`;
}
