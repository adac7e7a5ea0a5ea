import { join } from "node:path";
import { expect, test } from "vitest";
import { leagueHistoryWire, parseLeagueHistory } from "#functions/data/wire/league-history.ts";
import { root } from "#tools/paths.ts";
import { ratingPeaks } from "#tools/ratings/rating-peaks.ts";
import { readSeasonLists } from "#tools/season/alltime/season-lists.ts";

const folder = join(root, "season/sources");
const lists = readSeasonLists(folder, new Map());
const peaks = ratingPeaks(folder, lists);

test("every season since 1950-51 has its three best teams, the best first, on a day of its own", () => {
  const seasons = [...Map.groupBy(peaks, ({ season }) => season)];
  expect([seasons[0]?.[0], seasons.at(-1)?.[0], seasons.length]).toEqual([
    "1950-51",
    "2025-26",
    76,
  ]);
  for (const [season, own] of seasons) {
    const ratings = own.map(({ rating }) => rating);
    expect([season, ratings]).toEqual([season, ratings.toSorted((a, b) => b - a)]);
    for (const { date, name } of own) {
      expect(name).not.toBe("");
      expect(date.slice(0, 4) >= season.slice(0, 4)).toBe(true);
    }
  }
});

test("the best teams of their seasons are those of the league's memory", () => {
  const best = (season: string) => peaks.find((own) => own.season === season)?.name;
  expect(["1971-72", "1985-86", "1995-96", "2016-17"].map(best)).toEqual([
    "Los Angeles Lakers",
    "Boston Celtics",
    "Chicago Bulls",
    "Golden State Warriors",
  ]);
});

test("the document gives the same peaks again, and an older one none", () => {
  const history = { ...lists.history, peaks };
  const { value, dropped } =
    parseLeagueHistory(JSON.parse(JSON.stringify(leagueHistoryWire(history)))) ?? {};
  expect(dropped).toBe(0);
  expect(value).toEqual(history);
  const { peaks: _, ...older } = leagueHistoryWire(history);
  expect(parseLeagueHistory(older)?.value.peaks).toEqual([]);
});
