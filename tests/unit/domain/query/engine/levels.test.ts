import { expect, test } from "vitest";
import { levelsOf } from "#domain/query/engine/levels.ts";
import { sidesOf } from "#domain/query/engine/sides.ts";
import { newSmall } from "#tests/fixtures/small-season.ts";

test("a team's record is known in the end, and before each of its games", () => {
  const { winning, then, playoffs } = levelsOf(sidesOf(newSmall().lines));
  // Atlanta won, lost and won; Boston lost twice; the Lakers won twice and lost.
  expect([...winning]).toEqual([1, 0, 0, 1, 1, 1, 1, 1, 0, 1]);
  expect([...then]).toEqual([0, 0, -1, 0, 1, 1, 0, 2, -2, 1]);
  expect([...playoffs]).toEqual([1, 1, 1, 0, 0, 1, 1, 0, 1, 1]);
});
