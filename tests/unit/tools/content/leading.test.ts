import { describe, expect, test } from "vitest";
import { leading } from "../../../../tools/content/leading.ts";

const first = (many: number, order: number[]) =>
  leading(order, many, (value) => value, "in threes");

describe("the first of an order", () => {
  test.each([
    ["as many as requested for where the next is another", 3, [9, 8, 7, 6], [9, 8, 7]],
    ["all of a short order", 3, [9, 8], [9, 8]],
    ["all who equal the last of them", 3, [9, 8, 7, 7, 7, 6], [9, 8, 7, 7, 7]],
    [
      "as many equals as there is room for",
      5,
      [9, 8, 7, 6, 5, 5, 5, 5, 4],
      [9, 8, 7, 6, 5, 5, 5, 5],
    ],
    ["fewer where the equals are too many", 5, [9, 8, 7, 6, 5, 5, 5, 5, 5], [9, 8, 7, 6]],
    ["those before the equals and no others", 3, [9, 8, 7, 7, 7, 7, 7, 7, 7], [9, 8]],
  ])("%s", (_what, many, order, expected) => {
    expect(first(many, order)).toEqual(expected);
  });

  test.each([
    ["all of too many are equal", [7, 7, 7, 7, 7, 7, 7, 7, 7]],
    ["one alone would be left", [9, 7, 7, 7, 7, 7, 7, 7, 7, 7]],
  ])("is refused where %s", (_what, order) => {
    expect(() => first(5, order)).toThrow(
      "The first 5 in threes cannot be shown without cutting a tie",
    );
  });
});
