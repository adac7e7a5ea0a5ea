import { expect, test } from "vitest";
import { SimulatedGames } from "#domain/ratings/simulated-games.ts";
import { drawnMargin, ratingMove } from "#domain/ratings/team-ratings.ts";
import { STILL } from "./small-league.ts";

const MOVING = { ...STILL, gain: 0.1 };

test("a margin is drawn around the expected one, and moves both ratings", () => {
  const games = new SimulatedGames(MOVING, Float64Array.of(5, 1));
  games.start(() => 0.5, undefined);
  // At one half the margin is the expected one: 5 - 1 + 3.
  expect(games.margin(0, 1, 3)).toBe(7);
  games.start(() => 0.9, undefined);
  const first = drawnMargin(7, 7, 0.9);
  expect(games.margin(0, 1, 3)).toBe(first);
  const move = ratingMove(first, 7, MOVING);
  expect(move).toBeGreaterThan(0);
  expect(games.margin(1, 0, 0)).toBeCloseTo(drawnMargin(-4 - 2 * move, 7, 0.9), 12);
});

test("a season starts from the first ratings", () => {
  const games = new SimulatedGames(MOVING, Float64Array.of(5, 1));
  const played = Array.from({ length: 2 }, () => {
    games.start(() => 0.2, undefined);
    return [games.margin(0, 1, 0), games.margin(0, 1, 0)];
  });
  expect(played[1]).toEqual(played[0]);
  expect(played[0]?.[1]).not.toBe(played[0]?.[0]);
});

test.each([
  [0, true, 1, -1],
  [1, false, 1, -1],
  [2, true, -1, 1],
])("team %i is fixed to win: %s", (slot, wins, ofFirst, ofSecond) => {
  const games = new SimulatedGames(STILL, Float64Array.of(0, 100, 0));
  games.start(() => 0.5, { slot, wins });
  expect(Math.sign(games.margin(0, 1, 0))).toBe(ofFirst);
  expect(Math.sign(games.margin(1, 0, 0))).toBe(ofSecond);
});

test.each([
  [2.9, true],
  [3, false],
  [3.1, false],
])("the home team wins against one that is %d points better: %s", (better, wins) => {
  const games = new SimulatedGames(STILL, Float64Array.of(0, better));
  games.start(() => 0.5, undefined);
  expect(games.homeWins(0, 1)).toBe(wins);
});
