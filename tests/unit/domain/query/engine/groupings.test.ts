import { describe, expect, test } from "vitest";
import { codesOf, conditionOf, labelOf } from "#domain/query/engine/groupings.ts";
import { GROUPINGS, type Grouping } from "#domain/query/query.ts";
import { smallTables } from "#tests/fixtures/small-season.ts";

const { players, teams, sides } = smallTables;

test.each<[Grouping, number[]]>([
  ["team", [1, 2, 2, 14, 14, 1, 1, 14, 2, 1]],
  ["opponent", [2, 1, 14, 2, 1, 14, 14, 1, 1, 2]],
  // October is the first month of the games.
  ["month", [0, 0, 0, 0, 1, 1, 1, 1, 6, 6]],
  ["where", [0, 1, 0, 1, 0, 1, 2, 2, 0, 1]],
  ["result", [0, 1, 1, 0, 0, 1, 0, 1, 0, 1]],
  // Three days and more are one group, first games the last one.
  ["rest", [4, 4, 0, 4, 3, 3, 2, 2, 3, 3]],
  ["margin", [2, 2, 2, 2, 0, 0, 0, 0, 3, 3]],
])("each side has its code by %s", (by, codes) => {
  const code = codesOf(by, teams, sides);
  expect(code.by).toBe("side");
  expect([...code.codes]).toEqual(codes);
  expect(code.size).toBe(1 + Math.max(...codes));
});

test("a line has its player and his role, which may be unknown", () => {
  expect([...codesOf("player", players, sides).codes]).toEqual([...players.subject]);
  const roles = codesOf("starter", players, sides);
  expect([...roles.codes]).toEqual([0, 1, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0]);
  expect(roles.size).toBe(3);
});

describe("each group", () => {
  test.each<[Grouping, number, string, object | undefined]>([
    ["month", 0, "October", { month: ["oct"] }],
    ["month", 3, "January", { month: ["jan"] }],
    ["month", 6, "April", { month: ["apr"] }],
    ["where", 2, "Neutral floor", { where: "neutral" }],
    ["result", 1, "Lost", { result: "l" }],
    ["rest", 0, "0 days", { rest: { min: 0, max: 0 } }],
    ["rest", 1, "1 day", { rest: { min: 1, max: 1 } }],
    ["rest", 3, "3 days or more", { rest: { min: 3, max: Infinity } }],
    ["rest", 4, "First game", undefined],
    ["starter", 0, "Starter", { starter: true }],
    ["starter", 1, "Off the bench", { starter: false }],
    ["starter", 2, "Not known", undefined],
    ["margin", 0, "1 to 3 points", { margin: { min: 1, max: 3 } }],
    ["margin", 3, "20 points or more", { margin: { min: 20, max: Infinity } }],
    ["opponent", 14, "", {}],
  ])("by %s with code %d is named %j and selected by %j", (by, code, label, condition) => {
    expect(labelOf(by, code, sides)).toBe(label);
    expect(conditionOf(by, code)).toEqual(condition);
  });
});

test("margins leave no gap between their groups", () => {
  const ranges = [0, 1, 2, 3].map((code) => conditionOf("margin", code)?.margin);
  for (const [at, range] of ranges.slice(1).entries())
    expect(range?.min).toBe((ranges[at]?.max ?? 0) + 1);
});

test("the codes of sides are made once", () => {
  for (const by of GROUPINGS.filter((one) => one !== "player" && one !== "starter"))
    expect(codesOf(by, teams, sides)).toBe(codesOf(by, players, sides));
});
