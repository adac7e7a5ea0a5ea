import { expect, test } from "vitest";
import { numberInWords, ordinal, ordinalInWords } from "#domain/printing/ordinals.ts";

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [10, "10th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [21, "21st"],
  [111, "111th"],
  [122, "122nd"],
])("place %d is %s", (place, text) => {
  expect(ordinal(place)).toBe(text);
});

test("sentences have words up to the ninth place, and up to nineteen", () => {
  expect([1, 9, 10].map(ordinalInWords)).toEqual(["first", "ninth", "10th"]);
  expect([0, 1, 12, 19, 20].map(numberInWords)).toEqual(["no", "one", "twelve", "nineteen", "20"]);
});
