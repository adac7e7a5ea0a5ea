import type { CountColumn, Figure, Terms } from "../figures/figure.ts";
import { MISSING } from "./season-lines.ts";

/** Rows of counts, stored by column. */
interface Columns {
  size: number;
  column(name: CountColumn): Int16Array | undefined;
}

/** The values of a figure in the rows of a table; NaN for a row without one of its counts. */
export function derivedValues({ computation }: Figure, table: Columns): Float64Array {
  if (computation.kind === "count") return combined(computation.of, table);
  if (computation.kind !== "share") return new Float64Array(table.size).fill(Number.NaN);
  const values = combined(computation.of, table);
  const over = combined(computation.over, table);
  for (let row = 0; row < values.length; row += 1) {
    values[row] = quotientOf(values[row] as number, over[row] as number) * computation.scale;
  }
  return values;
}

/** A quotient; NaN for a zero denominator. */
export function quotientOf(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : part / whole;
}

function combined(terms: Terms, table: Columns): Float64Array {
  const values = new Float64Array(table.size);
  for (const [name, factor] of terms) {
    const column = table.column(name);
    if (column === undefined) return values.fill(Number.NaN);
    for (let row = 0; row < values.length; row += 1) {
      const value = column[row] as number;
      values[row] = value === MISSING ? Number.NaN : (values[row] as number) + factor * value;
    }
  }
  return values;
}
