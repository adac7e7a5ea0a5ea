import { describe, expect, test } from "vitest";
import { alone } from "../../../../tools/content/book/alone.ts";

const find = (order: number[], place: number) => alone(order, place, (value) => value, "in threes");

describe("the one at a place of an order", () => {
  test("is alone there", () => {
    expect(find([34, 13, 8], 1)).toBe(34);
    expect(find([34, 13, 8], 2)).toBe(13);
    expect(find([34, 13, 13], 1)).toBe(34);
    expect(find([34, 13, 8], 3)).toBe(8);
  });

  test.each([
    ["the next", [34, 13, 13], 2],
    ["the one before", [13, 13, 8], 2],
    ["the first", [13, 13, 8], 1],
  ])("is refused where %s has the same", (_who, order, place) => {
    expect(() => find(order, place)).toThrow(`Place ${place} in threes is shared`);
  });

  test("is refused where there is nobody", () => {
    expect(() => find([34], 2)).toThrow("no place 2 in threes");
  });
});
