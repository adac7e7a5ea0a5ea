import { expect, test } from "vitest";
import { LINE } from "#tests/fixtures/league.ts";
import { sourceTeams } from "#tests/fixtures/season.ts";
import { gameKinds } from "#tools/content/facts/games.ts";
import { createResolver } from "#tools/content/resolver.ts";
import type { Tables } from "#tools/season/tables.ts";

const [ATL, BOS] = [1, 2];
const game = (id: string, date: string, homePoints: number, awayPoints: number) => ({
  id,
  date,
  homeTeamId: ATL,
  awayTeamId: BOS,
  homePoints,
  awayPoints,
  neutral: id === "3",
});
/** Atlanta wins, loses by a point, and wins on a neutral floor. */
const games = [
  game("1", "2025-10-22", 120, 100),
  game("2", "2025-11-01", 99, 100),
  game("3", "2025-12-24", 130, 90),
];
const line = (gameId: string, playerId: string, teamId: number, pts: number) => ({
  ...LINE,
  gameId,
  playerId,
  teamId,
  pts,
});
const tables = {
  teams: sourceTeams(),
  games,
  lines: [line("1", "7", ATL, 40), line("1", "8", BOS, 12), line("2", "7", ATL, 41)],
  players: [
    { id: "7", name: "Ann Arrow" },
    { id: "8", name: "Ben Bell" },
  ],
  contracts: [{ player_id: "7" }],
} as unknown as Tables;
const { figure, order } = createResolver(gameKinds(tables));

test.each([
  ["score ATL BOS 2025-10-22", "120-100"],
  // The winner's points come first, also away.
  ["score BOS ATL 2025-11-01", "100-99"],
  ["margin BOS ATL 2025-11-01", "1"],
  ["total ATL BOS 2025-12-24", "220"],
  ["host BOS ATL 2025-11-01", "ATL"],
  ["date 2025-12-24", "December 24, 2025"],
  ["last-day", "December 24, 2025"],
  ['last-game "Ben Bell"', "2025-10-22"],
  ['line "Ann Arrow" 2025-11-01 points', "41"],
  ['line "Ann Arrow" 2025-11-01 team', "ATL"],
  ['line "Ben Bell" 2025-10-22 opponent', "ATL"],
  ["times 40 points", "2"],
  ["times 40 points until 2025-10-31", "1"],
  ['times 12 points "Ben Bell"', "1"],
  ["times 99 points", "0"],
  ["league games", "3"],
  ["league average", "106.5"],
  // A neutral floor is no home.
  ["league home-wins", "1"],
  ["league home-games", "2"],
  ["league home-share", "50.0"],
  ["league one-point", "1"],
])("%s is %s", (reference, text) => {
  expect(figure(reference).text).toBe(text);
});

test.each([
  ["score ATL BOS 2025-11-01", "ATL did not beat BOS on 2025-11-01."],
  ["score ATL LAL 2025-10-22", "ATL did not beat LAL on 2025-10-22."],
  ["score ATL BOS 2025-10-23", "ATL did not beat BOS on 2025-10-23."],
  ['line "Ben Bell" 2025-11-01 points', "There is no line of a game"],
  ['line "Ann Arrow" 2025-11-01 threes', 'There is no column of a line "threes".'],
  ["date 2025-11-31", '"2025-11-31" is no day of the calendar.'],
  ["league dunks", 'There is no league figure "dunks".'],
])("%s fails: %s", (reference, message) => {
  expect(() => figure(reference)).toThrow(message);
});

test("an order is of all games, or of those up to a day", () => {
  const widest = (reference: string) => order(reference, "max").map(({ value }) => value);
  expect(widest("margin *")).toEqual([40, 20, 1]);
  expect(widest("margin * until 2025-11-01")).toEqual([20, 1]);
  expect(order("line * points", "max").map(({ candidate }) => candidate)).toEqual([
    ["Ann Arrow", "2025-11-01"],
    ["Ann Arrow", "2025-10-22"],
    ["Ben Bell", "2025-10-22"],
  ]);
});

test("a line is about its player where he has a page, and links to its game", () => {
  expect(figure('line "Ann Arrow" 2025-11-01 points')).toMatchObject({
    href: "/nba/games/2",
    data: "/api/v1/stats?player_ids[]=7&dates[]=2025-11-01",
    subjects: [{ text: "Ann Arrow" }],
  });
  expect(figure('line "Ben Bell" 2025-10-22 points').subjects).toEqual([]);
  expect(figure("score ATL BOS 2025-10-22").subjects.map(({ text }) => text)).toEqual([
    "Atlanta Hawks",
    "Boston Celtics",
  ]);
});
