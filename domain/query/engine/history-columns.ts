import { type CountColumn, columnsOf, type Figure } from "#domain/figures/figure.ts";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";

const COLUMNS: ReadonlySet<CountColumn> = new Set<CountColumn>(["sec", ...BOX_COUNTS]);

/** Returns whether season totals decide a figure: a count or a share of box scores, or games. */
export function isOfTotals(figure: Figure): boolean {
  const { key, subjects } = figure;
  if (key === "gp") return true;
  const columns = columnsOf(figure);
  return (
    subjects !== "teams" && columns.length > 0 && columns.every((column) => COLUMNS.has(column))
  );
}
