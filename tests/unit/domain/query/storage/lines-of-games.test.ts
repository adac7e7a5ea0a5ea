import { describe, expect, test } from "vitest";
import { gamesOfLines, linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import { MISSING } from "#domain/query/storage/season-lines.ts";
import { boxScore, LINE } from "#tests/fixtures/league.ts";

const unknown = { seconds: null, starter: null, oreb: null, dreb: null, plusMinus: null };
const games = [
  boxScore(1, [{ playerId: "7" }, { playerId: "8", teamId: 2, starter: false }]),
  boxScore(2, [{ ...unknown, playerId: "8", teamId: 1, minutes: 12 }]),
].map(playedGame);
const lines = linesOfGames(games, new Map([["7", "Ann Arrow"]]));

describe("linesOfGames", () => {
  test("numbers players in the order of their first lines; one without a name has an empty one", () => {
    expect(lines.players).toEqual([
      { id: "7", name: "Ann Arrow" },
      { id: "8", name: "" },
    ]);
    expect([...lines.player]).toEqual([0, 1, 1]);
    expect([...lines.game]).toEqual([0, 0, 1]);
    expect([...lines.team]).toEqual([1, 2, 1]);
  });

  test("keeps what is unknown apart from zero, and takes minutes for missing seconds", () => {
    expect([...lines.starter]).toEqual([1, 0, -1]);
    expect([...lines.figures.oreb]).toEqual([2, 2, MISSING]);
    expect([...lines.figures.pm]).toEqual([-4, -4, MISSING]);
    expect([...lines.figures.sec]).toEqual([2101, 2101, 720]);
    expect([...lines.figures.blk]).toEqual([0, 0, 0]);
  });

  test("of no games has no lines", () => {
    expect(linesOfGames([], new Map())).toMatchObject({ size: 0, games: [], players: [] });
  });
});

test("lines are games again, with the lines of each", () => {
  const [first, second] = gamesOfLines(lines);
  expect(first?.lines[0]).toEqual({ ...LINE, playerId: "7" });
  expect(first?.lines).toHaveLength(2);
  expect(second?.lines[0]).toMatchObject({ ...unknown, seconds: 720, minutes: 12, teamId: 1 });
  expect(first).toMatchObject({ id: "0022500001", homePoints: 100, overtimes: 0 });
});

describe("the overtimes of a game", () => {
  const periods = (count: number) => Array.from({ length: count }, () => 25);
  const minutes = (all: number) => Array.from({ length: 10 }, () => ({ minutes: all / 10 }));

  test.each([4, 5, 7])("of %d periods are those after the fourth", (count) => {
    const of = { periods: { home: periods(count), away: periods(count) } };
    expect(playedGame(boxScore(1, [], of)).overtimes).toBe(count - 4);
  });

  test.each([
    [240, 0],
    [265, 1],
    [290, 2],
    // Rounded minutes do not add up to whole overtimes.
    [244, 0],
    [260, 1],
    [0, 0],
  ])("without periods follow from %d minutes of the home team: %d", (all, overtimes) => {
    const of = { periods: { home: [], away: [] } };
    const visitors = [{ teamId: 2, minutes: 999 }];
    expect(playedGame(boxScore(1, [...minutes(all), ...visitors], of)).overtimes).toBe(overtimes);
  });
});
