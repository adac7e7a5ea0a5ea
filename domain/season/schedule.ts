import { memoize } from "../memoize.ts";
import { type Fixture, fixturesOf, isScheduled } from "./fixtures.ts";
import { gamesByDay } from "./game-days.ts";
import type { StagedGame } from "./team-log.ts";

/**
 * All games of the season that is held and of the schedule. A game is to come until its result is
 * known, also after its tip-off. One whose team has a later result was moved, which the schedule
 * does not say.
 */
export interface Schedule {
  /** The number of games on each day that has some, in the order of the days. */
  days: ReadonlyMap<string, number>;
  /** The games to come, in the order of their tip-offs. */
  upcoming: readonly Fixture[];
  /** The games of a day that are to come. */
  upcomingOn(date: string): readonly Fixture[];
  /** A team's games that are to come. */
  upcomingOf(teamId: number): readonly Fixture[];
  /** The first tip-off after a time, both in ms since 1970; infinite after the last. */
  nextTipOff(now: number): number;
  /** The last game of the teams with a result. */
  lastMeeting(teamId: number, otherId: number): StagedGame | undefined;
}

/** The schedule of games, oldest first, and fixtures in tip-off order; indexed once for the same lists. */
export const scheduleOf = memoize((games: readonly StagedGame[]) => {
  const lastDays = new Map(
    games.flatMap(({ date, homeTeamId, awayTeamId }) => [
      [homeTeamId, date],
      [awayTeamId, date],
    ]),
  );
  const meetings = new Map(games.map((game) => [pairOf(game.homeTeamId, game.awayTeamId), game]));
  return memoize((fixtures: readonly Fixture[]): Schedule => {
    const upcoming = fixtures
      .filter(isScheduled)
      .filter(({ date, homeTeamId, awayTeamId }) =>
        [homeTeamId, awayTeamId].every((id) => date > (lastDays.get(id) ?? "")),
      );
    const byDay = Map.groupBy(upcoming, ({ date }) => date);
    return {
      days: gamesByDay([...games, ...upcoming]),
      upcoming,
      upcomingOn: (date) => byDay.get(date) ?? [],
      upcomingOf: (teamId) => fixturesOf(upcoming, teamId),
      nextTipOff(now) {
        const next = upcoming.find(({ tipOff }) => Date.parse(tipOff) > now);
        return next === undefined ? Number.POSITIVE_INFINITY : Date.parse(next.tipOff);
      },
      lastMeeting: (teamId, otherId) => meetings.get(pairOf(teamId, otherId)),
    };
  });
});

function pairOf(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
