import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { PlayKind, Side } from "#domain/plays/play.ts";
import { homeWinChance, momentFigures, momentsOf, secondsLeft } from "#domain/plays/win-chance.ts";
import { WIN_CHANCE_FIT } from "#domain/plays/win-chance-fit.ts";
import { playOf } from "#tests/fixtures/league.ts";

const { weights } = WIN_CHANCE_FIT;
const chance = (left: number, margin: number, possession?: Side, before = 0.5) =>
  homeWinChance({ left, margin, possession }, before, weights);

const moment = fc.record({
  left: fc.integer({ min: 0, max: 2880 }),
  margin: fc.integer({ min: -60, max: 60 }),
  before: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
});

test("a chance grows with the lead, is fair to both sides and never leaves 0 to 1", () => {
  fc.assert(
    fc.property(moment, ({ left, margin, before }) => {
      const own = chance(left, margin, undefined, before);
      expect(own).toBeGreaterThan(0);
      expect(own).toBeLessThan(1);
      expect(chance(left, margin + 1, undefined, before)).toBeGreaterThanOrEqual(own);
      expect(chance(left, -margin, undefined, 1 - before)).toBeCloseTo(1 - own, 9);
    }),
  );
});

describe("the fitted chance", () => {
  it.each([
    ["is even in an even game", chance(1440, 0), 0.5, 0.5],
    ["of one point with a second left is not certain", chance(1, 1, "away"), 0.6, 0.95],
    ["of ten points at halftime is better than three in four", chance(1440, 10), 0.7, 0.85],
    ["of ten points with a minute left is all but certain", chance(60, 10), 0.97, 1],
    ["follows the ratings at the tip-off", chance(2880, 0, undefined, 0.8), 0.77, 0.83],
    ["forgets the ratings at the end", chance(5, 0, undefined, 0.8), 0.5, 0.53],
  ])("%s", (_what, own, least, most) => {
    expect(own).toBeGreaterThanOrEqual(least);
    expect(own).toBeLessThanOrEqual(most);
  });

  it("is right more often than lead and time alone, and than the ratings before", () => {
    const { until, judged, calibration } = WIN_CHANCE_FIT;
    expect(judged.length).toBeGreaterThan(2);
    for (const { season, chance, lead, ratings } of judged) {
      expect(season > until).toBe(true);
      expect(chance).toBeLessThan(lead);
      expect(lead).toBeLessThan(ratings);
    }
    for (const { mean, won } of calibration) expect(Math.abs(mean - won)).toBeLessThan(0.025);
  });
});

test.each<[PlayKind, string, Side | undefined]>([
  ["fg2_made", "layup", "away"],
  ["fg3_made", "jump", "away"],
  ["fg2_miss", "jump", undefined],
  ["fg3_miss", "jump", undefined],
  ["oreb", "", "home"],
  ["dreb", "", "home"],
  ["tov", "bad pass", "away"],
  ["ft_made", "1of2", "home"],
  ["ft_made", "2of2", "away"],
  ["ft_made", "technical 1of1", "home"],
  ["ft_miss", "2of2", undefined],
  ["timeout", "full", "home"],
  ["period_start", "", undefined],
  ["period_end", "", undefined],
])("after %s %s of the home team that has the ball, it is with %s", (kind, detail, expected) => {
  const plays = [playOf({ kind: "dreb", side: "home" }), playOf({ kind, side: "home", detail })];
  expect(momentsOf({ plays }).at(-1)?.possession).toBe(expected);
});

test("a visitors' rebound gives them the ball, and the home team's basket does again", () => {
  const plays = [
    playOf({ kind: "dreb", side: "away" }),
    playOf({ kind: "fg2_made", side: "away", awayPoints: 2 }),
    playOf({ kind: "tov", side: "home", awayPoints: 2 }),
    playOf({ kind: "ft_miss", side: "away", detail: "1of2", awayPoints: 2 }),
    playOf({ kind: "oreb", side: undefined, homePoints: 3, awayPoints: 2 }),
  ];
  expect(momentsOf({ plays }).map(({ possession, margin }) => [possession, margin])).toEqual([
    ["away", 0],
    ["home", -2],
    ["away", -2],
    ["away", -2],
    [undefined, 1],
  ]);
});

test.each([
  [1, 720, 2880],
  [3, 100, 820],
  [4, 12, 12],
  [5, 300, 300],
  [6, 9, 9],
])("in period %i with %i on the clock, %i seconds are left", (period, clock, left) => {
  expect(secondsLeft({ period, clock })).toBe(left);
});

test.each<[number, number, Side | undefined, ReturnType<typeof momentFigures>]>([
  [2880, 0, undefined, { lead: 0, possession: 0, rating: Math.log(4) }],
  [720, 0, undefined, { lead: 0, possession: 0, rating: Math.log(4) / 2 }],
  [0, 6, "home", { lead: 6, possession: 1, rating: 0 }],
  [8, -6, "away", { lead: -2, possession: -1 / 3, rating: Math.log(4) * Math.sqrt(8 / 2880) }],
])("%i seconds before the end, %i ahead, ball %s", (left, margin, possession, figures) => {
  const found = momentFigures({ left, margin, possession }, 0.8);
  for (const name of ["lead", "possession", "rating"] as const)
    expect(found[name]).toBeCloseTo(figures[name], 12);
});

test("the chance is the logistic function of the weighed figures", () => {
  const ones = { lead: 1, possession: 1, rating: 1 };
  const moment = { left: 0, margin: 1, possession: "home" } as const;
  expect(homeWinChance(moment, 0.5, ones)).toBeCloseTo(1 / (1 + Math.exp(-2)), 12);
});
