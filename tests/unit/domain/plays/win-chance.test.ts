import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Play, PlayKind, Side } from "../../../../domain/plays/play.ts";
import { homeWinChance, momentsOf } from "../../../../domain/plays/win-chance.ts";
import { WIN_CHANCE_FIT } from "../../../../domain/plays/win-chance-fit.ts";

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
    ["of ten points at half-time is better than three in four", chance(1440, 10), 0.7, 0.85],
    ["of ten points with a minute left is all but certain", chance(60, 10), 0.97, 1],
    ["follows the ratings at the tip-off", chance(2880, 0, undefined, 0.8), 0.7, 0.8],
    ["forgets the ratings at the end", chance(5, 0, undefined, 0.8), 0.5, 0.53],
  ])("%s", (_what, own, least, most) => {
    expect(own).toBeGreaterThanOrEqual(least);
    expect(own).toBeLessThanOrEqual(most);
  });

  it("is right more often than lead and time alone, and than the ratings before", () => {
    const { brier, calibration, moments } = WIN_CHANCE_FIT;
    expect(brier.chance).toBeLessThan(brier.lead);
    expect(brier.lead).toBeLessThan(brier.ratings);
    expect(calibration.reduce((sum, tenth) => sum + tenth.moments, 0)).toBe(moments);
    for (const { mean, won } of calibration) expect(Math.abs(mean - won)).toBeLessThan(0.1);
  });
});

test.each<[PlayKind, string, Side | undefined]>([
  ["fg2_made", "layup", "away"],
  ["fg3_miss", "jump", undefined],
  ["oreb", "", "home"],
  ["tov", "bad pass", "away"],
  ["ft_made", "1of2", "home"],
  ["ft_made", "2of2", "away"],
  ["ft_made", "technical 1of1", "home"],
  ["ft_miss", "2of2", undefined],
  ["timeout", "full", "home"],
  ["period_end", "", undefined],
])("after %s %s of the home team that has the ball, it is with %s", (kind, detail, expected) => {
  const play = (of: Partial<Play>): Play => ({
    period: 1,
    clock: 600,
    kind: "dreb",
    side: "home",
    playerId: "1",
    otherId: undefined,
    detail: "",
    feet: undefined,
    homePoints: 0,
    awayPoints: 0,
    ...of,
  });
  const moments = momentsOf({ plays: [play({}), play({ kind, detail })] });
  expect(moments.at(-1)?.possession).toBe(expected);
});
