import { expect, test } from "vitest";
import { isIn } from "#domain/players/continents.ts";

test.each([
  ["france", "france", true],
  ["france", "europe", true],
  ["new zealand", "oceania", true],
  ["zealand", "oceania", false],
  ["france", "africa", false],
  ["france", "atlantis", false],
  ["france", "constructor", false],
])("%s is in %s: %s", (country, place, is) => {
  expect(isIn(country, place)).toBe(is);
});
