import { figurePrinter } from "#domain/season/figures.ts";
import type { Filed } from "../answer.ts";

/** An answer's rows as CSV (RFC 4180) after a header line of keys; unknown values are empty. */
export function answerCsv({ columns, rows }: Pick<Filed, "columns" | "rows">): string {
  const printers = columns.map(({ decimals }) => figurePrinter(decimals));
  let csv = `${columns.map(({ key }) => csvText(key)).join(",")}\r\n`;
  // A file has a hundred thousand cells: no list is made of them.
  for (const { cells } of rows) {
    for (let at = 0; at < printers.length; at += 1) {
      const cell = cells[at];
      if (at > 0) csv += ",";
      if (typeof cell === "string") csv += csvText(cell);
      else if (typeof cell === "number") csv += printers[at]?.(cell);
    }
    csv += "\r\n";
  }
  return csv;
}

/** The first characters by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const SPECIAL = /[",\r\n]/;
/** A text that has either; most have neither. */
const CAREFUL = /^[=+\-@\t\r]|[",\r\n]/;

/**
 * A text as a cell: quoted where it has to be, and with an apostrophe before what a spreadsheet
 * would run as a formula. Numbers stay as they are.
 */
function csvText(text: string): string {
  if (!CAREFUL.test(text)) return text;
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return SPECIAL.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
