/** A game that has not been played yet. */
export interface Fixture {
  /** ISO time. */
  tipOff: string;
  homeTeamId: number;
  awayTeamId: number;
  neutral: boolean;
}

/**
 * The schedule of the fixtures. It does not have games that the league moved after its publication.
 */
export const SCHEDULE = { season: "2026-27", published: "August 2026" } as const;

/**
 * A team's first fixture after a Unix time in milliseconds; the fixtures must be in tip-off order.
 */
export function nextFixture(
  fixtures: readonly Fixture[],
  teamId: number,
  now: number,
): Fixture | undefined {
  return fixtures.find(
    ({ tipOff, homeTeamId, awayTeamId }) =>
      (homeTeamId === teamId || awayTeamId === teamId) && Date.parse(tipOff) > now,
  );
}
