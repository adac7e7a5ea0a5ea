import { describe, expect, test } from "vitest";
import { qualifyingGames, ruleFor, ruleOf } from "../../../../domain/query/qualified.ts";
import { asked } from "../../../fixtures/small-season.ts";

describe("after 82 games", () => {
  test.each([
    // 58 games, or the league's total of the count.
    ["pts", { games: 58, total: 0 }, true],
    ["pts", { games: 57, total: 1399 }, false],
    ["pts", { games: 40, total: 1400 }, true],
    ["blk", { games: 57, total: 100 }, true],
    // Other figures know games only.
    ["tov", { games: 57, total: 9999 }, false],
    ["tov", { games: 58, total: 0 }, true],
    // A percentage needs its makes, however many games.
    ["fgpct", { games: 82, total: 299 }, false],
    ["fgpct", { games: 20, total: 300 }, true],
    ["fg3pct", { games: 20, total: 82 }, true],
    ["ftpct", { games: 82, total: 124 }, false],
    ["astto", { games: 20, total: 200 }, true],
  ])("%s with %j qualifies: %s", (key, player, expected) => {
    expect(ruleFor(key).qualifies(player, 82)).toBe(expected);
  });
});

test.each([
  ["fgpct", { games: 41, total: 150 }, 41, true],
  ["fgpct", { games: 41, total: 149 }, 41, false],
  // Seven tenths of ten games.
  ["pts", { games: 7, total: 0 }, 10, true],
  ["pts", { games: 6, total: 0 }, 10, false],
])("%s with %j qualifies after %d games: %s", (key, player, soFar, expected) => {
  expect(ruleFor(key).qualifies(player, soFar)).toBe(expected);
});

test.each([
  ["pts", "58 games, or 1,400 points", "7 games, or 171 points"],
  ["tov", "58 games", "7 games"],
  ["ts", "300 field goals made", "37 field goals made"],
  ["fg3pct", "82 three-pointers made", "10 three-pointers made"],
])("the minimum of %s is %s, and after ten games %s", (key, whole, ten) => {
  const rule = ruleFor(key);
  expect(rule.least(82)).toBe(whole);
  expect(rule.least(10)).toBe(ten);
  expect(rule.rule).toBe(`Players with at least ${whole}; fewer during the season.`);
  expect(rule.note).toBe(`${rule.rule} Left out: players who do not qualify.`);
});

test("the rule is that of the figure that ranks, also below a sort by name", () => {
  expect(ruleOf(asked("rows=players&sort=-fgpct")).count?.key).toBe("fgm");
  expect(ruleOf(asked("rows=players&sort=player")).count?.key).toBe("pts");
  expect(ruleOf(asked("rows=players&sort=-tov")).count).toBeUndefined();
});

test("in one of two roles, half of the games qualify", () => {
  expect(qualifyingGames(asked("rows=players"), 82)).toBe(82);
  expect(qualifyingGames(asked("rows=players&starter=0"), 82)).toBe(41);
  expect(ruleOf(asked("rows=players&starter=1&sort=-pts")).least(41)).toBe(
    "29 games, or 700 points",
  );
  expect(ruleOf(asked("rows=players&starter=1&sort=-pts")).rule).toContain("29 games");
});
