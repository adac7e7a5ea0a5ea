import { expect, test } from "vitest";
import { assistPairs } from "#domain/plays/assists.ts";
import { stintsOf } from "#domain/plays/floor.ts";
import { lineupsOf } from "#domain/plays/lineups.ts";
import type { GamePlays } from "#domain/plays/play.ts";
import { chancesOf, swing, turningPoints } from "#domain/plays/turning-points.ts";
import { WIN_CHANCE_FIT } from "#domain/plays/win-chance-fit.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

const games = readPlays(SOURCE_FOLDER, "2025-26");
const game = games.get("0022500375") as GamePlays;

test("assists from whom to whom are all assists of the game", () => {
  const pairs = assistPairs(game);
  const assists = game.plays.filter(
    ({ kind, otherId }) => (kind === "fg2_made" || kind === "fg3_made") && otherId !== undefined,
  );
  expect(pairs.reduce((sum, pair) => sum + pair.assists, 0)).toBe(assists.length);
  expect(pairs[0]).toMatchObject({ assists: 3, points: 7 });
});

test("lineups share out the time and the score of a game whose players are all known", () => {
  const lineups = lineupsOf(stintsOf(game), "home", "lineups");
  const sum = (of: "seconds" | "scored" | "allowed") =>
    lineups.reduce((total, lineup) => total + lineup[of], 0);
  expect([sum("seconds"), sum("scored"), sum("allowed")]).toEqual([3180, 133, 128]);
  expect(lineups[0]).toMatchObject({ seconds: 770, scored: 31, allowed: 24 });
});

test("turning points of every game are at most five, apart, and help the side that scored", () => {
  for (const own of games.values()) {
    const points = turningPoints(own, chancesOf(own, 0.5, WIN_CHANCE_FIT.weights));
    expect(points.length).toBeLessThanOrEqual(5);
    for (const [at, point] of points.entries()) {
      const next = points[at + 1];
      expect(swing(point)).toBeGreaterThan(0);
      if (next !== undefined) expect(next.score.at - point.score.at).toBeGreaterThan(45);
    }
  }
});

test("a chance is certain at the end of every game, and at no time before", () => {
  for (const own of games.values()) {
    const chances = chancesOf(own, 0.5, WIN_CHANCE_FIT.weights);
    const last = own.plays.at(-1);
    expect(chances.pop()).toBe(Number((last?.homePoints ?? 0) > (last?.awayPoints ?? 0)));
    expect(chances.every((chance) => chance > 0 && chance < 1)).toBe(true);
  }
});
