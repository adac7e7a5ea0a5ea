import { type Columns, type CountColumn, columnsOf, type Figure, ratio } from "./figure.ts";

/** The counts of units: players on the floor together. */
const COUNTS_OF_LINEUPS: readonly CountColumn[] = ["sec", "pts", "oppts", "pm"];

/** The columns of a figure that tables of units print, too. */
export const andLineups = (columns: Columns): Columns => ({
  ...columns,
  base: [...(columns.base ?? []), "lineups"],
});

export const PER_48: Figure = ratio(
  "per48",
  "Per 48",
  "Plus-minus per 48 minutes",
  [[["pm", 1]], [["sec", 1 / 2880]]],
  { columns: andLineups({}), decimals: 1, isMeasured: true },
);

/** Returns whether units have a figure: one of results, time and points alone. */
export function isOfLineups(figure: Figure): boolean {
  const columns = columnsOf(figure);
  if (columns.length === 0) return figure.computation.kind === "record";
  return columns.every((column) => COUNTS_OF_LINEUPS.includes(column));
}
