import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hiddenScoresText,
  hidesResult,
  parseHiddenScores,
  teamsNamedIn,
} from "#domain/member/hidden-scores.ts";

const builtTeams: { id: number; abbreviation: string }[] = JSON.parse(
  readFileSync("season/built/teamsAPI.json", "utf8"),
).data;

describe("the setting of hidden scores", () => {
  test.each(["all", "2", "2 14"])("keeps %j as it was read", (text) => {
    expect(hiddenScoresText(parseHiddenScores(text) ?? [])).toBe(text);
  });

  test.each([
    ["all", "all"],
    ["2", [2]],
    ["14 2 2", [2, 14]],
    ["", undefined],
    ["0", undefined],
    ["31", undefined],
    ["2,14", undefined],
    [" 2", undefined],
    ["2e1", undefined],
    [2, undefined],
    [null, undefined],
  ])("reads %j as %j", (text, hidden) => {
    expect(parseHiddenScores(text)).toEqual(hidden);
  });

  test("is read as it was kept", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 });
    fc.assert(
      fc.property(ids, (teams) => {
        const sorted = teams.toSorted((a, b) => a - b);
        expect(parseHiddenScores(hiddenScoresText(teams))).toEqual(sorted);
      }),
    );
  });
});

test.each([
  ["all", [3, 4], true],
  [[2], [2, 14], true],
  [[2], [3, 14], false],
  [[2], [], true],
] as const)("hidden %j: the result of %j is hidden: %s", (hidden, teams, isHidden) => {
  expect(hidesResult(hidden, teams)).toBe(isHidden);
});

test.each(builtTeams)("$abbreviation names the team $id", ({ abbreviation, id }) => {
  expect(teamsNamedIn(`Apr 12 vs. ${abbreviation} W 142–138 OT`)).toEqual([id]);
});
