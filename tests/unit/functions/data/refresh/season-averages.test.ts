import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BoxTotals } from "../../../../../domain/season/facts.ts";
import {
  areExact,
  boxTotalsOf,
  decimalsOf,
  seasonTotalsOf,
} from "../../../../../domain/season/season-averages.ts";
import { line, player, win } from "../../../tools/season/season.ts";

const COUNTS = [
  ...(["fgm", "fga", "fg3m", "fg3a", "ftm", "fta", "oreb", "dreb"] as const),
  ...(["reb", "ast", "stl", "blk", "tov", "pf", "pts"] as const),
];
const boxOf = (value: (count: (typeof COUNTS)[number]) => number) =>
  Object.fromEntries(COUNTS.map((count) => [count, value(count)])) as unknown as BoxTotals;

const box = fc.record(
  Object.fromEntries(COUNTS.map((count) => [count, fc.integer({ min: 0, max: 3_000 })])),
) as unknown as fc.Arbitrary<BoxTotals>;

describe("totals of averages", () => {
  test("come back whole from two decimals, for as many games as there are in a season", () => {
    fc.assert(
      fc.property(box, fc.integer({ min: 1, max: 82 }), (totals, games) => {
        const perGame = boxOf((count) => Math.round((totals[count] / games) * 100) / 100);
        expect(areExact({ games }, 2)).toBe(true);
        expect(boxTotalsOf({ games, minutes: 30, perGame }, 2)).toEqual(totals);
      }),
    );
  });

  test("come back from as many decimals as there may be", () => {
    const perGame = boxOf(() => 100 / 3);
    expect(boxTotalsOf({ games: 3, minutes: 30, perGame }, 5)?.pts).toBe(100);
  });

  test.each<[number, number, boolean]>([
    [1, 0, true],
    [2, 0, false],
    [10, 1, true],
    [11, 1, false],
    [82, 2, true],
  ])("of %d games to %d decimals can be told: %s", (games, decimals, expected) => {
    expect(areExact({ games }, decimals)).toBe(expected);
  });

  test("are none when no whole total has such an average", () => {
    const perGame = boxOf((count) => (count === "ast" ? 1.4 : 2));
    expect(boxTotalsOf({ games: 2, minutes: 30, perGame }, 2)).toBeUndefined();
  });

  test("the decimals are those of the finest average", () => {
    const averages = (pts: number) => ({ games: 1, minutes: 30, perGame: boxOf(() => pts) });
    expect(decimalsOf([])).toBe(0);
    expect(decimalsOf([averages(3), averages(2.5)])).toBe(1);
    expect(decimalsOf([averages(2.25), averages(2.5)])).toBe(2);
    expect(decimalsOf([averages(1 / 3)])).toBe(5);
  });
});

describe("a player's totals", () => {
  const games = [
    win(1, 2, { id: "g1", date: "2026-01-01" }),
    win(3, 4, { id: "g2", date: "2026-01-02" }),
  ];
  const lines = [
    line("7", { gameId: "g1", teamId: 1, pts: 12, reb: 10, plusMinus: 5 }),
    line("7", { gameId: "g2", teamId: 4, pts: 8, reb: 2, plusMinus: -9 }),
  ];
  const facts = {
    id: "7",
    name: "Player 7",
    box: boxOf((count) => (count === "pts" ? 20 : count === "reb" ? 12 : 0)),
    averages: { games: 2, minutes: 30.5, perGame: boxOf(() => 0) },
    lines,
    games: new Map(games.map((game) => [game.id, game])),
    known: undefined,
  };

  test("are counted from his lines where averages do not tell", () => {
    expect(seasonTotalsOf(facts)).toEqual({
      ...facts.box,
      ...{ id: "7", name: "Player 7", teamId: 4, games: 2, wins: 1, losses: 1, minutes: 61 },
      ...{ plusMinus: -4, blka: null, pfd: null, doubleDoubles: 1, tripleDoubles: 0 },
    });
  });

  test("have no plus-minus when one of his lines has none", () => {
    const unknown = [...lines.slice(0, 1), line("7", { gameId: "g2", plusMinus: null })];
    expect(seasonTotalsOf({ ...facts, lines: unknown }).plusMinus).toBeNull();
  });

  const known = player("7", {
    ...{ games: 2, teamId: 9, minutes: 61.2, plusMinus: -5, doubleDoubles: 2 },
    ...{ blka: 3, pfd: 4, pts: 19 },
  });

  test("keep what is official as long as he has not played again, the box score apart", () => {
    expect(seasonTotalsOf({ ...facts, known })).toMatchObject({
      ...{ games: 2, teamId: 9, minutes: 61.2, plusMinus: -5, doubleDoubles: 2 },
      ...{ blka: 3, pfd: 4, pts: 20 },
    });
  });

  test("keep no minutes that the average contradicts", () => {
    expect(seasonTotalsOf({ ...facts, known: { ...known, minutes: 63 } }).minutes).toBe(61);
  });

  test("lose what nobody knows any more once he has played again", () => {
    expect(seasonTotalsOf({ ...facts, known: { ...known, games: 1 } })).toMatchObject({
      ...{ teamId: 4, minutes: 61, plusMinus: -4, doubleDoubles: 1, blka: null, pfd: null },
    });
  });
});
