import { expect, test } from "vitest";
import { pageSlice } from "#domain/query/say/page.ts";

test.each([
  ["no rows", 0, 1, { page: 1, pages: 1, start: 0, end: 0 }],
  ["a full page", 25, 1, { page: 1, pages: 1, start: 0, end: 25 }],
  ["a last page that is not full", 51, 3, { page: 3, pages: 3, start: 50, end: 51 }],
  ["a page past the last", 51, 9, { page: 3, pages: 3, start: 50, end: 51 }],
])("%s", (_name, total, asked, expected) => {
  expect(pageSlice(total, asked, 25)).toEqual(expected);
});
