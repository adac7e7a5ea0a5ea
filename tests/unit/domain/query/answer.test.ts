import { expect, test } from "vitest";
import {
  type AnswerCell,
  type AnswerColumn,
  cellOf,
  cellText,
  cellValue,
  summaryText,
} from "#domain/query/answer.ts";
import { figureColumn, figuresOf } from "#domain/query/engine/columns.ts";
import { asked } from "#tests/fixtures/small-season.ts";

test.each<[AnswerCell, number, string, AnswerCell]>([
  [8.25, 1, "8.3", 8.3],
  // Halves are rounded away from zero, and no zero is negative.
  [-8.25, 1, "-8.3", -8.3],
  [-0.04, 1, "0.0", 0],
  [2 / 3, 3, "0.667", 0.667],
  [30, 0, "30", 30],
  [30, 1, "30.0", 30],
  ["W", 1, "W", "W"],
  [null, 1, "", null],
])("%j with %d decimals is %j as text and %j as a value", (cell, decimals, text, value) => {
  expect(cellText({ decimals }, cell)).toBe(text);
  expect(cellValue({ decimals }, cell)).toBe(value);
});

test("an unknown figure is an empty cell, zero is a figure", () => {
  expect(cellOf(Number.NaN)).toBeNull();
  expect(cellOf(0)).toBe(0);
});

test("the mean of a count has decimals where the count has none", () => {
  const query = asked("");
  const column = figuresOf(query, { current: "2025-26" })
    .map((figure): AnswerColumn => figureColumn(figure, query))
    .find(({ key }) => key === "pts");
  if (column === undefined) throw new Error("no points");
  expect(cellText(column, 19.636)).toBe("20");
  expect(summaryText(column, 19.636)).toBe("19.6");
  expect(summaryText(column, null)).toBe("");
});
