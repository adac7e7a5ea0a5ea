import { expect, test } from "vitest";
import { teamTotals } from "#domain/query/engine/team-totals.ts";
import { small } from "#tests/fixtures/small-season.ts";

test("teams have the sums of their games of a stage, and of their opponents'", () => {
  const totals = teamTotals(small.lines)("season");
  expect(totals.map(({ teamId, games, wins, losses }) => [teamId, games, wins, losses])).toEqual([
    [1, 3, 2, 1],
    [2, 2, 0, 2],
    [14, 3, 2, 1],
  ]);
  expect(totals[0]).toMatchObject({
    seconds: 8940,
    // Points are the scores'; one line lacks its offensive rebounds.
    own: { pts: 317, reb: 38, oreb: null },
    opponents: { pts: 308, reb: 32 },
  });
});

test("a stage has its own games, whose counts are null for a team without lines", () => {
  expect(teamTotals(small.lines)("playoffs")).toMatchObject([
    {
      teamId: 1,
      games: 1,
      losses: 1,
      own: { pts: 80, reb: 7 },
      opponents: { pts: 101, reb: null },
    },
    { teamId: 2, games: 1, wins: 1 },
  ]);
  expect(teamTotals(small.lines)("play-in")).toEqual([]);
});
