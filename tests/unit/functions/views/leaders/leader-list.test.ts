import { expect, test } from "vitest";
import { loadLeaderList } from "#functions/views/leaders/leader-list.ts";
import { builtCollections, pageOf } from "../built.ts";

const collections = builtCollections();

test.each([
  ["misc", "triple-doubles", "Nikola Jokić leads with 34, of 37 players with at least one."],
  ["averages", "points-per-game", "Luka Dončić leads with 33.5, of 234 players who qualify."],
])("%s/%s says among whom the leader leads", async (group, slug, sentence) => {
  expect(pageOf(await loadLeaderList(collections, group, slug)).sentence).toBe(sentence);
});

test.each([
  ["averages", "points-per-game", "/nba/stats/players?season=2025-26"],
  ["averages", "minutes-per-game", "/nba/stats/players?sort=-min&season=2025-26"],
  [
    "advanced",
    "true-shooting-percentage",
    "/nba/stats/players?columns=shooting&sort=-ts&season=2025-26",
  ],
  ["advanced", "defensive-rating", "/nba/stats/players?columns=advanced&sort=drtg&season=2025-26"],
  [
    "misc",
    "assists-per-turnover",
    "/nba/stats/players?columns=advanced&sort=-astto&season=2025-26",
  ],
  ["misc", "plus-minus", "/nba/stats/players?per=total&sort=-pm&season=2025-26"],
  ["misc", "double-doubles", "/nba/stats/players?per=total&columns=misc&sort=-dd&season=2025-26"],
  [
    "totals",
    "threes-made",
    "/nba/stats/players?per=total&columns=shooting&sort=-fg3m&season=2025-26",
  ],
  ["misc", "fouls-drawn-per-game", undefined],
])("%s/%s leads to the statistics table in its order: %s", async (group, slug, table) => {
  expect(pageOf(await loadLeaderList(collections, group, slug)).table).toBe(table);
});
