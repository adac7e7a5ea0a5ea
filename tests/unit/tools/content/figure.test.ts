import { expect, test } from "vitest";
import { ContentError, find, grouped, numberIn } from "#tools/content/figure.ts";

test.each([
  [999, "999"],
  [2117, "2,117"],
  ["1234567", "1,234,567"],
  // Only whole numbers are grouped.
  ["1234.5", "1234.5"],
  ["-2117", "-2117"],
  ["64-18", "64-18"],
])("%j is printed as %s", (value, text) => {
  expect(grouped(value)).toBe(text);
});

test.each([
  ["2,117", 2117],
  ["-4.5", -4.5],
  [".500", 0.5],
])("%s is the number %d", (text, value) => {
  expect(numberIn({ text })).toBe(value);
});

test.each(["", " ", "64-18", "LAL", "5%"])("%j is no number", (text) => {
  expect(() => numberIn({ text })).toThrow(new ContentError(`"${text}" is no number.`));
});

test("a key that is not known is named, and a missing one is empty", () => {
  const known = new Map([["ATL", 0]]);
  expect(find(known, "ATL", "team")).toBe(0);
  expect(() => find(known, "SEA", "team")).toThrow('There is no team "SEA".');
  expect(() => find(known, undefined, "team")).toThrow('There is no team "".');
});
