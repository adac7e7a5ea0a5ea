import fc from "fast-check";
import { expect, test } from "vitest";
import { MISSING } from "#domain/query/storage/season-lines.ts";
import { foldBack, zigzag } from "#domain/query/storage/zigzag.ts";

test("small numbers of either sign have small codes", () => {
  expect([0, -1, 1, -2, 2].map(zigzag)).toEqual([0, 1, 2, 3, 4]);
});

test("codes fold back to their numbers, and unknown ones stay", () => {
  const number = fc.oneof(fc.integer({ min: -2_000, max: 2_000 }), fc.constant(MISSING));
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const codes = numbers.map((value) => (value === MISSING ? value : zigzag(value)));
      const column = Int16Array.from(codes);
      foldBack(column, MISSING);
      expect([...column]).toEqual(numbers);
    }),
  );
});
