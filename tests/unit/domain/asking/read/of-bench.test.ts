import { expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["best bench scoring team", "fact bench order=most"],
  ["most bench points", "fact bench order=most"],
  ["fewest bench points per game", "fact bench order=fewest"],
  ["bench points by team", "fact bench order=most"],
  ["knicks bench points per game", "fact bench order=most teamId=20"],
  ["how many points does the knicks bench average", "fact bench order=most teamId=20"],
])("%s means %s", (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});

test.each([
  ["bench points", "Hardwood answers no questions about this figure."],
  ["knicks bench points last 10 games", "Hardwood answers no questions about this figure."],
  ["luka bench points", "Hardwood answers no questions about this figure."],
  ["most points off the bench", "leaders pts rows=players"],
  ["highest scoring bench game", "high pts"],
  ["bench scoring leaders", "leaders pts rows=players"],
  ["lakers bench leading scorer", "leaders pts rows=players"],
])("%s is no question of benches", (question, meaning) => {
  expect(meaningOf(question)).toContain(meaning);
});
