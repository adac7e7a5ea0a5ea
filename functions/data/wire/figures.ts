import { arrayWithHoles } from "./cells.ts";

/**
 * A row of figures: an array in the order of named columns. The database drops null elements, so a
 * row may come back with holes or shorter than it was written.
 */
export type WireFigureRow = (number | string | null)[];

/** The kind of a column's values, and how they are written; "words" are a text that may be missing. */
export type WireColumnKind = "id" | "count" | "maybe" | "flag" | "signed" | "text" | "words";

type Columns = Readonly<Record<string, WireColumnKind>>;

type CellOf<Kind extends WireColumnKind> = Kind extends "id" | "text" | "words"
  ? string
  : Kind extends "count"
    ? number
    : Kind extends "flag"
      ? boolean | null
      : number | null;

/** The values of a row, by the columns' names. */
export type Figures<C extends Columns> = { -readonly [Name in keyof C]: CellOf<C[Name]> };

const LONGEST_TEXT = 100;

/** Parser and printer of rows with the given columns, in the given order. */
export function figureRows<const C extends Columns>(columns: C) {
  const kinds = Object.entries(columns);
  return {
    /** Undefined when a cell does not have its column's kind. */
    parse(raw: unknown): Figures<C> | undefined {
      if (typeof raw !== "object" || raw === null) return undefined;
      const cells = arrayWithHoles(raw as Record<string, unknown>);
      const row: Record<string, unknown> = {};
      for (const [at, [name, kind]] of kinds.entries()) {
        const value = cellOf(kind, cells[at] ?? null);
        if (value === undefined) return undefined;
        row[name] = value;
      }
      return row as Figures<C>;
    },
    print(row: Figures<C>): WireFigureRow {
      return kinds.map(([name, kind]) => {
        const value: unknown = row[name];
        if (kind === "flag") return value === null ? null : Number(value);
        return kind === "id" ? Number(value) : (value as number | string | null);
      });
    },
  };
}

function cellOf(kind: WireColumnKind, cell: unknown): string | number | boolean | null | undefined {
  switch (kind) {
    case "id":
      return isCount(cell) && cell > 0 ? String(cell) : undefined;
    case "words":
      return cellOf("text", cell ?? "");
    case "text":
      return typeof cell === "string" && cell.length <= LONGEST_TEXT ? cell : undefined;
    case "count":
      return isCount(cell) ? cell : undefined;
    case "maybe":
      return cell === null || isCount(cell) ? cell : undefined;
    case "flag":
      return cell === null ? null : cell === 0 || cell === 1 ? cell === 1 : undefined;
    case "signed":
      return cell === null || Number.isSafeInteger(cell) ? (cell as number | null) : undefined;
  }
}

function isCount(cell: unknown): cell is number {
  return Number.isSafeInteger(cell) && (cell as number) >= 0;
}
