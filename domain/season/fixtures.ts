import type { Team } from "./team.ts";

/** A game that has not been played yet. */
export interface Fixture {
  /** ISO time. */
  tipOff: string;
  /** The ISO date in Eastern Time. */
  date: string;
  homeTeamId: number;
  awayTeamId: number;
  neutral: boolean;
  /** The networks that show it to the whole country; empty where none is known. */
  television: string[];
  /** "NBA Cup - Group Play"; "" for most games. */
  label: string;
  /** The arena, if it is not the home team's; "" otherwise. */
  arena: string;
}

/** The longest game, with overtimes and delays. */
const LONGEST_MS = 4 * 60 * 60 * 1000;

/** The moment by which a game should be over, in ms since 1970. */
export function overBy({ tipOff }: Pick<Fixture, "tipOff">): number {
  return Date.parse(tipOff) + LONGEST_MS;
}

/** The page of a game to come; it leads to the game's own page once that is played. */
export function fixturePath(
  { date }: Pick<Fixture, "date">,
  away: Pick<Team, "abbreviation">,
  home: Pick<Team, "abbreviation">,
): string {
  return `/nba/games/${date}/${away.abbreviation}-at-${home.abbreviation}`.toLowerCase();
}

/** A team's fixtures, in their order. */
export function fixturesOf(fixtures: readonly Fixture[], teamId: number): Fixture[] {
  return fixtures.filter(
    ({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId,
  );
}

/**
 * A team's first fixtures after a Unix time in milliseconds; the fixtures must be in tip-off order.
 */
export function nextFixtures(
  fixtures: readonly Fixture[],
  teamId: number,
  now: number,
  most: number,
): Fixture[] {
  const coming = fixturesOf(fixtures, teamId).filter(({ tipOff }) => Date.parse(tipOff) > now);
  return coming.slice(0, most);
}
