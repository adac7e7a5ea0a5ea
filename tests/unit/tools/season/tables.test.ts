import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#tools/paths.ts";
import { DatasetError } from "#tools/season/dataset-error.ts";
import { count, day, number, parseTable, text } from "#tools/season/read-table.ts";
import { serialise } from "#tools/season/serialise.ts";
import { readTables } from "#tools/season/tables.ts";

const columns = { name: text, date: day, points: count, share: number };
const parse = (source: string) => parseTable(source, "table.csv", columns);

describe("reading tables", () => {
  test("parses the requested columns into typed cells", () => {
    const source = '\ufeffname,date,extra,points,share\n"Smith, J.",2026-01-02,x,7,-0.5\n\n';
    expect(parse(source)).toEqual([
      { name: "Smith, J.", date: "2026-01-02", points: 7, share: -0.5 },
    ]);
  });

  test.each([
    ["name,date,points,share\nA,2026-01-02,7,1\n,2026-01-02,7,1", "line 3, column name: must not"],
    [
      "name,date,points,share\nA,yesterday,7,1",
      'column date: must be a date like 2026-04-12, found "y',
    ],
    ["name,date,points,share\nA,2026-01-02,-7,1", 'column points: must be a count, found "-7"'],
    ["name,date,points,share\nA,2026-01-02,7,", 'column share: must be a number, found ""'],
    ["name,date,points\nA,2026-01-02,7", "line 2, column share: "],
    ["name,date,points,share\nA,2026-01-02,7", "table.csv: "],
  ])("names the error in %j", (source, message) => {
    expect(() => parse(source)).toThrow(message);
    expect(() => parse(source)).toThrow(DatasetError);
  });

  test("reports a missing folder in one sentence", () => {
    expect(() => readTables("/no/such/folder")).toThrow(
      "There is no folder of season tables at /no/such/folder.",
    );
  });

  test("sorts teams by id, whatever the order of the table", () => {
    const folder = mkdtempSync(join(tmpdir(), "hardwood-tables-"));
    cpSync(join(root, "season/sources"), folder, { recursive: true });
    const file = join(folder, "teams.csv");
    const [head = "", ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
    writeFileSync(file, [head, ...rows.reverse()].join("\n"));
    const { teams, identities } = readTables(folder);
    rmSync(folder, { recursive: true });
    const ids = Array.from({ length: 30 }, (_, at) => at + 1);
    expect([teams, identities].map((list) => list.map(({ id }) => id))).toEqual([ids, ids]);
  });

  test("names a missing table", () => {
    expect(() => readTables(import.meta.dirname)).toThrow(/have no readable \w+\.csv in /);
  });
});

test("serialise writes one row per line", () => {
  const text = serialise({ updatedAt: "now", data: [{ a: ["1"] }, { a: ["2"] }] });
  expect(text).toBe('{\n"updatedAt": "now",\n"data": [\n{"a":["1"]},\n{"a":["2"]}\n]\n}\n');
});
