import { expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["scoring leaders record", "These parts of the question do not go together."],
  ["points leaders wins", "These parts of the question do not go together."],
  ["lakers record rebounds", "These parts of the question do not go together."],
  ["how many points lakers record", "These parts of the question do not go together."],
  ["luka points per 36 by month", "These parts of the question do not go together."],
  ["luka total points by month", "These parts of the question do not go together."],
  ["how many wins did the lakers have", "record rows=team-games team=LAL"],
  ["luka points when", "The question does not say when."],
  [
    "luka points atlantic division",
    "Try asking for games against a conference or division, or for its standings.",
  ],
  [
    "eastern conference lakers record",
    "Try asking for games against a conference or division, or for its standings.",
  ],
  ["points leaders in the eastern conference", "leaders pts rows=players conf=east"],
  ["most points in a game in the eastern conference", "high pts conf=east sort=-pts"],
  [
    "lakers record in the western conference finals",
    "record rows=team-games team=LAL conf=west round=conference-finals stage=playoffs",
  ],
])("%s means %s", (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});
