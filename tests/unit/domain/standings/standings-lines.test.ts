import { expect, test } from "vitest";
import { lineBelow, placesOf, placesSentence } from "#domain/standings/standings-lines.ts";

test.each([
  ["2025-26", 6, "playoffs"],
  ["2025-26", 7, undefined],
  ["2025-26", 10, "play-in"],
  ["2018-19", 8, "playoffs"],
  ["2018-19", 6, undefined],
  ["2018-19", 10, undefined],
])("the line of %s below rank %i", (season, rank, line) => {
  expect(lineBelow(rank, season)).toBe(line);
});

test("eight of a conference went on directly until 2019-20", () => {
  expect(placesOf("2019-20")).toEqual({ direct: 8, playIn: undefined });
  expect(placesOf("2020-21")).toEqual({ direct: 6, playIn: 10 });
});

test.each([
  ["2018-19", "The top eight teams in each conference made the playoffs."],
  [
    "2019-20",
    "The top eight teams in each conference made the playoffs; the West's eighth and ninth met in a play-in first.",
  ],
  [
    "2020-21",
    "The top six teams in each conference make the playoffs; the next four go to the play-in.",
  ],
])("the places of %s in a sentence", (season, sentence) => {
  expect(placesSentence(season)).toBe(sentence);
});
