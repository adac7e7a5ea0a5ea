import { expect, test } from "vitest";
import { readsOfPastSeason } from "#functions/data/past-season.ts";
import { loadLeaderFile } from "#functions/views/leaders/leader-file.ts";
import { loadLeaderList } from "#functions/views/leaders/leader-list.ts";
import { builtCollections, builtDocuments, pageOf } from "./built.ts";

const current = { collections: builtCollections(), documents: builtDocuments() };

const list = async (season: string, group: string, slug: string) => {
  const { collections } = readsOfPastSeason(season, current);
  return pageOf(await loadLeaderList(collections, group, slug, season));
};

/** The leaders whom the league names. */
test.each([
  ["2013-14", "averages", "points-per-game", "Kevin Durant", "32.0"],
  ["2015-16", "averages", "points-per-game", "Stephen Curry", "30.1"],
  ["2015-16", "averages", "rebounds-per-game", "Andre Drummond", "14.8"],
  ["2016-17", "misc", "triple-doubles", "Russell Westbrook", "42"],
  ["2018-19", "averages", "points-per-game", "James Harden", "36.1"],
  ["2019-20", "averages", "assists-per-game", "LeBron James", "10.2"],
  ["2019-20", "averages", "rebounds-per-game", "Andre Drummond", "15.2"],
  ["2020-21", "averages", "points-per-game", "Stephen Curry", "32.0"],
  ["2020-21", "averages", "assists-per-game", "Russell Westbrook", "11.7"],
  ["2023-24", "totals", "threes-made", "Stephen Curry", "357"],
])("%s, %s/%s: %s leads with %s", async (season, group, slug, player, stat) => {
  const { rows, table } = await list(season, group, slug);
  expect(rows[0]).toMatchObject({
    rank: 1,
    player,
    stat,
    href: `/nba/players/player/${encodeURIComponent(player)}?season=${season}`,
  });
  expect(table).toContain(`season=${season}`);
});

test.each([
  ["2018-19", "At least 58 games, or 1,400 points", "prorated during the season"],
  ["2019-20", "At least 52 games, or 1,264 points", "prorated to the 74 games"],
  ["2020-21", "At least 51 games, or 1,230 points", "prorated to the 72 games"],
])("%s prints its own minimums", async (season, minimum, proportion) => {
  const { qualification } = await list(season, "averages", "points-per-game");
  expect(qualification).toContain(minimum);
  expect(qualification).toContain(proportion);
});

test("a list of ratings says since when they are known, and no list leads to it", async () => {
  const { rows, sentence, groups } = await list("2015-16", "advanced", "usage-percentage");
  expect(rows).toEqual([]);
  expect(sentence).toBe("Ratings, four factors and shots start in 2025-26.");
  const categories = groups.flatMap(({ lists }) => lists.map(({ category }) => category));
  expect(categories).not.toContain("Usage %");
  expect(categories).toContain("Minutes per game");
});

test("a file has the team of the season", async () => {
  const { collections } = readsOfPastSeason("2018-19", current);
  const view = await loadLeaderFile(collections, "averages", "points-per-game", "2018-19");
  const { answer } = pageOf(view);
  expect(answer.address).toBe("group=averages&category=points-per-game&season=2018-19");
  expect(answer.rows[0]?.cells).toEqual([1, "201935", "James Harden", "HOU", 78, 36.1]);
});
