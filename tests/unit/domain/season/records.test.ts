import { describe, expect, test } from "vitest";
import {
  gamesBehind,
  lastTen,
  seasonRecords,
  streak,
  winningPercentage,
} from "#domain/season/records.ts";
import { standingsTable } from "#domain/standings/standings-table.ts";
import { roadWin, team, win } from "#tests/fixtures/league.ts";

const teams = [
  team(1),
  team(2),
  team(3, { division: "Northwest" }),
  team(4, { conference: "East", division: "Atlantic" }),
];
const of = (id: number, games: Parameters<typeof seasonRecords>[1]) =>
  seasonRecords(teams, games).get(id);

describe("seasonRecords", () => {
  test("a neutral game counts in no home or road record", () => {
    const record = of(1, [win(1, 2, { neutral: true }), win(1, 2), roadWin(2, 1)]);
    expect(record?.overall).toEqual({ wins: 2, losses: 1 });
    expect(record?.home).toEqual({ wins: 1, losses: 1 });
    expect(record?.road).toEqual({ wins: 0, losses: 0 });
    expect(record?.division).toEqual({ wins: 2, losses: 1 });
  });

  test("a division game is also a conference game, and an interconference game is neither", () => {
    const record = of(1, [win(1, 2), win(1, 3), win(1, 4)]);
    expect(record?.division).toEqual({ wins: 1, losses: 0 });
    expect(record?.conference).toEqual({ wins: 2, losses: 0 });
    expect(record?.overall).toEqual({ wins: 3, losses: 0 });
  });

  test("a close game is decided by at most three points", () => {
    const games = [
      win(1, 2, { awayPoints: 97 }),
      win(1, 2, { awayPoints: 96 }),
      roadWin(2, 1, { homePoints: 99 }),
    ];
    expect(of(1, games)?.close).toEqual({ wins: 1, losses: 1 });
  });

  test("a game of an unknown team counts for nobody", () => {
    expect(of(1, [win(1, 9), win(9, 1), win(1, 2)])?.overall).toEqual({ wins: 1, losses: 0 });
  });

  test("games of a day are in the order of their ids", () => {
    expect(of(1, [win(1, 2, { id: "b" }), win(2, 1, { id: "a" })])?.results).toBe("LW");
  });

  test("results are in date order, whatever the order of the games", () => {
    const record = of(1, [
      win(2, 1, { date: "2026-03-01" }),
      win(1, 2, { date: "2025-12-31" }),
      win(1, 2, { date: "2026-02-28" }),
    ]);
    expect(record?.results).toBe("WWL");
    expect(record?.pointsFor).toBe(290);
    expect(record?.pointsAgainst).toBe(280);
  });
});

test.each([
  ["", undefined],
  ["W", 1],
  ["LLW", 1],
  ["WLL", -2],
  ["WWWWWWWWWWWW", 12],
])("the streak at the end of %j is %j", (results, expected) => {
  expect(streak(results)).toBe(expected);
});

test.each([
  ["WWL", 2, 1],
  ["LLLLLWWWWWWWWWW", 10, 0],
  ["WLWWWWWWWWWL", 9, 1],
])("lastTen of %s", (results, wins, losses) => {
  expect(lastTen(results)).toEqual({ wins, losses });
});

test.each([
  [64, 18, 62, 20, 2],
  [64, 18, 54, 27, 9.5],
  [64, 18, 64, 18, 0],
  [10, 2, 9, 3, 1],
])("%i-%i leads %i-%i by %d", (wins, losses, otherWins, otherLosses, expected) => {
  const leader = { wins, losses };
  expect(gamesBehind(leader, { wins: otherWins, losses: otherLosses })).toBe(expected);
});

test("winningPercentage without games is 0.5", () => {
  expect(winningPercentage({ wins: 0, losses: 0 })).toBe(0.5);
});

test("standingsTable computes the figures of each row", () => {
  const games = [
    win(1, 2, { date: "2026-01-01" }),
    roadWin(1, 3, { date: "2026-01-02" }),
    win(2, 3, { date: "2026-01-03", homePoints: 91 }),
    win(2, 4, { date: "2026-01-04", neutral: true }),
  ];
  const { rows } = standingsTable(teams, games).West;
  expect(rows.map(({ team }) => team.id)).toEqual([1, 2, 3]);
  expect(rows[0]).toMatchObject({ winPct: 1, gamesBehind: 0, difference: 10 });
  expect(rows[1]).toEqual({
    team: teams[1],
    rank: 2,
    wins: 2,
    losses: 1,
    winPct: 2 / 3,
    gamesBehind: 0.5,
    conference: { wins: 1, losses: 1 },
    division: { wins: 0, losses: 1 },
    home: { wins: 1, losses: 0 },
    road: { wins: 0, losses: 1 },
    overFiveHundred: { wins: 0, losses: 1 },
    close: { wins: 1, losses: 0 },
    lastTen: { wins: 2, losses: 1 },
    streak: 2,
    difference: 1 / 3,
  });
  expect(rows[2]).toMatchObject({ winPct: 0, gamesBehind: 2, difference: -5.5 });
});
