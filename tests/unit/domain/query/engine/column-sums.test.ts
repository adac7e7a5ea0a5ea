import fc from "fast-check";
import { expect, test } from "vitest";
import { addedColumns } from "#domain/query/engine/column-sums.ts";
import type { Table } from "#domain/query/engine/tables.ts";
import { MISSING } from "#domain/query/storage/season-lines.ts";

const SIZE = 40;

function tableOf(pts: Int16Array): Table {
  return { size: SIZE, column: (name: string) => (name === "pts" ? pts : undefined) } as Table;
}

test("the sums and the unknown counts of each group are those of adding its rows", () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: -9, max: 60 })), { minLength: SIZE, maxLength: SIZE }),
      fc.uniqueArray(fc.nat(SIZE - 1)),
      fc.integer({ min: 1, max: 4 }),
      (counts, rows, groups) => {
        const group = rows.map((row) => row % groups);
        const members = {
          rows: Uint32Array.from(rows),
          group: Uint32Array.from(group),
          count: groups,
          games: new Uint32Array(groups),
        };
        const table = tableOf(Int16Array.from(counts, (count) => count ?? MISSING));
        const sums = addedColumns(members, ["pts", "reb"], table);
        const own = Array.from({ length: groups }, (_, at) =>
          rows.filter((_row, place) => group[place] === at).map((row) => counts[row] ?? null),
        );
        expect([...sums.keys()]).toEqual(["pts"]);
        expect([...(sums.get("pts")?.sum ?? [])]).toEqual(
          own.map((all) => all.reduce<number>((sum, count) => sum + (count ?? 0), 0)),
        );
        expect([...(sums.get("pts")?.missing ?? [])]).toEqual(
          own.map((all) => all.filter((count) => count === null).length),
        );
      },
    ),
  );
});
