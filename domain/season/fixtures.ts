import { easternDayAt } from "../eastern-days.ts";
import type { Team } from "../teams/team.ts";
import type { Game } from "./facts.ts";

/** A game that has not been played yet. */
export interface Fixture
  extends Pick<Game, "date" | "homeTeamId" | "awayTeamId" | "neutral" | "formerTipOffs"> {
  /** ISO time; the date where the time is not known. */
  tipOff: string;
  /** The networks that show it to the whole country; empty where none is known. */
  television: string[];
  /** "NBA Cup - Group Play"; "" for most games. */
  label: string;
  /** The arena, if it is not the home team's; "" otherwise. */
  arena: string;
  /** Why it will not be played then: it waits for a new day, or it is no game of the season anymore. */
  off?: "postponed" | "withdrawn" | undefined;
  /** The ISO time of the last change of its tip-off or of `off`. */
  changedAt?: string | undefined;
}

/** One empty list, because schedules are memoized by their lists. */
export const NO_FIXTURES: readonly Fixture[] = [];

type Moved = Pick<Game, "date" | "homeTeamId" | "awayTeamId" | "formerTipOffs">;

/**
 * What identifies a game from its first schedule to its result, however often it moves: a team has one
 * game a day, so the day for which it was first scheduled and its teams.
 */
export function permanentKey({ date, homeTeamId, awayTeamId, formerTipOffs }: Moved): string {
  const [first] = formerTipOffs ?? [];
  return `${first === undefined ? date : easternDateOf(first)}-${awayTeamId}-at-${homeTeamId}`;
}

/** A game's day and teams, by which its schedule and its result find each other. */
export function fixtureKey(game: Omit<Moved, "formerTipOffs">): string {
  return `${game.date} ${game.awayTeamId} ${game.homeTeamId}`;
}

/** Whether a game was scheduled for a day before it was moved. */
export function wasOn({ formerTipOffs }: Pick<Moved, "formerTipOffs">, date: string): boolean {
  return formerTipOffs?.some((tipOff) => easternDateOf(tipOff) === date) === true;
}

/** The date in Eastern Time of a tip-off; one without a time is its date. */
export function easternDateOf(tipOff: string): string {
  return tipOff.includes("T") ? easternDayAt(Date.parse(tipOff)) : tipOff;
}

/** Whether a game of the schedule still is one of the season. */
export function isScheduled({ off }: Pick<Fixture, "off">): boolean {
  return off !== "withdrawn";
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
  const upcoming = fixturesOf(fixtures, teamId).filter(({ tipOff }) => Date.parse(tipOff) > now);
  return upcoming.slice(0, most);
}
