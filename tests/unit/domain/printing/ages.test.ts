import { expect, test } from "vitest";
import { agedWords } from "#domain/printing/ages.ts";
import { plainLimit } from "#domain/printing/ranges.ts";

const [BELOW, ABOVE] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
/** A limit that leaves its number out, as a strict condition has it. */
const STEP = 1e-9;

test.each([
  [20, 20, "aged 20"],
  [BELOW, 40, "aged 40 or younger"],
  [30, ABOVE, "aged 30 or older"],
  [20, 25, "aged 20 to 25"],
  [30 + STEP, ABOVE, "older than 30"],
  [BELOW, 22 - STEP, "younger than 22"],
  [20 + STEP, 22 - STEP, "older than 20 and younger than 22"],
  [20 + STEP, 22, "older than 20 and aged 22 or younger"],
  [20, 22 - STEP, "aged 20 or older and younger than 22"],
])("from %d to %d is %j", (min, max, words) => {
  expect(agedWords({ min, max })).toBe(words);
});

test("a strict limit is one that its number does not reach", () => {
  expect(plainLimit(30 + STEP)).toEqual({ value: 30, isStrict: true });
});
