import { expect, test } from "vitest";
import { archivedSeason } from "#domain/query/storage/archived-season.ts";
import { linesOfGames } from "#domain/query/storage/lines-of-games.ts";
import { FINALS_ROUND, NO_POSTSEASON } from "#domain/season/postseason.ts";
import { newSmall, small } from "#tests/fixtures/small-season.ts";

const FINALS = {
  id: "40",
  round: FINALS_ROUND,
  label: "NBA Finals",
  highTeamId: 2,
  lowTeamId: 14,
  highWins: 4,
  lowWins: 1,
  winnerTeamId: 2,
};

test("a season in short has its days, records, champion, MVP and leaders", () => {
  const awards = [
    { award: "Finals MVP" as const, playerId: "11", name: "Ann Arrow" },
    { award: "Most Valuable Player" as const, playerId: "31", name: "Dan Doležal" },
  ];
  const series = [{ ...FINALS, id: "30", round: FINALS_ROUND - 1, winnerTeamId: 14 }, FINALS];
  const season = archivedSeason(newSmall(), { series, awards });
  expect(season).toMatchObject({
    first: "2025-10-22",
    last: "2026-04-20",
    championId: 2,
    mvp: "Dan Doležal",
    leaders: { pts: { name: "Dan Doležal" } },
  });
  const records = season?.records ?? [];
  // The playoff game does not count.
  expect(records.map(({ teamId, wins, losses }) => [teamId, wins, losses])).toEqual([
    [1, 2, 1],
    [14, 2, 1],
    [2, 0, 2],
  ]);
  expect(Object.keys(season?.leaders ?? {})).toContain("reb");
  const shares = records.map(({ wins, losses }) => wins / (wins + losses));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});

test("a running season has neither a champion nor an MVP", () => {
  expect(archivedSeason(small, NO_POSTSEASON)).toMatchObject({
    championId: undefined,
    mvp: undefined,
  });
});

test("a season without games is not archived", () => {
  const lines = linesOfGames([], new Map());
  expect(archivedSeason({ ...small, lines }, NO_POSTSEASON)).toBeUndefined();
});
