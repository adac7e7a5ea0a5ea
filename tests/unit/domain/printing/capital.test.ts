import { expect, test } from "vitest";
import { capital } from "#domain/printing/capital.ts";

test.each([
  ["points", "Points"],
  ["éclair", "Éclair"],
  ["3-pointers", "3-pointers"],
  ["", ""],
])("%j begins as %j", (text, expected) => {
  expect(capital(text)).toBe(expected);
});
