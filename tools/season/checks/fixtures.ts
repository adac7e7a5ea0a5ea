import { easternDay } from "#domain/dates.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import type { Team } from "#domain/teams/team.ts";

/** Two games of each team follow from the NBA Cup, so the published schedule has 80 of 82. */
const PUBLISHED = 80;

/**
 * Contradictions within the fixtures: the day of each in Eastern time, and 80 games for each team,
 * at most one a day. Empty means none.
 */
export function fixtureContradictions(
  fixtures: readonly Fixture[],
  teams: readonly Pick<Team, "id" | "abbreviation">[],
): string[] {
  return [
    ...fixtures
      .filter(({ tipOff, date }) => easternDay(tipOff) !== date)
      .map(({ tipOff, date }) => `The fixture at ${tipOff} is not on ${date}, Eastern Time.`),
    ...teams.flatMap(({ id, abbreviation }) => {
      const own = fixtures.filter(
        ({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id,
      );
      const days = new Set(own.map(({ date }) => date));
      const isAlone = own.some(({ homeTeamId, awayTeamId }) => homeTeamId === awayTeamId);
      return [
        ...(own.length === PUBLISHED ? [] : [`${abbreviation}: ${own.length} fixtures.`]),
        ...(days.size === own.length ? [] : [`${abbreviation}: two fixtures on one day.`]),
        ...(isAlone ? [`${abbreviation}: a fixture against itself.`] : []),
      ];
    }),
  ];
}
