import { expect, test } from "vitest";
import { possessive } from "#domain/printing/possessive.ts";

test.each([
  ["Detroit", "Detroit's"],
  ["the Lakers", "the Lakers'"],
])("%s has the possessive %s", (name, expected) => {
  expect(possessive(name)).toBe(expected);
});
