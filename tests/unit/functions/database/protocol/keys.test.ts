import fc from "fast-check";
import { expect, test } from "vitest";
import { compareKeys, isArrayIndex, isKey } from "#functions/database/protocol/keys.ts";

test.each([
  ["a", true],
  ["a b", true],
  ["\u0080\u009f", true],
  ["", false],
  ["\u0000", false],
  ["a\u001f", false],
  ["\u007f", false],
  ["\ud800", false],
  ...[..."./$#[]"].map((reserved): [string, boolean] => [`a${reserved}b`, false]),
  ["k".repeat(256), true],
  ["k".repeat(257), true],
  ["k".repeat(768), true],
  ["k".repeat(769), false],
  ["é".repeat(384), true],
  ["é".repeat(385), false],
  ["€".repeat(256), true],
  ["€".repeat(257), false],
])("the text %j may name a child: %j", (text, may) => {
  expect(isKey(text)).toBe(may);
});

test.each([
  ["0", true],
  ["7", true],
  ["10", true],
  ["9999999999", true],
  ["10000000000", false],
  ["", false],
  ["01", false],
  ["00", false],
  ["-1", false],
  ["1a", false],
  ["a1", false],
])("the key %j may be the index of an array: %j", (key, may) => {
  expect(isArrayIndex(key)).toBe(may);
});

const IN_ORDER = [
  "-2147483648",
  "-10",
  "-9",
  "0",
  "00",
  "9",
  "09",
  "10",
  "2147483647",
  // Beyond 32 bits they are texts, as all that follow.
  "-2147483649",
  "-a",
  "1 ",
  "10a",
  "2147483648",
  "99999999999",
  "9a",
  ":",
  "Z",
  "a",
  "a b",
  "a1",
  "ab",
  "é",
];

test("keys come as 32-bit integers ascending, then as texts", () => {
  expect([...IN_ORDER].reverse().sort(compareKeys)).toEqual(IN_ORDER);
});

test("the order of keys is the same from both sides, and equal for equal keys alone", () => {
  const key = fc.oneof(
    fc.constantFrom(...IN_ORDER),
    fc.integer().map(String),
    fc.string({ minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(key, key, (a, b) => {
      expect(Math.sign(compareKeys(a, b)) + Math.sign(compareKeys(b, a))).toBe(0);
      if (a !== b && !(a.length === b.length && Number(a) === Number(b)))
        expect(compareKeys(a, b)).not.toBe(0);
      if (a === b) expect(compareKeys(a, b)).toBe(0);
    }),
  );
});
