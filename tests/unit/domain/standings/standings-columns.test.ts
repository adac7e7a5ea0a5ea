import { expect, test } from "vitest";
import {
  type ColumnKey,
  columnOf,
  printedColumn,
  STANDINGS_COLUMNS,
  type StandingFigures,
  sizeOf,
  streakText,
} from "#domain/standings/standings-columns.ts";
import { standing } from "#tests/fixtures/league.ts";

test.each<[ColumnKey, Partial<StandingFigures>, string, number | undefined]>([
  ["wins", { wins: 34 }, "34", 34],
  ["pct", { winPct: 0.78 }, ".780", 0.78],
  ["gb", { rank: 2, gamesBehind: 1.5 }, "1.5", 1.5],
  ["gb", { rank: 1, gamesBehind: 0 }, "–", 0],
  ["home", { home: { wins: 30, losses: 10 } }, "30–10", 0.75],
  ["home", {}, "", undefined],
  ["diff", { difference: -4.25 }, "−4.3", -4.25],
  ["diff", { difference: 4 }, "+4.0", 4],
  ["streak", { streak: -2 }, "L2", -2],
  ["streak", { streak: 12 }, "W12", 12],
  ["magic", {}, "", undefined],
])("the column %s of %j is %j, sorted by %s", (key, figures, printed, size) => {
  const row = standing(figures);
  expect(printedColumn(columnOf(key), row)).toBe(printed);
  expect(sizeOf(columnOf(key), row)).toBe(size);
});

test("each column is found by its key, and no other", () => {
  expect(STANDINGS_COLUMNS.map(({ key }) => columnOf(key))).toEqual(STANDINGS_COLUMNS);
  expect(() => columnOf("points" as ColumnKey)).toThrow("The standings have no column points.");
});

test.each([
  [1, "W1"],
  [-1, "L1"],
])("a streak of %i is %s", (streak, text) => {
  expect(streakText(streak)).toBe(text);
});
