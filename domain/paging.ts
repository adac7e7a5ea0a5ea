/** The page size of the players table (product.md section 9). */
const PLAYERS_PER_PAGE = 25;

/** The number of pages for a number of items. An empty list has one empty page. */
export function pageCount(items: number, perPage: number = PLAYERS_PER_PAGE): number {
  return Math.max(1, Math.ceil(items / perPage));
}

/**
 * Parses the page number of an address (product.md section 5): a non-numeric one or one below 1 is
 * page 1, one above the last page is the last page.
 *
 *  Only ASCII digits are numeric: "2abc", "2.5", "1e3", "0x10", " 3 ", "-2", "" and "٣" are all
 * page 1, "007" is page 7, and more digits than a number can hold are the last page.
 */
export function clampPage(raw: string | number | undefined, pages: number): number {
  const page = numeric(raw);
  if (page === undefined || page < 1) return 1;
  return Math.min(page, Math.max(1, pages));
}

function numeric(raw: string | number | undefined): number | undefined {
  if (typeof raw === "number") return Number.isInteger(raw) ? raw : undefined;
  return raw !== undefined && /^[0-9]+$/.test(raw) ? Number(raw) : undefined;
}

/** The number of a row; numbers continue across pages (product.md section 2). */
export function rowNumber(page: number, index: number, perPage: number = PLAYERS_PER_PAGE): number {
  return (page - 1) * perPage + index + 1;
}

/** The number of the page that holds the item at an index. */
export function pageHolding(index: number, perPage: number = PLAYERS_PER_PAGE): number {
  return Math.floor(index / perPage) + 1;
}

/** The items of a page; `clampPage` reads the page number. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
  perPage: number = PLAYERS_PER_PAGE,
): Item[] {
  const start = (clampPage(page, pageCount(items.length, perPage)) - 1) * perPage;
  return items.slice(start, start + perPage);
}
