import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerCell } from "#domain/query/answer.ts";
import { answerCsv } from "#domain/query/say/csv.ts";

const column = (key: string) => ({ key, name: key, decimals: 1 });

/** The cells as a reader of CSV gets them. */
function read(cells: readonly AnswerCell[]): string[] {
  const columns = cells.map((_, at) => column(`c${at}`));
  const [, row = []] = parse(answerCsv({ columns, rows: [{ cells: [...cells] }] })) as string[][];
  return row;
}

describe("a table as CSV", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ["-2+3", "'-2+3"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", "'\r=1"],
    ['=HYPERLINK("x","y")', '\'=HYPERLINK("x","y")'],
    ["-", "'-"],
    ["-10.5", "-10.5"],
    ["+8", "+8"],
    ["109-104", "109-104"],
    ["Nikola Jokić", "Nikola Jokić"],
    [-10.5, "-10.5"],
    [null, ""],
  ])("has %j as %j", (cell, expected) => {
    expect(read([cell])).toEqual([expected]);
  });

  test("defuses the names of its columns too", () => {
    expect(answerCsv({ columns: [column("=a"), column("b")], rows: [] })).toBe("'=a,b\r\n");
  });

  test("gives a spreadsheet no formula, whatever it holds, and loses nothing", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\",'1.a") }),
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
        for (const [at, text] of read(cells).entries()) {
          if (!/^[+-]?\d+(\.\d+)?$/.test(text)) expect(text).not.toMatch(/^[=+\-@\t\r]/);
          const given = cells[at];
          if (typeof given === "string") expect([given, `'${given}`]).toContain(text);
        }
      }),
    );
  });
});
