import { expect, test } from "vitest";
import { withoutEndings, withoutStops } from "#domain/text/endings.ts";

test.each([
  ["/nba///", "/", "/nba"],
  ["teams.html.html", ".html", "teams"],
  ["teams.html/x", ".html", "teams.html/x"],
  [".html", ".html", ""],
  ["", "/", ""],
])("%j without the ending %j is %j", (text, ending, expected) => {
  expect(withoutEndings(text, ending)).toBe(expected);
});

test.each([
  ["who won? ", "who won"],
  ["Who won?! ...", "Who won"],
  ["st. louis", "st. louis"],
  [" ?", ""],
  ["", ""],
])("%j without its stops is %j", (question, expected) => {
  expect(withoutStops(question)).toBe(expected);
});
