import fc from "fast-check";
import { expect, test } from "vitest";
import { calibration, scoreOf } from "#domain/ratings/forecast-record.ts";

test("scores forecasts", () => {
  const judged = [
    { homeChance: 0.8, homeWon: true },
    { homeChance: 0.6, homeWon: false },
    { homeChance: 0.5, homeWon: true },
  ];
  const score = scoreOf(judged);
  expect(score?.games).toBe(3);
  expect(score?.brier).toBeCloseTo((0.04 + 0.36 + 0.25) / 3);
  expect(score?.logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.4) + Math.log(0.5)) / 3);
  expect(score?.right).toBeCloseTo(1.5 / 3);
});

test("has no score without a game", () => {
  expect(scoreOf([])).toBeUndefined();
});

const chances = fc.double({ min: 0, max: 1, noNaN: true });

test("every forecast lies in the bin of its chance", () => {
  const judged = fc.array(fc.record({ homeChance: chances, homeWon: fc.boolean() }));
  fc.assert(
    fc.property(judged, (forecasts) => {
      const bins = calibration(forecasts);
      expect(bins.reduce((sum, { games }) => sum + games, 0)).toBe(forecasts.length);
      for (const { from, meanChance, games } of bins) {
        if (meanChance === undefined) expect(games).toBe(0);
        else {
          expect(meanChance).toBeGreaterThanOrEqual(from - 1e-9);
          expect(meanChance).toBeLessThanOrEqual(from + 0.1 + 1e-9);
        }
      }
    }),
  );
});

test("a bin has the games, the mean chance and the wins of its home teams", () => {
  const bins = calibration([
    { homeChance: 0.3, homeWon: true },
    { homeChance: 0.34, homeWon: false },
    { homeChance: 1, homeWon: true },
  ]);
  expect(bins.map(({ games }) => games)).toEqual([0, 0, 0, 2, 0, 0, 0, 0, 0, 1]);
  expect(bins[3]).toEqual({ from: 0.3, games: 2, meanChance: 0.32, won: 0.5 });
  expect(bins[9]).toEqual({ from: 0.9, games: 1, meanChance: 1, won: 1 });
  expect(bins[0]).toEqual({ from: 0, games: 0, meanChance: undefined, won: undefined });
});
