import { test } from "vitest";
import { expectNext } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "when did the season end",
    "when does the season start",
    "when do the playoffs start",
    "next games",
  ],
  [
    "when do the spurs and thunder play next",
    "Spurs vs Thunder",
    "Spurs next game",
    "Spurs game tv",
  ],
  ["hardest schedule", "hardest remaining schedule", "power rankings", "biggest upset"],
  ["who will win the title", "power rankings", "strength of schedule", "biggest upset"],
  [
    "who do the warriors play on christmas",
    "who do the Clippers play on christmas",
    "Warriors next game",
    "Warriors game tv",
  ],
  ["cup games", "games tomorrow", "games on tv", "games today"],
  ["tv games", "games tomorrow", "games today", "games on espn"],
  ["lakers team rating", "Suns team rating", "Lakers playoff odds", "Lakers strength of schedule"],
  ["team ratings", "strength of schedule", "biggest upset", "playoff odds"],
  ["who plays on christmas", "games tomorrow", "games on tv", "next games"],
])("%s", expectNext);
