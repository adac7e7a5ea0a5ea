import { describe, expect, test } from "vitest";
import { LEADER_RULES, type LeaderRule } from "#domain/leaders/leader-categories.ts";
import { leadersTable, topOf } from "#domain/leaders/leaders-table.ts";
import { gamesSoFar } from "#domain/leaders/qualification.ts";
import { playerSeason } from "#tests/fixtures/league.ts";

function rule(category: string): LeaderRule {
  const found = LEADER_RULES.find((rule) => rule.category === category);
  if (found === undefined) throw new Error(`No category ${category}`);
  return found;
}

describe("qualification over a whole season", () => {
  test.each([
    ["Points per game", { games: 58, pts: 1 }, true],
    ["Points per game", { games: 57, pts: 1399 }, false],
    ["Points per game", { games: 57, pts: 1400 }, true],
    ["Rebounds per game", { games: 57, reb: 800 }, true],
    ["Rebounds per game", { games: 57, reb: 799 }, false],
    ["Assists per game", { games: 57, ast: 400 }, true],
    ["Assists per game", { games: 57, ast: 399 }, false],
    ["Steals per game", { games: 57, stl: 125 }, true],
    ["Steals per game", { games: 57, stl: 124 }, false],
    ["Blocks per game", { games: 57, blk: 100 }, true],
    ["Blocks per game", { games: 57, blk: 99 }, false],
    ["Minutes per game", { games: 57, minutes: 2200 }, false],
    ["Field goal %", { games: 30, fgm: 300 }, true],
    ["Field goal %", { games: 82, fgm: 299 }, false],
    ["Three-point %", { games: 30, fg3m: 82 }, true],
    ["Three-point %", { games: 82, fg3m: 81 }, false],
    ["Free throw %", { games: 30, ftm: 125 }, true],
    ["Free throw %", { games: 82, ftm: 124 }, false],
    ["True shooting %", { games: 82, fgm: 299 }, false],
    ["Offensive rating", { games: 58, minutes: 870 }, true],
    ["Offensive rating", { games: 58, minutes: 869 }, false],
    ["Offensive rating", { games: 57, minutes: 2000 }, false],
    ["Fouls drawn per game", { games: 57 }, false],
    ["Assists per turnover", { games: 20, ast: 200 }, true],
    ["Assists per turnover", { games: 82, ast: 199 }, false],
    ["Points", { games: 1 }, true],
    ["Plus-minus", { games: 1 }, true],
  ])("%s with %j: %s", (category, facts, qualifies) => {
    expect(rule(category).qualifies(playerSeason("1", facts), 82)).toBe(qualifies);
  });
});

describe("qualification during the season", () => {
  test.each([
    [1, "Points per game", { games: 1, pts: 0 }, true],
    [41, "Points per game", { games: 29, pts: 1 }, true],
    [41, "Points per game", { games: 28, pts: 699 }, false],
    [41, "Points per game", { games: 28, pts: 700 }, true],
    [10, "Minutes per game", { games: 7 }, true],
    [10, "Minutes per game", { games: 6 }, false],
    [41, "Field goal %", { fgm: 150 }, true],
    [41, "Field goal %", { fgm: 149 }, false],
    [40, "Free throw %", { ftm: 61 }, true],
    [40, "Free throw %", { ftm: 60 }, false],
    [41, "Three-point %", { fg3m: 41 }, true],
    [41, "True shooting %", { fgm: 149 }, false],
    [41, "Net rating", { games: 29, minutes: 435 }, true],
    [41, "Assists per turnover", { ast: 99 }, false],
  ])("after %d games, %s with %j: %s", (soFar, category, facts, qualifies) => {
    expect(rule(category).qualifies(playerSeason("1", facts), soFar)).toBe(qualifies);
  });

  test.each([
    ["before the first game", [], 0],
    ["the most games of any player", [3, 41, 40], 41],
    ["no more than a season for a traded player", [84, 80], 82],
  ])("gamesSoFar: %s", (_what, games, soFar) => {
    expect(gamesSoFar(games.map((own) => ({ games: own })))).toBe(soFar);
  });
});

describe("figures", () => {
  test.each([
    ["Points per game", { games: 64, pts: 2143 }, "33.5"],
    ["Field goal %", { fgm: 1, fga: 3 }, "33.3"],
    ["Field goal %", { fgm: 0, fga: 0 }, "0.0"],
    ["True shooting %", { pts: 50, fga: 20, fta: 25 }, "80.6"],
    ["Effective field goal %", { fgm: 4, fg3m: 2, fga: 10 }, "50.0"],
    ["Assists per turnover", { ast: 200, tov: 0 }, "0.00"],
    ["Plus-minus", { plusMinus: 788 }, "+788"],
    ["Plus-minus", { plusMinus: -3 }, "-3"],
    ["Minutes", { minutes: 2952.6 }, "2953"],
  ])("%s with %j is %s", (category, facts, stat) => {
    const { value, print } = rule(category);
    expect(print(value(playerSeason("1", facts)))).toBe(stat);
  });
});

describe("ranks", () => {
  const points = (totals: Record<string, number>) =>
    topOf(
      rule("Points"),
      Object.entries(totals).map(([name, pts]) => playerSeason(name, { name, pts })),
    );

  test("ties share the better rank and are ordered by name", () => {
    const top = points({ Dan: 5, Čedo: 9, Al: 10, Cee: 9, Ed: 5, Fay: 5 });
    expect(top.map(({ rank, player }) => `${rank} ${player}`)).toEqual(
      "1 Al|2 Čedo|2 Cee|4 Dan|4 Ed".split("|"),
    );
  });

  test("figures that print the same tie, in the order of the exact figures", () => {
    const [first, second] = topOf(rule("Points per game"), [
      playerSeason("1", { games: 58, pts: 580 }),
      playerSeason("2", { games: 59, pts: 591 }),
    ]);
    expect([first?.player, first?.stat, first?.rank]).toEqual(["Player 2", "10.0", 1]);
    expect([second?.player, second?.stat, second?.rank]).toEqual(["Player 1", "10.0", 1]);
  });

  test("no list is empty in the middle of the season", () => {
    const scorer = (name: string, games: number) =>
      playerSeason(name, {
        name,
        games,
        minutes: 30 * games,
        fgm: 160,
        fg3m: 50,
        ftm: 70,
        ast: 110,
      });
    const lists = Object.values(leadersTable([scorer("Al", 41), scorer("Bo", 40)])).flat();
    expect(lists.filter(({ top5 }) => top5.length !== 2)).toEqual([]);
  });

  test("the lowest defensive rating leads", () => {
    const players = ["110", "105"].map((id) => {
      const base = playerSeason(id, { games: 82, minutes: 2000 });
      return { ...base, ratings: { ...base.ratings, defensive: Number(id) } };
    });
    expect(topOf(rule("Defensive rating"), players)[0]?.stat).toBe("105.0");
  });
});

test("every group has at least six categories with unique titles", () => {
  for (const categories of Object.values(leadersTable([]))) {
    expect(categories.length).toBeGreaterThanOrEqual(6);
    expect(new Set(categories.map(({ category }) => category)).size).toBe(categories.length);
  }
});
