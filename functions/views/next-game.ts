import { easternDay, formatEasternTime, formatShortDay } from "../../domain/dates.ts";
import { type Fixture, nextFixture } from "../../domain/season/fixtures.ts";
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

/** A team's first game after `now`, in ms since 1970; undefined after its last scheduled game. */
export function nextGameOf(
  teamId: number,
  fixtures: readonly Fixture[],
  teams: readonly Team[],
  now: number,
): NextGame | undefined {
  const fixture = nextFixture(fixtures, teamId, now);
  const isAway = fixture?.awayTeamId === teamId;
  const opponentId = isAway ? fixture.homeTeamId : fixture?.awayTeamId;
  const opponent = teams.find(({ id }) => id === opponentId);
  if (fixture === undefined || opponent === undefined) return undefined;
  const { tipOff, neutral } = fixture;
  return {
    tipOff,
    when: `${formatShortDay(easternDay(tipOff))}, ${formatEasternTime(tipOff)}`,
    floor: isAway && !neutral ? "at" : "v.",
    opponent,
  };
}
