import { expect, test } from "vitest";
import { readingOf } from "../../../../fixtures/meanings.ts";

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
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});
