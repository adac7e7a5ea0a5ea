import type { Fixture } from "#domain/season/fixtures.ts";
import { fixturesWire } from "#functions/data/wire/fixtures.ts";
import type { ReplayedGame } from "./season-api.ts";

/** The schedule of these games, as `nba/fixtures` has that of a upcoming season. */
export function fixturesOf(games: readonly ReplayedGame[]): { data: unknown[] } {
  const fixtures = games.map(
    ({ game, tipOff }): Fixture => ({
      date: game.date,
      tipOff: new Date(tipOff).toISOString(),
      homeTeamId: game.homeTeamId,
      awayTeamId: game.awayTeamId,
      neutral: game.neutral,
      television: game.television,
      label: game.label ?? "",
      formerTipOffs: game.formerTipOffs,
      arena: game.neutral ? (game.arena ?? "") : "",
    }),
  );
  return { data: fixturesWire(fixtures) };
}
