import { expect, test } from "vitest";
import type { BoxLine } from "#domain/season/box-score.ts";
import { fourFactors } from "#domain/season/four-factors.ts";
import { boxScore } from "#tests/fixtures/league.ts";

// Chicago at Atlanta, December 21, 2025: the sums of both box scores.
const CHICAGO = { fgm: 53, fga: 92, fg3m: 20, fta: 39, tov: 11, oreb: 11, dreb: 29 };
const ATLANTA = { fgm: 51, fga: 98, fg3m: 23, fta: 32, tov: 10, oreb: 6, dreb: 29 };

function factorsOf(away: Partial<BoxLine>, home: Partial<BoxLine>) {
  return fourFactors(boxScore(1, [{ teamId: 2, ...away }, home])).map(
    ({ short, away, home, better }) => [short, away, home, better],
  );
}

test("the four factors are computed for both teams, the better one marked", () => {
  expect(factorsOf(CHICAGO, ATLANTA)).toEqual([
    ["eFG%", "68.5", "63.8", "away"],
    ["TOV%", "9.2", "8.2", "home"],
    ["ORB%", "27.5", "17.1", "away"],
    ["FTr", "42.4", "32.7", "away"],
  ]);
});

test("a factor with unknown counts or without attempts is left out, and equal ones are not marked", () => {
  expect(factorsOf({ ...CHICAGO, oreb: null }, CHICAGO)).toEqual([
    ["eFG%", "68.5", "68.5", undefined],
    ["TOV%", "9.2", "9.2", undefined],
    ["FTr", "42.4", "42.4", undefined],
  ]);
  expect(factorsOf({ ...CHICAGO, fga: 0 }, ATLANTA).map(([short]) => short)).toEqual([
    "TOV%",
    "ORB%",
  ]);
});
