import { expect, test } from "vitest";
import { listed } from "#domain/printing/listed.ts";

test.each([
  [[], ""],
  [["A"], "A"],
  [["A", "B"], "A and B"],
  [["A", "B", "C"], "A, B and C"],
])("%j is listed as %j", (names, text) => {
  expect(listed(names)).toBe(text);
});
