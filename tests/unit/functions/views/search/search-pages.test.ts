import { expect, test } from "vitest";
import { AWARDS } from "#domain/season/postseason.ts";
import { loadAnswerHit } from "#functions/views/ask/answer-hit.ts";
import { searchPages } from "#functions/views/search/search-pages.ts";
import { builtNow } from "#tests/built-season.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-12-23T17:00:00Z"),
  holdUntil() {},
};

test.each([
  ["standings", "/nba/standings"],
  ["schedule", "/nba/games"],
  ["finals", "/nba/playoffs"],
  ["bracket", "/nba/playoffs"],
  ["compare players", "/nba/compare"],
  ["dictionary", "/nba/glossary"],
  ["champion", "/nba/playoffs"],
  ["champions", "/nba/playoffs"],
  ["mvp", "/nba/ask?q=who+won+Most+Valuable+Player"],
  ["dpoy", "/nba/ask?q=who+won+Defensive+Player+of+the+Year"],
  ["rookie of the year", "/nba/ask?q=who+won+Rookie+of+the+Year"],
  ["awards", "/nba/ask?q=who+won+Most+Valuable+Player"],
])("%s finds %s", (text, href) => {
  expect(searchPages(text, [], builtNow).map((hit) => hit.href)).toContain(href);
});

test.each([
  ["finals", "/nba/playoffs"],
  ["bracket", "/nba/playoffs"],
  ["play in", "/nba/playoffs"],
  ["schedule", "/nba/games"],
  ["awards", "/nba#awards"],
  ["records", "/nba/records"],
  ["seasons", "/nba/seasons"],
  ["wild card", "/nba/standings"],
  ["mvp", "/nba/ask?q=who+won+Most+Valuable+Player"],
])("%s finds %s first", (text, href) => {
  expect(searchPages(text, [], builtNow)[0]?.href).toBe(href);
});

test.each(AWARDS)("the question about the %s has an answer", async (award) => {
  const { hit } = pageOf(await loadAnswerHit(reads, `who won ${award}`));
  expect(hit?.sentence).toContain(award.replace(/ (First|Second|Third) Team$/, ""));
});

test.each(["log in", "transactions"])("%s finds no entry that a visitor may lack", (text) => {
  const found = searchPages(text, [], builtNow).map((hit) => hit.href);
  expect(found.filter((href) => /^\/(?:user|nba\/transactions)/.test(href))).toEqual([]);
});
