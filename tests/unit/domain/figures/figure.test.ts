import { expect, test } from "vitest";
import { columnsOf, opponentsCount } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";

test.each([
  ["pts", ["pts"]],
  ["min", ["sec"]],
  ["stocks", ["stl", "blk"]],
  ["fgpct", ["fgm", "fga"]],
  ["orbpct", ["oreb", "oreb", "opp.dreb"]],
  ["w", []],
  ["srs", []],
])("%s is computed from the counts %j", (key, columns) => {
  const figure = figureOf(key);
  expect(figure && columnsOf(figure)).toEqual(columns);
});

test.each([
  ["opp.dreb", "dreb"],
  ["oppts", undefined],
  ["dreb", undefined],
] as const)("the opponents' count of %s is %s", (column, count) => {
  expect(opponentsCount(column)).toBe(count);
});
