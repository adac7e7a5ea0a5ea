import { describe, expect, test } from "vitest";
import type { Play } from "#domain/plays/play.ts";
import { chancesOf, swing, turningPoints } from "#domain/plays/turning-points.ts";
import { WIN_CHANCE_FIT } from "#domain/plays/win-chance-fit.ts";
import { playOf } from "#tests/fixtures/league.ts";

describe("the last chance", () => {
  const lastOf = (facts: Partial<Play>) =>
    chancesOf({ plays: [playOf({}), playOf({}), playOf(facts)] }, 0.5, WIN_CHANCE_FIT.weights).at(
      -1,
    ) ?? 0;

  test.each<[string, Partial<Play>, number]>([
    ["of a game won at home", { period: 4, homePoints: 100, awayPoints: 99 }, 1],
    ["of a game won away", { period: 4, homePoints: 98, awayPoints: 99 }, 0],
    ["after an overtime", { period: 5, homePoints: 98, awayPoints: 99 }, 0],
  ])("%s is certain", (_of, facts, chance) => {
    expect(lastOf({ kind: "period_end", clock: 0, ...facts })).toBe(chance);
  });

  test.each<[string, Partial<Play>]>([
    ["before the end", { kind: "tov", period: 4, homePoints: 100, awayPoints: 99 }],
    ["after three quarters", { kind: "period_end", period: 3, homePoints: 100, awayPoints: 99 }],
    ["at a tie", { kind: "period_end", period: 4, homePoints: 99, awayPoints: 99 }],
  ])("%s is not", (_of, facts) => {
    const chance = lastOf({ clock: 0, ...facts });
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  });

  test("has none before it in a game without plays", () => {
    expect(chancesOf({ plays: [] }, 0.5, WIN_CHANCE_FIT.weights)).toEqual([]);
  });
});

describe("turning points", () => {
  /** Two-pointers at seconds of the first quarter, each with the home team's chance after it. */
  function pointsOf(...baskets: (readonly ["home" | "away", number, number])[]) {
    const plays = baskets.map(([side, at]) =>
      playOf({ kind: "fg2_made", side, clock: 720 - at, playerId: "1" }),
    );
    const chances = [0.5, ...baskets.map(([, , chance]) => chance)];
    return turningPoints({ plays: [playOf({}), ...plays] }, chances);
  }
  const timesOf = (...baskets: Parameters<typeof pointsOf>) =>
    pointsOf(...baskets).map(({ score }) => score.at);

  test("have the chance before and after, which helps the side that scored", () => {
    const points = pointsOf(["home", 100, 0.75], ["away", 200, 0.25]);
    expect(points).toMatchObject([
      { before: 0.5, after: 0.75 },
      { before: 0.75, after: 0.25 },
    ]);
    expect(points.map(swing)).toEqual([0.25, 0.5]);
  });

  test("are the five with the largest swings, in the order of the game", () => {
    expect(
      timesOf(
        ["home", 100, 0.55],
        ["home", 200, 0.65],
        ["away", 300, 0.45],
        ["home", 400, 0.75],
        ["away", 500, 0.74],
        ["away", 600, 0.6],
        ["home", 700, 0.9],
      ),
    ).toEqual([200, 300, 400, 600, 700]);
  });

  test.each([
    [45, [145]],
    [46, [100, 146]],
  ])("%i seconds apart", (apart, times) => {
    expect(timesOf(["home", 100, 0.55], ["home", 100 + apart, 0.65])).toEqual(times);
  });
});
