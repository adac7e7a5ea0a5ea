import { expect, test } from "vitest";
import { allCells, type Cell, firstCell } from "#domain/cells.ts";

test.each<[Cell | undefined, string, string[]]>([
  ["G", "G", ["G"]],
  [["64", "18"], "64", ["64", "18"]],
  [["", "x"], "", ["x"]],
  ["", "", []],
  [[], "", []],
  [undefined, "", []],
])("cell %j: firstCell %j, allCells %j", (cell, first, all) => {
  expect(firstCell(cell)).toBe(first);
  expect(allCells(cell)).toEqual(all);
});
