import { expect, test } from "vitest";
import { figureOf } from "#domain/figures/figures.ts";
import { valueOver } from "#domain/figures/value.ts";

const SUMS = { pts: 110, oppts: 101, fgm: 8, fga: 16, fg3m: 4, ast: 9, tov: 6, fta: 0 };

test.each([
  ["pts", 110],
  ["diff", 9],
  ["bothpts", 211],
  // A share is in percent, a ratio is not.
  ["fgpct", 50],
  ["efg", 62.5],
  ["astto", 1.5],
  ["ftpct", Number.NaN],
  ["w", Number.NaN],
  ["srs", Number.NaN],
])("%s of the sums is %d", (key, value) => {
  const figure = figureOf(key);
  const sumOf = (column: string) => SUMS[column as keyof typeof SUMS] ?? 0;
  expect(figure && valueOver(figure, sumOf)).toBe(value);
});
