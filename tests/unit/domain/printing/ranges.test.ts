import { describe, expect, test } from "vitest";
import { plainLimit, type RangeStyle, rangeWords } from "#domain/printing/ranges.ts";

const NONE = Number.POSITIVE_INFINITY;
const POINTS: RangeStyle = { noun: ["point", "points"] };

describe("rangeWords", () => {
  test.each<[number, number, RangeStyle, string]>([
    [5, 5, {}, "exactly 5"],
    [5, 5, { isBare: true }, "5"],
    [1, 1, POINTS, "exactly 1 point"],
    [0, 0, POINTS, "exactly 0 points"],
    [1, NONE, POINTS, "1 point or more"],
    [-NONE, 5, {}, "5 or less"],
    [-NONE, 5, POINTS, "5 points or fewer"],
    [-NONE, 5, { ...POINTS, orLess: "less" }, "5 points or less"],
    [20, 25, POINTS, "20 to 25 points"],
    // The last number decides the noun.
    [0, 1, POINTS, "0 to 1 point"],
    [-20, -5, {}, "−20 to −5"],
    [-NONE, -20, {}, "−20 or less"],
    [78, 84, { print: (inches) => `${inches} in` }, "78 in to 84 in"],
    [0.5, NONE, {}, "0.5 or more"],
  ])("%d to %d, %j: %s", (min, max, style, words) => {
    expect(rangeWords({ min, max }, style)).toBe(words);
  });

  test.each<[number, number, RangeStyle, string]>([
    [45 + 1e-8, NONE, {}, "more than 45"],
    [-NONE, 2 - 1e-8, POINTS, "fewer than 2 points"],
    [-NONE, 2 - 1e-8, { ...POINTS, lessThan: "less" }, "less than 2 points"],
    [10 + 1e-8, 20, POINTS, "more than 10 points and 20 points or fewer"],
    [10, 20 - 1e-8, {}, "10 or more and less than 20"],
  ])("strictly %d to %d, %j: %s", (min, max, style, words) => {
    expect(rangeWords({ min, max }, style)).toBe(words);
  });
});

test.each([
  [45, 45, false],
  [45 + 1e-8, 45, true],
  [45 - 1e-8, 45, true],
  [0.125, 0.125, false],
  [-20 + 1e-8, -20, true],
  [NONE, NONE, false],
  [-NONE, -NONE, false],
])("the limit %d is %d, strict: %s", (limit, value, isStrict) => {
  expect(plainLimit(limit)).toEqual({ value, isStrict });
});
