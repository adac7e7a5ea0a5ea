/** The league's numbers of regular-season games: 2, two digits of the season, five of the game. */
const NUMBERS_OF_A_SEASON = 100_000;
const REGULAR_SEASON = 200;
/** The first of a season's numbers that the league never uses. */
const FIRST_DERIVED = 10_000;
const DAY_MS = 86_400_000;

/** Returns whether a number is one that the league gives the regular-season games of a season. */
export function isRegularNumber(number: number, year: number): boolean {
  return Math.floor(number / NUMBERS_OF_A_SEASON) === REGULAR_SEASON + (year % 100);
}

/**
 * The number of a game of which the league's own is not known, made of its day and its home team,
 * which plays once a day: always the same, before the game and after it. It says the season as the
 * league's do: after its digits 1 to 4 and two digits for the days since 1 July, two for the team.
 */
export function derivedNumber(
  { date, homeTeamId }: { date: string; homeTeamId: number },
  year: number,
): number {
  const day = Math.round((Date.parse(date) - Date.UTC(year, 6, 1)) / DAY_MS);
  const number = FIRST_DERIVED + day * 100 + homeTeamId;
  return (REGULAR_SEASON + (year % 100)) * NUMBERS_OF_A_SEASON + number;
}
