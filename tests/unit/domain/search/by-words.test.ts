import { expect, test } from "vitest";
import { foundByWords, wordsOf } from "#domain/search/by-words.ts";

const TITLES = [
  "45 on the last night: Jalen Brunson is Finals MVP",
  "The Knicks' Finals",
  "Finals of the West",
  "Wembanyama's long spring",
].map((title) => ({ title, words: wordsOf(title) }));

test.each([
  ["mvp", [0]],
  ["final", [2, 0, 1]],
  ["FINALS  the", [0, 1, 2]],
  ["finals of", [2]],
  ["wembanyamas", [3]],
  ["inals", []],
  ["finals zzz", []],
  ["", []],
  [" - ", []],
])("%j finds the titles %j", (query, places) => {
  expect(foundByWords(query, TITLES)).toEqual(places.map((place) => TITLES[place]));
});
