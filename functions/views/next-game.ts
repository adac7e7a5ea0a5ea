import { easternDay, formatEasternTime, formatShortDay } from "../../domain/dates.ts";
import { type Fixture, nextFixtures } from "../../domain/season/fixtures.ts";
import type { Team } from "../../domain/season/team.ts";

/** A team's next game, as printed. */
export interface NextGame {
  /** The tip-off as an ISO time. */
  tipOff: string;
  /** The tip-off in Eastern Time: "Nov 23, 10:00 PM ET". */
  when: string;
  /** "at" on the road, "v." at home and on a neutral floor. */
  floor: "at" | "v.";
  opponent: Team;
}

/** A team's first games after `now`, in ms since 1970; empty after its last scheduled game. */
export function nextGamesOf(
  teamId: number,
  fixtures: readonly Fixture[],
  teams: readonly Team[],
  now: number,
  most: number,
): NextGame[] {
  return nextFixtures(fixtures, teamId, now, most).flatMap(
    (fixture) => comingGame(fixture, teamId, teams) ?? [],
  );
}

/** A team's game of a fixture; undefined against an unknown opponent. */
export function comingGame(
  { tipOff, homeTeamId, awayTeamId, neutral }: Fixture,
  teamId: number,
  teams: readonly Team[],
): NextGame | undefined {
  const isAway = awayTeamId === teamId;
  const opponentId = isAway ? homeTeamId : awayTeamId;
  const opponent = teams.find(({ id }) => id === opponentId);
  if (opponent === undefined) return undefined;
  return {
    tipOff,
    when: `${formatShortDay(easternDay(tipOff))}, ${formatEasternTime(tipOff)}`,
    floor: isAway && !neutral ? "at" : "v.",
    opponent,
  };
}
