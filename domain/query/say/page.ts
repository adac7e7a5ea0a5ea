import { clampPage, pageCount } from "#domain/paging.ts";

/** The rows of one page of an answer. */
export const ROWS_PER_PAGE = 25;

/** The row range of a page number; a number beyond the last page is the last page. */
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
