import { expect, test } from "vitest";
import { movedLineups } from "#functions/views/lineups/moved-lineups.ts";

test.each([
  ["of=pairs", "", "/nba/stats/pairs"],
  ["of=assists&team=DEN&page=2", "", "/nba/stats/assists?team=DEN&page=2"],
  ["of=fives&stage=playoffs", "", "/nba/stats/lineups?stage=playoffs"],
  ["sort=minutes", ".csv", "/nba/stats/lineups.csv?sort=-min"],
  ["of=pairs&sort=net&least=300", ".json", "/nba/stats/pairs.json?sum.min=300..&qualified=0"],
])("a former list of lineups, %s%s, is found at %s", (search, suffix, path) => {
  const moved = movedLineups(new URLSearchParams(search), suffix);
  expect(moved && decodeURIComponent(moved)).toBe(path);
});

test.each(["", "team=BOS", "sort=-min", "sum.min=200..&season=2025-26"])(
  "%j is an address of today",
  (search) => {
    expect(movedLineups(new URLSearchParams(search))).toBeUndefined();
  },
);
