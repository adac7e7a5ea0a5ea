import { expect, test } from "vitest";
import { equals, ofGames, yesOrNo } from "#domain/query/conditions/condition.ts";

test("a side has the wanted value, and no side has an unknown one", () => {
  const column = Uint8Array.of(1, 2, 0);
  expect([0, 1, 2].map(equals(column, 2))).toEqual([false, true, false]);
  expect([0, 1, 2].some(equals(column, undefined))).toBe(false);
  // A side beyond the column is not the unknown value either.
  expect(equals(column, 0)(3)).toBe(false);
});

test("a list offers yes before no, after the choice of neither", () => {
  expect(yesOrNo("Any", "Started", "Substitute")).toEqual({
    any: "Any",
    values: [
      ["1", "Started"],
      ["0", "Substitute"],
    ],
  });
});

test("a test of games says so", () => {
  const always = () => () => true;
  expect(ofGames(always)).toEqual({ of: "games", test: always });
});
