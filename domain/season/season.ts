/** The schedule of games to come. It does not have games that the league moved after its publication. */
interface Schedule {
  season: string;
  /** The month of its publication: "August 2026"; "" where it is not known. */
  published: string;
}

/** The current season, which turns once a year, and the schedule of the upcoming one. */
export interface SeasonNow {
  /** The newest season with a finished game: its name in addresses, in the open data and on pages. */
  current: string;
  schedule: Schedule;
  /** The season before the one that runs; undefined where that is the current one. */
  last?: string | undefined;
  /** Undefined where every finished game of the current season has its box score. */
  boxScores?: BoxScoresHeld | undefined;
}

/** The number of games whose box scores are held, of all that are finished. */
export interface BoxScoresHeld {
  held: number;
  of: number;
}

/** Returns whether results of a season are held, and not one of its box scores. */
export function hasScoresAlone(
  season: string,
  { current, boxScores }: Pick<SeasonNow, "current" | "boxScores">,
): boolean {
  return season === current && boxScores?.held === 0;
}

/** The season that "last season" names: the current one once a later one has begun. */
export function lastSeason({ current, last }: SeasonNow): string {
  return last ?? seasonName(yearOfSeason(current) - 1);
}

/** A current season, with the schedule that is known; without one, that of the next season. */
export function seasonNow(
  current: string,
  schedule?: Schedule,
  boxScores?: BoxScoresHeld,
): SeasonNow {
  const season = seasonName(yearOfSeason(current) + 1);
  return {
    current,
    schedule: schedule ?? { season, published: "" },
    ...(boxScores && { boxScores }),
  };
}

/** A schedule by its name, after "by the": "2026-27 schedule, published in August 2026". */
export function scheduleInWords({ season, published }: Schedule): string {
  return `${season} schedule${published === "" ? "" : `, published in ${published}`}`;
}

/** The year in which a season began: 2019 of "2019-20". */
export function yearOfSeason(season: string): number {
  return Number(season.slice(0, 4));
}

/** The name of the season that began in a year: "1999-00" for 1999. */
export function seasonName(year: number): string {
  return `${year}-${String(year + 1).slice(-2)}`;
}

/** The names of the seasons from one to another, both included. */
export function seasonsBetween(first: string, last: string): string[] {
  const from = yearOfSeason(first);
  return Array.from({ length: yearOfSeason(last) - from + 1 }, (_, at) => seasonName(from + at));
}

/** Returns whether a text is a season's name, held or not: "2015-16", but not "2015-17". */
export function isSeasonName(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && seasonName(Number(text.slice(0, 4))) === text;
}

/** The season of a game by its ten-digit id, whose fourth and fifth digit are the year's last two. */
export function seasonOfGame(id: string): string | undefined {
  const digits = /^00[1-9](\d\d)\d{5}$/.exec(id)?.[1];
  if (digits === undefined) return undefined;
  return seasonName(yearOfDigits(Number(digits)));
}

/** The year in which the league's first season began. */
export const FIRST_YEAR = 1946;

/** The year that two digits mean since then: 1993 for 93, 2007 for 7. */
export function yearOfDigits(digits: number): number {
  return digits + (digits < FIRST_YEAR % 100 ? 2000 : 1900);
}

/** The season of games by the first one's id; "" before the first game. */
export function seasonOfGames([first]: readonly { id: string }[]): string {
  return (first && seasonOfGame(first.id)) ?? "";
}

/**
 * The month and day on which one season's dates end and the next one's begin: the latest Finals
 * ended on October 11, and no later season has begun before October 16. In the last century, whose
 * Finals ended by June, seasons began from October 9 on.
 */
const TURN = "10-12";
const FORMER_TURN = "10-01";

/** The season of an ISO date. */
export function seasonOfDate(date: string): string {
  const year = Number(date.slice(0, 4));
  return seasonName(date.slice(5) < (year < 2000 ? FORMER_TURN : TURN) ? year - 1 : year);
}
