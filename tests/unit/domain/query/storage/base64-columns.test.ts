import fc from "fast-check";
import { expect, test } from "vitest";
import { base64Of, countsByName, countsOf } from "#domain/query/storage/base64-columns.ts";

const counts = fc.array(fc.nat(16_383), { maxLength: 50 });

test("counts are read as they were written", () => {
  fc.assert(
    fc.property(counts, (all) => {
      expect([...(countsOf(base64Of(all), all.length) ?? [])]).toEqual(all);
    }),
  );
});

test("a count takes one byte up to 127, and two when any of its column is larger", () => {
  expect(atob(base64Of([0, 127]))).toHaveLength(2);
  expect(atob(base64Of([0, 128]))).toHaveLength(4);
  expect(countsOf(base64Of([0, 127]), 2)).toBeInstanceOf(Uint8Array);
  expect(countsOf(base64Of([0, 128]), 2)).toBeInstanceOf(Int16Array);
});

test.each([-1, 16_384, 1.5, Number.NaN])("%d is no count", (count) => {
  expect(() => base64Of([1, count])).toThrow(RangeError);
});

test.each([
  ["a column of another size", base64Of([1, 2, 3]), 2],
  ["characters outside of base64", "\u{1f3c0}", 1],
  ["a byte above 127", btoa("\x80"), 1],
  ["no text for a count", "", 1],
])("%s is refused", (_what, text, size) => {
  expect(countsOf(text, size)).toBeUndefined();
});

test("no text makes reading fail", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(20), (text, size) => {
      const read = countsOf(text, size);
      expect(read === undefined || read.length === size).toBe(true);
      countsByName(text, ["a", "b"], size);
    }),
  );
});
