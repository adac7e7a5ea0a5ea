import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WIN_CHANCE_FIT } from "#domain/plays/win-chance-fit.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { fitLogistic } from "#tools/plays/logistic.ts";
import { fitWinChance } from "#tools/plays/win-chance-fit.ts";
import { readWinChanceGames } from "#tools/plays/win-chance-games.ts";
import {
  readWinChanceFit,
  WIN_CHANCE_FILE,
  winChanceTable,
} from "#tools/plays/win-chance-table.ts";

test("a logistic regression finds the odds that outcomes were drawn with", () => {
  const weights = { a: 1.5, b: -0.5 };
  const examples = Array.from({ length: 400 }, (_, at) => {
    const figures = { a: (at % 20) / 10 - 1, b: Math.floor(at / 20) / 10 - 1 };
    const chance = 1 / (1 + Math.exp(-(weights.a * figures.a + weights.b * figures.b)));
    // Of a hundred outcomes as many come as the chance says.
    return Array.from({ length: 100 }, (_, one) => ({ figures, came: one + 0.5 < 100 * chance }));
  }).flat();
  const found = fitLogistic(["a", "b"], examples);
  expect(found.a).toBeCloseTo(weights.a, 1);
  expect(found.b).toBeCloseTo(weights.b, 1);
});

test("the table of the chance to win is that of a fresh fit, and the site's", () => {
  const fit = readWinChanceFit();
  const fresh = winChanceTable(fitWinChance(readWinChanceGames(SOURCE_FOLDER), fit.until));
  expect(readFileSync(WIN_CHANCE_FILE, "utf8")).toBe(fresh);
  expect(WIN_CHANCE_FIT).toEqual(fit);
});
