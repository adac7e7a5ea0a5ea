import { describe, expect, test } from "vitest";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import { MEAN_EFFICIENCY, playerEfficiency } from "#domain/query/engine/player-efficiency.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";

import { small } from "#tests/fixtures/small-season.ts";

const { totals, teamStats, teams } = seasonQuestionData();
if (teamStats === undefined) throw new Error("The season has no team statistics.");
const efficiency = playerEfficiency(totals)(teamStats)(teams);

test("every player with minutes has a rating, and the mean of all minutes is 15", () => {
  const rated = totals.filter(({ minutes }) => minutes > 0);
  expect(efficiency.size).toBe(rated.length);
  const minutes = rated.reduce((sum, player) => sum + player.minutes, 0);
  const mean =
    rated.reduce((sum, player) => sum + (efficiency.get(player.id) ?? 0) * player.minutes, 0) /
    minutes;
  expect(mean).toBeCloseTo(MEAN_EFFICIENCY, 9);
});

test("more of what helps raises a rating, more of what costs lowers it", () => {
  const [player] = totals.toSorted((a, b) => b.minutes - a.minutes);
  if (player === undefined) throw new Error("The season has no player.");
  const own = efficiency.get(player.id) ?? 0;
  const after = (change: object) => {
    const others = totals.map((one) => (one === player ? { ...one, ...change } : one));
    return playerEfficiency(others)(teamStats)(teams).get(player.id) ?? 0;
  };
  expect(after({ stl: player.stl + 50 })).toBeGreaterThan(own);
  expect(after({ ast: player.ast + 50 })).toBeGreaterThan(own);
  expect(after({ tov: player.tov + 50 })).toBeLessThan(own);
  expect(after({ fga: player.fga + 50 })).toBeLessThan(own);
});

test("the best of the season are near what is published elsewhere of such seasons", () => {
  const regulars = totals.filter(({ minutes }) => minutes > 1500);
  const best = Math.max(...regulars.map(({ id }) => efficiency.get(id) ?? 0));
  expect(best).toBeGreaterThan(26);
  expect(best).toBeLessThan(35);
});

describe("in a league of few players", () => {
  const [usual] = small.totals;
  if (usual === undefined) throw new Error("no totals");
  const ZEROS = { ...Object.fromEntries(BOX_COUNTS.map((count) => [count, 0])), minutes: 100 };
  const [one, other] = small.teams;
  /** The ratings of players, who are of the first team, of the given counts. */
  function ratings(players: readonly object[], paces = [100, 100], assists = 0): number[] {
    const own = players.map((counts, at) => ({ ...usual, ...ZEROS, id: `${at}`, ...counts }));
    const stat = (label: string, amount: number) => ({ label, value: String(amount), amount });
    const group = (stats: (at: number) => ReturnType<typeof stat>[]) =>
      [one, other].map((team, at) => ({ teamName: team?.fullName ?? "", stats: stats(at) }));
    const stats = {
      advanced: group((at) => [stat("Pace", paces[at] ?? 0)]),
      totals: group(() => [stat("AST", assists), stat("FGM", 20)]),
      averages: [],
      misc: [],
    };
    const found = playerEfficiency(own as never)(stats as never)(small.teams);
    return own.map(({ id }) => found.get(id) ?? Number.NaN);
  }
  const line = { pts: 20, fgm: 8, fga: 16, reb: 8, oreb: 2, tov: 3, pf: 2, ftm: 4, fta: 5, ast: 4 };

  test("the same in half the minutes is worth twice as much", () => {
    const [short, long] = ratings([
      { ...line, minutes: 10 },
      { ...line, minutes: 20 },
    ]);
    expect([short, long]).toEqual([expect.closeTo(22.5, 9), expect.closeTo(11.25, 9)]);
  });

  test("the same at a slower pace is worth more, at that of the league", () => {
    const [fast, slow] = ratings([line, { ...line, teamId: other?.id }], [100, 80]);
    // 90 of 100 and 90 of 80, whose mean is 15.
    expect([fast, slow]).toEqual([expect.closeTo(13.3333, 4), expect.closeTo(16.6667, 4)]);
  });

  test("without minutes or a known team a player has none", () => {
    const found = ratings([line, { ...line, minutes: 0 }, { ...line, teamId: 99 }]);
    expect(found).toEqual([expect.closeTo(15, 9), Number.NaN, Number.NaN]);
  });

  test("Hollinger's formula, worked out by hand, without assists and free throws", () => {
    // A possession is a point: 32 points, 30 shots and 2 turnovers. What is made, less what is lost, is 17 and 2.
    const [best, worst] = ratings([
      { pts: 22, fgm: 10, fga: 20, fg3m: 2, stl: 2, blk: 3, reb: 5, pf: 1 },
      { pts: 10, fgm: 4, fga: 10, fg3m: 2, tov: 2, reb: 3, pf: 2 },
    ]);
    expect([best, worst]).toEqual([
      expect.closeTo((15 * 17) / 9.5, 9),
      expect.closeTo(30 / 9.5, 9),
    ]);
  });

  test("Hollinger's formula, worked out by hand, with them", () => {
    const players = [
      {
        pts: 32,
        fgm: 12,
        fga: 20,
        ftm: 8,
        fta: 15,
        ast: 4,
        tov: 1,
        reb: 12,
        oreb: 4,
        stl: 3,
        blk: 2,
        pf: 4,
      },
      {
        pts: 18,
        fgm: 8,
        fga: 20,
        ftm: 2,
        fta: 10,
        ast: 6,
        tov: 3,
        reb: 8,
        oreb: 1,
        stl: 1,
        blk: 1,
        pf: 6,
      },
    ];
    const [best, worst] = ratings(players, [100, 100], 10);
    expect([best, worst]).toEqual([expect.closeTo(23.047, 3), expect.closeTo(6.953, 3)]);
  });
});
