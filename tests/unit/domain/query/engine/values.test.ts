import { expect, test } from "vitest";
import type { Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { plainColumn, rowValues } from "#domain/query/engine/values.ts";
import { smallTables } from "#tests/fixtures/small-season.ts";

const { players, teams } = smallTables;

function figure(key: string): Figure {
  const known = figureOf(key);
  if (known === undefined) throw new Error(`no figure ${key}`);
  return known;
}

test.each([
  ["pts", true],
  ["td", true],
  // Minutes are seconds over 60, stocks two counts, percentages no counts.
  ["min", false],
  ["stocks", false],
  ["fgpct", false],
  ["gp", false],
  // Players' lines have no points allowed.
  ["oppts", false],
])("%s is a plain column of lines: %s", (key, isPlain) => {
  expect(plainColumn(figure(key), players) !== undefined).toBe(isPlain);
});

test.each([
  ["pts", [15, 30, 12]],
  ["pm", [-4, -4, Number.NaN]],
  ["stocks", [1, 10, 1]],
  ["fgpct", [(100 * 7) / 15, (100 * 7) / 15, Number.NaN]],
  ["min", [2101 / 60, 2101 / 60, 2101 / 60]],
  ["oppts", [Number.NaN, Number.NaN, Number.NaN]],
])("%s of the rows 11, 0 and 3, in this order", (key, expected) => {
  const values = rowValues(figure(key), Uint32Array.of(11, 0, 3), players);
  const exact = (all: Iterable<number>) => Array.from(all, (value) => Number(value.toFixed(9)));
  expect(exact(values)).toEqual(exact(expected));
});

test("a team's game has the differential and the sum of both scores", () => {
  expect([...rowValues(figure("diff"), Uint32Array.of(3, 2), teams)]).toEqual([15, -15]);
  expect([...rowValues(figure("bothpts"), Uint32Array.of(3, 2), teams)]).toEqual([205, 205]);
});
