import { expect, test } from "vitest";
import { countOfHits } from "#domain/site/search-groups.ts";

const some = (length: number) => Array.from({ length });

test.each([
  [1, 0, 0, "1 team"],
  [0, 2, 0, "2 players"],
  [1, 1, 0, "1 team and 1 player"],
  [2, 18, 1, "2 teams, 18 players and 1 article"],
  [0, 0, 2, "2 articles"],
  [0, 0, 0, ""],
])("%d teams, %d players and %d articles are %j", (teams, players, articles, words) => {
  expect(
    countOfHits({ teams: some(teams), players: some(players), articles: some(articles) }),
  ).toBe(words);
});
