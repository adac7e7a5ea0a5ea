import fc from "fast-check";
import { expect, test } from "vitest";
import {
  digitsOf,
  isColumn,
  joinColumns,
  numbersAt,
  splitColumns,
} from "#domain/query/storage/digits.ts";

const UNKNOWN = -1;
const column = fc.array(fc.option(fc.nat(5039), { nil: undefined }), { maxLength: 30 });

test("a column of any numbers and unknown ones is read as it was written", () => {
  fc.assert(
    fc.property(column, (numbers) => {
      const text = digitsOf(numbers);
      expect(isColumn(text, numbers.length)).toBe(true);
      const places = Uint32Array.from(numbers, (_, at) => numbers.length - 1 - at);
      const expected = numbers.map((number) => number ?? UNKNOWN).toReversed();
      const decoded = new Int16Array(numbers.length);
      numbersAt(text, places, UNKNOWN, decoded);
      expect([...decoded]).toEqual(expected);
    }),
  );
});

test("columns joined to a table are found by name", () => {
  const columns = [digitsOf([1, 2]), digitsOf([90, undefined])];
  expect(splitColumns(joinColumns(columns), ["a", "b"])).toEqual({ a: columns[0], b: columns[1] });
  expect(splitColumns(joinColumns(columns), ["a"])).toBeUndefined();
});

test.each([[-1], [5040], [1.5], [Number.NaN]])("%d is no number of a column", (number) => {
  expect(() => digitsOf([number])).toThrow(RangeError);
});

test.each([
  ["a length that is no multiple", "###", 2],
  ["a backslash", "\\", 1],
  ["a high digit above its range", "[#", 1],
  ["an unknown high digit of a known number", "~#", 1],
  ["a separator", " ", 1],
])("%s is no column", (_name, text, size) => {
  expect(isColumn(text, size)).toBe(false);
});
