import { describe, expect, test } from "vitest";
import type { Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import {
  addedUp,
  copyOf,
  groupValues,
  pickedSums,
  setSum,
  sumGroups,
} from "#domain/query/engine/group-sums.ts";
import type { Table } from "#domain/query/engine/tables.ts";
import type { Basis } from "#domain/query/query.ts";
import { MISSING } from "#domain/query/storage/season-lines.ts";

const COLUMNS: Record<string, number[]> = {
  pts: [10, 20, 7, 9, 3],
  stl: [1, MISSING, 2, 2, MISSING],
  blk: [1, 1, MISSING, 0, MISSING],
  fgm: [4, 6, 1, 0, 1],
  fga: [8, 22, 2, 0, 3],
  sec: [2160, 2160, 720, 720, MISSING],
};
const table = {
  size: 5,
  column: (name: string) => COLUMNS[name] && Int16Array.from(COLUMNS[name]),
} as Table;
/** Rows 0 and 1, rows 2 and 3, row 4. */
const members = () => ({
  rows: Uint32Array.of(0, 1, 2, 3, 4),
  group: Uint32Array.of(0, 0, 1, 1, 2),
  count: 3,
  games: Uint32Array.of(2, 2, 1),
});

function figure(key: string): Figure {
  const known = figureOf(key);
  if (known === undefined) throw new Error(`no figure ${key}`);
  return known;
}

const sums = (keys: string, per: Basis = "average") =>
  sumGroups(members(), keys.split(" ").map(figure), per, table);
const NONE = Number.NaN;

describe("groupValues", () => {
  test.each<[string, Basis, number[]]>([
    ["pts", "total", [30, 16, 3]],
    ["pts", "average", [15, 8, 3]],
    // 30 points in 72 minutes, 16 in 24; the last game's minutes are not known.
    ["pts", "per36", [15, 24, NONE]],
    // A mean covers the games that have the count.
    ["stl", "average", [1, 2, NONE]],
    ["stl", "per36", [NONE, 6, NONE]],
    // Steals and blocks that are known for different games do not combine to a mean.
    ["stocks", "average", [NONE, NONE, NONE]],
    // A share is a sum over a sum: 10 of 30, and not the mean of 50 and 27 percent.
    ["fgpct", "average", [100 / 3, 50, 100 / 3]],
    ["fgpct", "total", [100 / 3, 50, 100 / 3]],
    // Minutes per 36 minutes would all be 36, so they stay a mean.
    ["min", "per36", [36, 12, NONE]],
    // The table lacks free throws.
    ["ts", "average", [NONE, NONE, NONE]],
    ["ftm", "total", [NONE, NONE, NONE]],
    ["gp", "average", [NONE, NONE, NONE]],
  ])("%s as %s", (key, per, expected) => {
    const values = [...groupValues(figure(key), sums(key, per), per)];
    expect(values.map((value) => Number(value.toFixed(9)))).toEqual(
      expected.map((value) => Number(value.toFixed(9))),
    );
  });
});

test("sums only the columns of the figures, with seconds per 36 minutes", () => {
  expect([...sums("fgpct").columns.keys()]).toEqual(["fgm", "fga"]);
  expect([...sums("pts", "per36").columns.keys()]).toEqual(["pts", "sec"]);
});

test("all groups together add up their sums, their games and what they lack", () => {
  const { games, columns } = addedUp(sums("pts stl"));
  expect([...games]).toEqual([5]);
  expect(columns.get("pts")).toEqual({ sum: Float64Array.of(49), missing: Float64Array.of(0) });
  expect(columns.get("stl")).toEqual({ sum: Float64Array.of(5), missing: Float64Array.of(2) });
});

test("picked groups come in the given order", () => {
  const { games, columns } = pickedSums(sums("pts"), [2, 0]);
  expect([...games]).toEqual([1, 2]);
  expect([...(columns.get("pts")?.sum ?? [])]).toEqual([3, 30]);
});

test("an official sum replaces a copy's, lacks no game and leaves the original alone", () => {
  const added = sums("stl");
  const copy = copyOf(added);
  setSum(copy, 0, "stl", 5);
  setSum(copy, 0, "ftm", 5);
  expect([...groupValues(figure("stl"), copy, "average")]).toEqual([2.5, 2, NONE]);
  expect([...groupValues(figure("stl"), added, "average")]).toEqual([1, 2, NONE]);
  expect(copy.columns.has("ftm")).toBe(false);
});
