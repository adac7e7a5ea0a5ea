import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Fixture } from "#domain/season/fixtures.ts";
import { root } from "#tools/paths.ts";
import { fixtureContradictions } from "#tools/season/checks/fixtures.ts";
import { readFixtures } from "#tools/season/fixture-table.ts";
import { readTables } from "#tools/season/tables.ts";

const folder = join(root, "season/sources");
const { teams } = readTables(folder);
const fixtures = readFixtures(folder);
const withFirst = (change: Partial<Fixture>) =>
  fixtures.map((fixture, at) => (at === 0 ? { ...fixture, ...change } : fixture));

describe("the fixtures of the upcoming season", () => {
  test("are consistent, 80 per team, in order of tip-off", () => {
    expect(fixtures).toHaveLength(1_200);
    expect(fixtureContradictions(fixtures, teams)).toEqual([]);
    const moments = fixtures.map(({ tipOff }) => Date.parse(tipOff));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  test.each<[string, Fixture[], string[]]>([
    ["a missing fixture", fixtures.slice(1), ["BOS: 79 fixtures.", "DET: 79 fixtures."]],
    ["another opponent", withFirst({ awayTeamId: 3 }), ["BOS: 79 fixtures.", "BKN: 81 fixtures."]],
    [
      "a duplicate fixture",
      [...fixtures, ...fixtures.slice(0, 1)],
      [
        "BOS: 81 fixtures.",
        "BOS: two fixtures on one day.",
        "DET: 81 fixtures.",
        "DET: two fixtures on one day.",
      ],
    ],
    [
      "a team against itself",
      withFirst({ awayTeamId: 9 }),
      ["BOS: 79 fixtures.", "DET: a fixture against itself."],
    ],
    [
      "a date other than that of the tip-off",
      withFirst({ date: "2026-10-19" }),
      ["The fixture at 2026-10-20T19:00Z is not on 2026-10-19, Eastern Time."],
    ],
  ])("are rejected with %s", (_, changed, expected) => {
    expect(fixtureContradictions(changed, teams)).toEqual(expected);
  });
});
