import { describe, expect, test } from "vitest";
import type { BoxScore } from "#domain/season/box-score.ts";
import { win } from "#tests/fixtures/league.ts";
import { toldOf } from "./games.ts";

const quarters = (home: number[], away: number[]): Partial<BoxScore> => ({
  periods: { home, away },
});

describe("a comeback", () => {
  test.each<[string, string, Partial<BoxScore>, string | undefined]>([
    [
      "of just enough",
      "comeback",
      quarters([20, 30, 30, 30], [35, 20, 25, 28]),
      "Atlanta trailed by 15 after the first quarter",
    ],
    ["of a point less", "comeback", quarters([20, 30, 30, 30], [34, 20, 25, 29]), undefined],
    [
      "after equal deficits, from the latest",
      "comeback",
      quarters([20, 30, 30, 30], [35, 30, 25, 18]),
      "Atlanta trailed by 15 at halftime",
    ],
    [
      "late",
      "late comeback",
      quarters([20, 30, 20, 40], [30, 30, 20, 28]),
      "Atlanta trailed by 10 after the third quarter",
    ],
    ["not late", "late comeback", quarters([20, 20, 30, 40], [35, 20, 20, 33]), undefined],
    [
      "of the visitors",
      "great comeback",
      { homePoints: 108, awayPoints: 110, ...quarters([40, 30, 20, 18], [20, 30, 20, 40]) },
      "the Lakers trailed by 20 after the third quarter",
    ],
  ])("is told: %s", (_, name, facts, more) => {
    expect(toldOf(name, facts)?.more).toBe(more);
  });

  test("has the result in a first sentence", () => {
    expect(toldOf("comeback", quarters([20, 30, 30, 30], [35, 20, 25, 28]))?.lead).toBe(
      "Atlanta trailed the Lakers by 15 after the first quarter and won 110–108",
    );
  });

  const season = (deficit: number | undefined, games = 20) =>
    Array.from({ length: games - 1 }, () => win(3, 4, deficit === undefined ? {} : { deficit }));
  const [trailed, led] = [
    { ...quarters([20, 30, 30, 30], [32, 30, 25, 21]), deficit: 12 },
    { ...quarters([30, 30, 30, 20], [20, 20, 20, 48]), deficit: 0 },
  ];
  const most = "; it was the largest comeback from the end of a quarter in the regular season";
  test.each([
    ["an equal one", trailed, season(12), `Atlanta trailed by 12 at halftime${most}`],
    ["a larger one", trailed, season(13), undefined],
    ["unknown quarters", trailed, season(undefined), undefined],
    ["few games", trailed, season(0, 19), undefined],
    ["no deficit of any game", led, season(0), undefined],
  ])("beside %s", (_, facts, before, more) => {
    expect(toldOf("largest comeback", facts, before)?.more).toBe(more);
  });
});

describe("a quarter", () => {
  test.each<[string, Partial<BoxScore>, string | undefined]>([
    ["by 20", quarters([25, 25, 25, 35], [31, 31, 31, 15]), "the fourth quarter 35–15"],
    ["by 19", quarters([25, 25, 25, 35], [31, 31, 30, 16]), undefined],
    ["of an overtime", quarters([20, 20, 20, 20, 30], [20, 20, 20, 20, 5]), undefined],
    ["of the losers", quarters([20, 40, 30, 20], [45, 20, 20, 23]), "the second quarter 40–20"],
  ])("is won %s", (_, facts, words) => {
    expect(toldOf("quarter won by 20", facts)?.more).toBe(words && `Atlanta won ${words}`);
  });

  test("with many points is the most of either team", () => {
    const [of, ours] = ["quarter of 45 points", [20, 45, 25, 20]];
    const words = "Atlanta scored 45 points in the second quarter";
    const told = { lead: `${words} and beat the Lakers 110–108`, more: words };
    expect(toldOf(of, quarters(ours, [44, 30, 20, 14]))).toEqual(told);
    expect(toldOf(of, quarters(ours, [20, 20, 46, 22]))).toEqual({
      more: "the Lakers scored 46 points in the third quarter",
    });
    expect(toldOf(of, quarters([44, 26, 20, 20], [44, 30, 20, 14]))).toBeUndefined();
    expect(toldOf(of, quarters([], []))).toBeUndefined();
  });

  test.each<[string, Partial<BoxScore>, boolean]>([
    ["all four", quarters([30, 30, 25, 25], [29, 29, 24, 24]), true],
    ["three and a draw", quarters([30, 30, 25, 25], [30, 29, 24, 24]), false],
    ["three and a loss", quarters([30, 30, 25, 25], [31, 29, 24, 24]), false],
    ["all five periods", quarters([20, 20, 20, 20, 9], [19, 19, 19, 19, 8]), false],
    ["unknown ones", quarters([], []), false],
  ])("is each won by the winners: %s", (_, facts, isSo) => {
    expect(toldOf("every quarter won", facts)).toEqual(
      isSo ? { more: "Atlanta won all four quarters" } : undefined,
    );
  });
});

test("overtimes are told from the first on", () => {
  expect(toldOf("overtime", quarters([30, 30, 25, 25], [30, 30, 25, 23]))).toBeUndefined();
  const one = quarters([25, 25, 25, 25, 10], [25, 25, 25, 25, 8]);
  expect(toldOf("overtime", one)?.lead).toBe("Atlanta needed overtime to beat the Lakers 110–108");
  expect(toldOf("several overtimes", one)).toBeUndefined();
});

test.each([
  ["one point", 109, "one point decided it"],
  ["one point", 108, undefined],
])("%s at a score of 110 to %i", (name, awayPoints, more) => {
  expect(toldOf(name, { awayPoints })?.more).toBe(more);
});

test.each([
  [75, "Atlanta routed the Lakers 110–75"],
  [76, undefined],
])("a rout at a score of 110 to %i", (awayPoints, lead) => {
  expect(toldOf("rout", { awayPoints })).toEqual(lead && { lead });
});
