import { clampPage, pageCount } from "../paging.ts";

/** How many rows a page of an answer has. */
export const ROWS_PER_PAGE = 25;

/** Which rows a page number means; one beyond the last means the last. */
export function pageSlice(
  total: number,
  asked: number,
  perPage: number,
): { page: number; pages: number; start: number; end: number } {
  const pages = pageCount(total, perPage);
  const page = clampPage(asked, pages);
  const start = (page - 1) * perPage;
  return { page, pages, start, end: Math.min(total, start + perPage) };
}
