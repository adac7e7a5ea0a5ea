import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceCell, chanceOfHundred, printedChance } from "#domain/printing/chances.ts";

test.each([
  [0, "0%"],
  [0.000_1, "under 1%"],
  [0.009_9, "under 1%"],
  [0.01, "1%"],
  [0.015, "2%"],
  [0.5, "50%"],
  [0.99, "99%"],
  [0.990_1, "over 99%"],
  [1, "100%"],
])("%d is%j", (chance, printed) => {
  expect(printedChance(chance)).toBe(printed);
});

test("a chance that is not certain is printed as neither 0 nor 100", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      const isCertain = chance === 0 || chance === 1;
      expect(["0%", "100%"].includes(printedChance(chance))).toBe(isCertain);
    }),
  );
});

test.each([
  [0, "0"],
  [0.0001, "<1"],
  [0.64, "64"],
  [0.9999, ">99"],
  [1, "100"],
])("a chance of %d is %s in a table of percent", (chance, text) => {
  expect(chanceCell(chance)).toBe(text);
});

test.each([
  [0, "0 of 100"],
  [0.0001, "fewer than 1 of 100"],
  [0.39, "39 of 100"],
  [0.9999, "more than 99 of 100"],
  [1, "100 of 100"],
])("a chance of %d is %s in sentences", (chance, text) => {
  expect(chanceOfHundred(chance)).toBe(text);
});
