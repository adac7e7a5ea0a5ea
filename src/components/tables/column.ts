/** A column of a table, declared once: its header, and what it prints of a row, text or markup. */
export interface Column<Row> {
  /** A text that the glossary explains gets a link to it; markup is printed as it is. */
  head: unknown;
  /** The figure's name in the glossary; the header by default. */
  term?: string | undefined;
  /** The full name; the glossary's by default. */
  title?: string | undefined;
  /** The link that sorts by the column. */
  href?: string | undefined;
  sort?: "ascending" | "descending" | undefined;
  /** "name" is the row's header, which stays in place; "text" is on the left, "figure" on the right. */
  kind?: "name" | "text" | "figure";
  /** The CSS classes of the column, by which narrow windows hide it. */
  look?: string | undefined;
  cell: (row: Row) => unknown;
  /** The CSS class of one cell. */
  mark?: (row: Row) => string | false | 0 | undefined;
  /** The second line of a name, on wide windows beside it: how the team or the season ended. */
  more?: ((row: Row) => unknown) | undefined;
  rank?: ((row: Row) => number | undefined) | undefined;
}

/** Rows that stand together. */
export interface RowGroup<Row> {
  id?: string | undefined;
  /** Undefined for rows without a heading. */
  title?: string | undefined;
  /** Text beside the title. */
  more?: unknown;
  rows: readonly Row[];
}

/** A row below all others: its header, and its cells in the order of the columns after the first. */
export interface FootRow {
  name: unknown;
  more?: unknown;
  cells: readonly unknown[];
  look?: string;
}

/** The columns, rows and headings of a table. */
export interface TableParts<Row> {
  columns: readonly Column<Row>[];
  rows?: readonly Row[];
  /** The rows in parts, in place of `rows`. */
  parts?: readonly RowGroup<Row>[];
  foot?: readonly FootRow[] | false | undefined;
  /** Headings over several columns, each with their number; the first column has none. */
  groups?: readonly { title: string; columns: number; look?: string }[] | false | undefined;
  /** The CSS class of a row. */
  rowLook?: (row: Row) => string | undefined;
  /** The rows tell results, which readers may hide. */
  hasResults?: boolean;
}
