import { expect, test } from "vitest";
import { searchPages } from "../../../../functions/views/search-pages.ts";

test.each([
  ["standings", "/nba/standings"],
  ["schedule", "/nba/games"],
  ["finals", "/nba/playoffs"],
  ["bracket", "/nba/playoffs"],
  ["compare players", "/nba/compare"],
  ["dictionary", "/nba/glossary"],
])("%s finds %s", (text, href) => {
  expect(searchPages(text, []).map((hit) => hit.href)).toContain(href);
});

test.each(["log in", "transactions"])("%s finds no entry that a visitor may lack", (text) => {
  const found = searchPages(text, []).map((hit) => hit.href);
  expect(found.filter((href) => /^\/(?:user|nba\/transactions)/.test(href))).toEqual([]);
});
