import { expect, test } from "vitest";
import { figureOf } from "#domain/figures/figures.ts";
import { derivedValues, quotientOf } from "#domain/query/engine/derived.ts";
import { MISSING } from "#domain/query/storage/season-lines.ts";

const COLUMNS: Record<string, readonly number[]> = {
  fgm: [5, 0, MISSING, 11],
  fga: [10, 0, 4, 20],
};

const ROWS = Uint32Array.of(0, 1, 2, 3);
const table = {
  column: (name: string) => (COLUMNS[name] ? Int16Array.from(COLUMNS[name]) : undefined),
};

function valuesOf(key: string): number[] {
  const figure = figureOf(key);
  if (figure === undefined) throw new Error(`no figure ${key}`);
  return [...derivedValues(figure, ROWS, table)];
}

test("a share is unknown without attempts and without one of its counts", () => {
  const [half, none, unknown, exact] = valuesOf("fgpct");
  expect([half, none, unknown]).toEqual([50, Number.NaN, Number.NaN]);
  expect(exact).toBeCloseTo(55, 9);
});

test("rows have their values in the order asked for", () => {
  const figure = figureOf("fgm");
  const values = figure && derivedValues(figure, Uint32Array.of(3, 0), table);
  expect([...(values ?? [])]).toEqual([11, 5]);
});

test("a figure of a count that the table lacks is unknown in every row", () => {
  expect(valuesOf("ts")).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
});

test.each([
  [1, 2, 0.5],
  [0, 5, 0],
  [3, 0, Number.NaN],
  [0, 0, Number.NaN],
])("%d of %d is %d", (part, whole, share) => {
  expect(quotientOf(part, whole)).toBe(share);
});
