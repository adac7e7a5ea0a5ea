import { columnsOf } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";

const KEPT: readonly string[] = [...BOX_COUNTS, "sec"];

/** Returns whether careers have every count that a figure is computed from. */
export function isOfCareers(key: string): boolean {
  const known = figureOf(key);
  const columns = known === undefined ? [] : columnsOf(known);
  return key === "gp" || (columns.length > 0 && columns.every((column) => KEPT.includes(column)));
}
