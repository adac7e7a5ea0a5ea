import { expect, test } from "vitest";
import { compileConditions } from "#domain/query/engine/compiled-conditions.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { asked, newSmall } from "#tests/fixtures/small-season.ts";

test.each([
  ["2025-26..", "00 00 11 11 00"],
  ["..2025-26", "11 11 11 11 00"],
  ["all", "11 11 11 11 00"],
])("of joined seasons, %s marks the sides %s", (season, marks) => {
  const parts = [
    { season: "2024-25", games: 2 },
    { season: "2025-26", games: 3 },
  ];
  const data = newSmall();
  const tables = tablesOf({ ...data.lines, parts });
  const { sides } = compileConditions({ ...asked(""), season }, data, tables);
  expect(sides.join("")).toBe(marks.replaceAll(" ", ""));
});

test("a game without lines of a part is not one of it", () => {
  const data = newSmall();
  const tables = tablesOf({ ...data.lines, part: "clutch" });
  const { sides } = compileConditions(asked("stage=playoffs"), data, tables);
  // Only Atlanta has a line of the playoff game.
  expect(sides.join("")).toBe("0000000001");
});
