/** A table cell in the database: one text, or several. */
export type Cell = string | readonly string[];

/** The first text of a cell, "" for an empty one: "array, first item" in product.md section 3. */
export function firstCell(cell: Cell | undefined): string {
  return (typeof cell === "string" ? cell : cell?.[0]) ?? "";
}

/** The non-empty texts of a cell. */
export function allCells(cell: Cell | undefined): string[] {
  const texts = typeof cell === "string" ? [cell] : (cell ?? []);
  return texts.filter((text) => text !== "");
}
