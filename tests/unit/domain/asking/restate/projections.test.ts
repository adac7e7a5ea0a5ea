import { expect, test } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { readingOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["lakers playoff odds", "odds of the [Los Angeles] Lakers"],
  ["title odds", "odds"],
  ["power rankings", "[best ]team rating"],
  ["best rated team", "best team rating"],
  ["worst rated team", "worst team rating"],
  ["biggest upset", "biggest upset"],
  ["upsets", "[biggest ]upset"],
  ["lakers biggest upset", "biggest upset of the [Los Angeles] Lakers"],
  ["hardest schedule", "hardest schedule"],
  ["strength of schedule", "[hardest ]schedule"],
  ["easiest remaining schedule", "easiest schedule left"],
  ["lakers strength of schedule", "strength of the schedule of the [Los Angeles] Lakers"],
  ["magic number", "magic number"],
  ["lakers magic number", "magic number of the [Los Angeles] Lakers"],
  ["lowest rated team", "worst team rating"],
  ["toughest schedule", "hardest schedule"],
  ["most surprising upset", "biggest upset"],
  ["least likely to win the title", "lowest odds"],
  [
    "strength of the lakers remaining schedule",
    "strength of the schedule left of the [Los Angeles] Lakers",
  ],
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});

test.each([
  ["title odds", "/nba/ratings/odds"],
  ["lakers magic number", "/nba/standings"],
  ["power rankings", "/nba/ratings"],
  ["hardest schedule", "/nba/ratings"],
])("%s leads to %s", (question, path) => {
  expect(understand(question, vocabulary)).toMatchObject({ path });
});
