/**
 * The year in which the season of all figures began: its name in addresses, in the open data and at
 * the stats API. For another season, change it together with the tables in season/sources.
 */
export const SEASON_YEAR = 2025;

/** The printed name of the season: "2025-26". */
export const SEASON = seasonName(SEASON_YEAR);

/** The name of the season that began in a year: "1999-00" for 1999. */
export function seasonName(year: number): string {
  return `${year}-${String(year + 1).slice(-2)}`;
}

/** Returns whether a text is a season's name, held or not: "2015-16", but not "2015-17". */
export function isSeasonName(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && seasonName(Number(text.slice(0, 4))) === text;
}

/** The season of a game by its ten-digit id, whose fourth and fifth digit are the year's last two. */
export function seasonOfGame(id: string): string | undefined {
  const digits = /^00[1-9](\d\d)\d{5}$/.exec(id)?.[1];
  if (digits === undefined) return undefined;
  // The league was founded in 1946.
  return seasonName(Number(digits) + (Number(digits) < 46 ? 2000 : 1900));
}

/** The season of games by the first one's id; the current season before the first game. */
export function seasonOfGames([first]: readonly { id: string }[]): string {
  return (first && seasonOfGame(first.id)) ?? SEASON;
}

/**
 * The month and day on which one season's dates end and the next one's begin: the latest Finals
 * ended on October 11, and no later season has begun before October 16.
 */
const TURN = "10-12";

/** The season of an ISO date. */
export function seasonOfDate(date: string): string {
  const year = Number(date.slice(0, 4));
  return seasonName(date.slice(5) < TURN ? year - 1 : year);
}
