import type { CountColumn, Figure, Terms } from "./figures.ts";
import { MISSING } from "./season-lines.ts";
import type { Column, Table } from "./tables.ts";

/** The column that a figure of single rows is, where it is one as it stands. */
export function plainColumn({ computation }: Figure, table: Table): Column | undefined {
  if (computation.kind !== "count" || computation.of.length !== 1) return undefined;
  const [term] = computation.of;
  return term?.[1] === 1 ? table.column(term[0]) : undefined;
}

/** A figure of each of some rows; not a number where a row lacks it. */
export function rowValues({ computation }: Figure, rows: Uint32Array, table: Table): Float64Array {
  if (computation.kind === "count") return combined(computation.of, rows, table);
  if (computation.kind !== "share") return new Float64Array(rows.length).fill(Number.NaN);
  const values = combined(computation.of, rows, table);
  const over = combined(computation.over, rows, table);
  for (let at = 0; at < rows.length; at += 1) {
    values[at] = quotientOf(values[at] as number, over[at] as number) * computation.scale;
  }
  return values;
}

/** A share, not a number where there is nothing to take it of. */
export function quotientOf(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : part / whole;
}

function combined(terms: Terms, rows: Uint32Array, table: Table): Float64Array {
  const values = new Float64Array(rows.length);
  for (const [name, factor] of terms) {
    const column = table.column(name);
    if (column === undefined) return values.fill(Number.NaN);
    const counts = column.values;
    for (let at = 0; at < rows.length; at += 1) {
      const value = counts[rows[at] as number] as number;
      values[at] = value === MISSING ? Number.NaN : (values[at] as number) + factor * value;
    }
  }
  return values;
}

/** A figure of sums; not a number where one of them is not known. */
export function combinedSums(terms: Terms, sumOf: (column: CountColumn) => number): number {
  let value = 0;
  for (const [column, factor] of terms) value += factor * sumOf(column);
  return value;
}
