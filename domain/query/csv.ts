import { type Cell, cellText, type Filed } from "./answer.ts";

/** An answer's rows as CSV (RFC 4180) after a header line of keys; unknown values are empty. */
export function answerCsv({ columns, rows }: Pick<Filed, "columns" | "rows">): string {
  const lines = rows.map(({ cells }) =>
    columns.map((column, at) => quoted(cellText(column, cells[at] as Cell))),
  );
  return [columns.map(({ key }) => key), ...lines].map((line) => `${line.join(",")}\r\n`).join("");
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
