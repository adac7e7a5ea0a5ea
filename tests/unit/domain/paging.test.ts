import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampPage, pageCount, pageHolding, pageOf, rowNumber } from "#domain/paging.ts";

test.each([
  [0, 1],
  [1, 1],
  [25, 1],
  [26, 2],
  [530, 22],
])("%i items fill %i pages", (items, pages) => {
  expect(pageCount(items)).toBe(pages);
});

test.each<[string | number | undefined, number]>([
  ["1", 1],
  ["2", 2],
  ["22", 22],
  ["23", 22],
  ["007", 7],
  ["0", 1],
  ["00", 1],
  ["-2", 1],
  ["+2", 1],
  ["", 1],
  [" 3 ", 1],
  ["3\n", 1],
  ["2abc", 1],
  ["2.5", 1],
  ["1e3", 1],
  ["0x10", 1],
  ["٣", 1],
  ["３", 1],
  ["NaN", 1],
  ["Infinity", 1],
  ["99999999999999999999", 22],
  ["9".repeat(400), 22],
  [undefined, 1],
  [3, 3],
  [0, 1],
  [-1, 1],
  [99, 22],
  [2.5, 1],
  [1e300, 22],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
])("clampPage(%j, 22) is %i", (raw, page) => {
  expect(clampPage(raw, 22)).toBe(page);
});

describe("for any page number and list", () => {
  test("clampPage returns a page that exists", () => {
    const raw = fc.oneof(
      fc.string(),
      fc.double(),
      fc.integer().map(String),
      fc.bigInt().map(String),
    );
    fc.assert(
      fc.property(raw, fc.nat(1000), (number, items) => {
        const page = clampPage(number, pageCount(items));
        expect(Number.isInteger(page)).toBe(true);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(pageCount(items));
      }),
    );
  });

  test("pageOf splits the list into pages, and rowNumber counts across them", () => {
    fc.assert(
      fc.property(fc.nat(200), (length) => {
        const items = Array.from({ length }, (_, index) => index + 1);
        const pages = Array.from({ length: pageCount(length) }, (_, index) => index + 1);
        expect(pages.flatMap((page) => pageOf(items, page))).toEqual(items);
        for (const page of pages) {
          expect(pageOf(items, page).map((_, index) => rowNumber(page, index))).toEqual(
            pageOf(items, page),
          );
          for (const item of pageOf(items, page)) expect(pageHolding(item - 1)).toBe(page);
        }
      }),
    );
  });
});

test.each([
  [1, 0, 1],
  [1, 24, 25],
  [3, 4, 55],
])("page %i has at index %i the row %i, which is on that page", (page, index, row) => {
  expect(rowNumber(page, index)).toBe(row);
  expect(pageHolding(row - 1)).toBe(page);
});

test("pageOf clamps a page number that is out of range", () => {
  expect(pageOf([1, 2, 3], 0, 2)).toEqual([1, 2]);
  expect(pageOf([1, 2, 3], 9, 2)).toEqual([3]);
  expect(pageOf([], 1)).toEqual([]);
});
