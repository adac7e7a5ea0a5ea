import { expect, test } from "vitest";
import { partsOf } from "#functions/database/storage/storage.ts";

const PART = 600_000;

test.each<[string, string, number[]]>([
  ["nothing", "", [0]],
  ["a text that fits", "x".repeat(PART), [PART]],
  ["one character more", "x".repeat(PART + 1), [PART, 1]],
  ["several parts", "x".repeat(2 * PART + 5), [PART, PART, 5]],
  ["a pair on the border", `${"x".repeat(PART - 1)}🏀x`, [PART - 1, 3]],
  ["a pair behind the border", `${"x".repeat(PART)}🏀`, [PART, 2]],
  ["a pair before the border", `${"x".repeat(PART - 2)}🏀x`, [PART, 1]],
  ["the first and the last of the pairs", `${"x".repeat(PART - 1)}\u{10000}`, [PART - 1, 2]],
  ["the last of the pairs", `${"x".repeat(PART - 1)}\u{10ffff}`, [PART - 1, 2]],
  ["the character before all pairs", `${"x".repeat(PART - 1)}\ud7ffx`, [PART, 1]],
])("%s is split between characters", (_, text, lengths) => {
  const parts = partsOf(text);
  expect(parts.map((part) => part.length)).toEqual(lengths);
  expect(parts.join("") === text).toBe(true);
});
