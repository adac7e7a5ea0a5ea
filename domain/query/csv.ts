import { type Cell, cellText, type Filed } from "./answer.ts";

/** An answer's rows as CSV (RFC 4180) after a header line of keys; unknown values are empty. */
export function answerCsv({ columns, rows }: Pick<Filed, "columns" | "rows">): string {
  let csv = `${columns.map(({ key }) => csvText(key)).join(",")}\r\n`;
  for (const { cells } of rows) {
    // A file has a hundred thousand cells, so that a list of them for each row takes its time.
    for (const [at, column] of columns.entries()) {
      const cell = cells[at] as Cell;
      if (at > 0) csv += ",";
      csv += typeof cell === "string" ? csvText(cell) : cellText(column, cell);
    }
    csv += "\r\n";
  }
  return csv;
}

/** The first characters by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const SPECIAL = /[",\r\n]/;

/**
 * A text as a cell: quoted where it has to be, and with an apostrophe before what a spreadsheet
 * would run as a formula. Numbers stay as they are.
 */
function csvText(text: string): string {
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return SPECIAL.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
