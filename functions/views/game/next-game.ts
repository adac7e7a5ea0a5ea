import { easternDay, formatEasternTime, formatShortDay } from "#domain/dates.ts";
import { type Fixture, fixturePath, nextFixtures } from "#domain/season/fixtures.ts";
import type { Schedule } from "#domain/season/schedule.ts";
import type { Team } from "#domain/teams/team.ts";

/** A team's next game, as printed. */
export interface NextGame {
  /** The game's page. */
  href: string;
  /** The tip-off as an ISO time. */
  tipOff: string;
  /** The tip-off in Eastern Time: "Nov 23, 10:00 PM ET". */
  when: string;
  /** "at" on the road, "vs." at home and on a neutral floor. */
  floor: "at" | "vs.";
  opponent: Team;
}

/** A team's first games after `now`, in ms since 1970; empty after its last scheduled game. */
export function nextGamesOf(
  teamId: number,
  { upcoming }: Pick<Schedule, "upcoming">,
  teams: readonly Team[],
  now: number,
  most: number,
): NextGame[] {
  return nextFixtures(upcoming, teamId, now, most).flatMap(
    (fixture) => upcomingGame(fixture, teamId, teams) ?? [],
  );
}

/** A team's game of a fixture; undefined against an unknown opponent. */
function upcomingGame(
  fixture: Fixture,
  teamId: number,
  teams: readonly Team[],
): NextGame | undefined {
  const { tipOff, homeTeamId, awayTeamId, neutral } = fixture;
  const [home, away] = [homeTeamId, awayTeamId].map((id) => teams.find((team) => team.id === id));
  if (home === undefined || away === undefined) return undefined;
  const isAway = awayTeamId === teamId;
  return {
    href: fixturePath(fixture, away, home),
    tipOff,
    when: `${formatShortDay(easternDay(tipOff))}, ${formatEasternTime(tipOff)}`,
    floor: isAway && !neutral ? "at" : "vs.",
    opponent: isAway ? home : away,
  };
}
