import { expect, test } from "vitest";
import { compareKeys } from "#functions/database/protocol/keys.ts";

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
