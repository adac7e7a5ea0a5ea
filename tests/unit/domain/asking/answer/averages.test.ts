import { expect, test } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";

test.each([
  [
    "luka assists per turnover",
    "Luka Dončić averaged 2.08 assists per turnover. 64 games, in which his team went 43–21.",
  ],
  [
    "lakers possessions per 48 minutes",
    "The Lakers averaged 99.7 possessions per 48 minutes. 82 games, 53–29.",
  ],
  [
    "luka plus minus",
    "Luka Dončić had a plus-minus of +2.9. 64 games, in which his team went 43–21.",
  ],
  [
    "luka plus minus on christmas",
    "Luka Dončić had a plus-minus of −25 on December 25, 2025. 1 game, in which his team went 0–1.",
  ],
  [
    "luka game score on christmas",
    "Luka Dončić had a game score of 17.5 on December 25, 2025. 1 game, in which his team went 0–1.",
  ],
])("%s", (question, text) => {
  expect(ask(question).text).toBe(text);
});

test.each([
  [
    "luka triple doubles by month",
    "Luka Dončić had 1 game in November, 2 in December, 3 in January and 2 in March with a triple-double.",
  ],
  [
    "luka plus minus in wins and losses",
    "Luka Dončić had a plus-minus of +10.5 in wins (43 games) and −12.7 in losses (21 games).",
  ],
])("a split: %s", (question, text) => {
  expect(ask(question).text).toBe(text);
});
