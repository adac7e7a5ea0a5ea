import type { CountColumn, Figure, Terms } from "#domain/figures/figure.ts";
import { MISSING } from "../storage/season-lines.ts";

/** Rows of counts, stored by column. */
interface Columns {
  column(name: CountColumn): Int16Array | undefined;
}

/** The values of a figure in some rows of a table; NaN for a row without one of its counts. */
export function derivedValues(
  { computation }: Figure,
  rows: Uint32Array,
  table: Columns,
): Float64Array {
  if (computation.kind === "count") return combined(computation.of, rows, table);
  if (computation.kind !== "share") return new Float64Array(rows.length).fill(Number.NaN);
  const values = combined(computation.of, rows, table);
  const over = combined(computation.over, rows, table);
  for (let at = 0; at < values.length; at += 1) {
    values[at] = quotientOf(values[at] as number, over[at] as number) * computation.scale;
  }
  return values;
}

/** A quotient; NaN for a zero denominator. */
export function quotientOf(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : part / whole;
}

function combined(terms: Terms, rows: Uint32Array, table: Columns): Float64Array {
  const values = new Float64Array(rows.length);
  for (const [name, factor] of terms) {
    const column = table.column(name);
    if (column === undefined) return values.fill(Number.NaN);
    for (let at = 0; at < values.length; at += 1) {
      const value = column[rows[at] as number] as number;
      values[at] = value === MISSING ? Number.NaN : (values[at] as number) + factor * value;
    }
  }
  return values;
}
