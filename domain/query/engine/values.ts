import type { Figure } from "#domain/figures/figure.ts";
import { MISSING } from "../storage/season-lines.ts";
import { derivedValues } from "./derived.ts";
import type { Table } from "./tables.ts";

/** The column of a figure that is a single count; undefined for other figures. */
export function plainColumn({ computation }: Figure, table: Table): Int16Array | undefined {
  if (computation.kind !== "count" || computation.of.length !== 1) return undefined;
  const [term] = computation.of;
  return term?.[1] === 1 ? table.column(term[0]) : undefined;
}

/** The values of a figure in some rows; NaN for a row without one of its counts. */
export function rowValues(figure: Figure, rows: Uint32Array, table: Table): Float64Array {
  const plain = plainColumn(figure, table);
  if (plain === undefined) return derivedValues(figure, rows, table);
  const values = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const value = plain[rows[at] as number] as number;
    values[at] = value === MISSING ? Number.NaN : value;
  }
  return values;
}
