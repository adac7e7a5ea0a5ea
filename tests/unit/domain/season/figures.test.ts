import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figure, figurePrinter, percentage, quotient, signed } from "#domain/season/figures.ts";
import { gameMinutes } from "#domain/season/game-minutes.ts";
import { gameLine } from "#tests/fixtures/league.ts";
import { shortCity } from "#tools/season/wire.ts";

test.each([
  [64, 82, 3, "0.780"],
  [1, 8, 2, "0.13"],
  [1.005, 1, 2, "1.01"],
  [-1, 8, 2, "-0.13"],
  [-1, 1000, 1, "0.0"],
  [0, 0, 1, "0.0"],
  [5, 0, 1, "0.0"],
  [5, 100, 2, "0.05"],
  [12_345, 1, 0, "12345"],
  [-7.9, 1, 1, "-7.9"],
  [Number.NaN, 1, 1, "NaN"],
  [Number.POSITIVE_INFINITY, 1, 1, "Infinity"],
])("quotient: %d over %d with %i decimals is %s", (numerator, denominator, places, expected) => {
  expect(quotient(numerator, denominator, places)).toBe(expected);
});

test("figurePrinter prints as quotient does, the second time as the first", () => {
  const value = fc.oneof(fc.double({ min: -500, max: 500 }), fc.double(), fc.integer());
  fc.assert(
    fc.property(fc.array(value), fc.integer({ min: 0, max: 3 }), (values, places) => {
      const print = figurePrinter(places);
      const expected = values.map((one) => quotient(one, 1, places));
      expect(values.map(print)).toEqual(expected);
      expect(values.map(print)).toEqual(expected);
    }),
  );
});

test.each([
  [0.772, "77.2"],
  [0.5775, "57.8"],
  [1, "100.0"],
  [0, "0.0"],
])("percentage(%d) is %s", (share, expected) => {
  expect(percentage(share)).toBe(expected);
});

test("percentage is 0.0 without attempts", () => {
  expect(percentage(0, 0)).toBe("0.0");
});

test("signed prints the sign of a difference, and none for zero", () => {
  expect(signed(680, 82, 1)).toBe("+8.3");
  expect(signed(-640, 82, 1)).toBe("-7.8");
  expect(signed(1, 82, 1)).toBe("0.0");
  expect(figure(2953.4, 0)).toBe("2953");
});

test("shortCity adds the team's name in a city of two teams", () => {
  expect(shortCity({ city: "LA", name: "Clippers" })).toBe("L.A. Clippers");
  expect(shortCity({ city: "Los Angeles", name: "Lakers" })).toBe("L.A. Lakers");
  expect(shortCity({ city: "Golden State", name: "Warriors" })).toBe("Golden State");
});

describe("gameMinutes from rounded minutes", () => {
  const lines = (gameId: string, minutes: number[]) =>
    minutes.map((each, at) => gameLine(String(at), { gameId, minutes: each }));
  test.each([
    ["regulation", 47.6, 48],
    ["regulation, rounded up throughout", 48.4, 48],
    ["one overtime", 53.2, 53],
    ["two overtimes", 57.7, 58],
  ])("%s", (_name, each, length) => {
    expect(gameMinutes(lines("1", Array(10).fill(each))).get("1")).toBe(length);
  });
});
