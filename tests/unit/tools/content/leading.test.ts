import { describe, expect, test } from "vitest";
import { leading } from "#tools/content/leading.ts";

const first = (many: number, order: number[]) =>
  leading(order, many, (value) => value, "in threes");

describe("leading", () => {
  test.each([
    ["takes the requested number without a tie at the cut", 3, [9, 8, 7, 6], [9, 8, 7]],
    ["takes all of a short list", 3, [9, 8], [9, 8]],
    ["includes every tie with the last one", 3, [9, 8, 7, 7, 7, 6], [9, 8, 7, 7, 7]],
    ["includes as many ties as fit", 5, [9, 8, 7, 6, 5, 5, 5, 5, 4], [9, 8, 7, 6, 5, 5, 5, 5]],
    ["drops the ties when there are too many", 5, [9, 8, 7, 6, 5, 5, 5, 5, 5], [9, 8, 7, 6]],
    ["takes only those before too many ties", 3, [9, 8, 7, 7, 7, 7, 7, 7, 7], [9, 8]],
  ])("%s", (_what, many, order, expected) => {
    expect(first(many, order)).toEqual(expected);
  });

  test.each([
    ["too many are all equal", [7, 7, 7, 7, 7, 7, 7, 7, 7]],
    ["only one would remain", [9, 7, 7, 7, 7, 7, 7, 7, 7, 7]],
  ])("throws when %s", (_what, order) => {
    expect(() => first(5, order)).toThrow(
      "The first 5 in threes cannot be shown without cutting a tie",
    );
  });
});
