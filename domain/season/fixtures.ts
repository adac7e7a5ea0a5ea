/** A game that is still to be played. */
export interface Fixture {
  /** ISO time. */
  tipOff: string;
  homeTeamId: number;
  awayTeamId: number;
  neutral: boolean;
}

/** The schedule that the fixtures are from. Games that the league moved after its publication are not in it. */
export const SCHEDULE = { season: "2026-27", published: "August 2026" } as const;

/** A team's first fixture after a moment in ms since 1970; of fixtures in order of their tip-off. */
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
