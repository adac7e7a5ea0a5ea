import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WIN_CHANCE_FIT } from "#domain/plays/win-chance-fit.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { fitLogistic } from "#tools/plays/logistic.ts";
import { fitWinChance, recordOf } from "#tools/plays/win-chance-fit.ts";
import { readWinChanceSeasons, type WinChanceSeason } from "#tools/plays/win-chance-games.ts";
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

/** A season of four games, of one moment each. */
const seasonNamed = (season: string): WinChanceSeason => ({
  season,
  games: [
    { homeChance: 0.6, homeWon: true, moments: [{ left: 600, margin: 5, possession: "home" }] },
    { homeChance: 0.6, homeWon: false, moments: [{ left: 600, margin: -2, possession: "away" }] },
    { homeChance: 0.4, homeWon: false, moments: [{ left: 600, margin: 1, possession: undefined }] },
    { homeChance: 0.4, homeWon: true, moments: [{ left: 600, margin: -1, possession: "home" }] },
  ],
});

test("a fit knows the seasons up to one, and is judged on each season after it", () => {
  const seasons = ["2020-21", "2021-22", "2022-23"].map(seasonNamed);
  const { fittedGames, judged, calibration } = fitWinChance(seasons, "2020-21");
  expect(fittedGames).toBe(4);
  expect(judged.map(({ season, games }) => [season, games])).toEqual([
    ["2021-22", 4],
    ["2022-23", 4],
  ]);
  expect(calibration.reduce((sum, { moments }) => sum + moments, 0)).toBe(8);
});

test("the table of the chance to win is the site's, and true of the newest season", () => {
  const fit = readWinChanceFit();
  expect(WIN_CHANCE_FIT).toEqual(fit);
  expect(readFileSync(WIN_CHANCE_FILE, "utf8")).toBe(winChanceTable(fit));
  const last = fit.judged.at(-1);
  const [season] = readWinChanceSeasons(SOURCE_FOLDER, last?.season);
  const { lead: _, ...record } = recordOf(season as WinChanceSeason, fit.weights, 0);
  expect(last).toMatchObject(record);
});
