import { expect, test } from "vitest";
import { ContentError } from "#tools/content/figure.ts";
import { filtered } from "#tools/content/filters.ts";

test.each([
  ["9", ["words"], "nine"],
  // From ten on, numbers are digits; so are texts that are none.
  ["10", ["words"], "10"],
  ["0", ["words"], "0"],
  ["64-18", ["wins"], "64"],
  ["64-18", ["losses"], "18"],
  ["64-18", ["reversed"], "18-64"],
  ["64-9", ["losses", "words"], "nine"],
  ["3", ["ordinal"], "third"],
  ["-4.5", ["unsigned"], "4.5"],
  ["+4", ["unsigned"], "4"],
  ["March 3, 2026", ["day"], "March 3"],
  ["as it is", [], "as it is"],
])("%j by %j is %j", (text, filters, expected) => {
  expect(filtered(text, filters)).toBe(expected);
});

test.each([
  ["11", "ordinal", '"11" is no place in words.'],
  ["64", "wins", '"64" is no record or score.'],
  ["64-18-2", "losses", '"64-18-2" is no record or score.'],
  ["1", "shout", 'There is no filter "shout".'],
  ["1", "constructor", 'There is no filter "constructor".'],
])("%j by %j fails: %s", (text, filter, message) => {
  expect(() => filtered(text, [filter])).toThrow(new ContentError(message));
});
