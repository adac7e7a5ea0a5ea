/** product.md section 9. */
export const PLAYERS_PER_PAGE = 25;

/** The number of pages of so many items. An empty list has one empty page. */
export function pageCount(items: number, perPage: number = PLAYERS_PER_PAGE): number {
  return Math.max(1, Math.ceil(items / perPage));
}

/**
 * The page that a page number from an address means (product.md section 5): non-numeric or below 1
 * is page 1, above the last page is the last page.
 *
 * Only ASCII digits are numeric: "2abc", "2.5", "1e3", "0x10", " 3 ", "-2", "" and "٣" all mean
 * page 1, "007" means page 7, and digits beyond any number's size mean the last page.
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

/** The number printed before a row: numbers continue across pages (product.md section 2). */
export function rowNumber(page: number, index: number, perPage: number = PLAYERS_PER_PAGE): number {
  return (page - 1) * perPage + index + 1;
}

/** The number of the page that the item at an index is on. */
export function pageHolding(index: number, perPage: number = PLAYERS_PER_PAGE): number {
  return Math.floor(index / perPage) + 1;
}

/** The items of a page; the page number is clamped as in an address. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
  perPage: number = PLAYERS_PER_PAGE,
): Item[] {
  const start = (clampPage(page, pageCount(items.length, perPage)) - 1) * perPage;
  return items.slice(start, start + perPage);
}
