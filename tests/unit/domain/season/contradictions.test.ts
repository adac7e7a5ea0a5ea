import { describe, expect, test } from "vitest";
import {
  leagueContradictions,
  lineContradictions,
  minutesTolerance,
  recordContradictions,
  repeated,
  scheduleContradictions,
  totalsContradictions,
} from "#domain/season/contradictions.ts";
import type { GameLine, PlayerSeason } from "#domain/season/facts.ts";
import type { Team } from "#domain/teams/team.ts";
import { gameLine, playerSeason, roadWin, team, win } from "#tests/fixtures/league.ts";

describe("a league", () => {
  const league = (facts: (at: number) => Partial<Team> = () => ({})) =>
    Array.from({ length: 30 }, (_, at) =>
      team(at + 1, { conference: at < 15 ? "East" : "West", ...facts(at) }),
    );
  test.each<[string, Team[], string[]]>([
    ["of thirty teams", league(), []],
    ["of 29 teams", league().slice(1), ["There are 29 teams, 14 of them in the East."]],
    [
      "with one name twice",
      league((at) => (at === 3 ? { fullName: "City 1 Team 1" } : {})),
      ["There are 29 teams, 15 of them in the East."],
    ],
    [
      "with one id twice",
      league((at) => (at === 3 ? { id: 1 } : {})),
      ["There are 30 teams, 15 of them in the East."],
    ],
    [
      "with sixteen in the East",
      league((at) => (at === 20 ? { conference: "East" } : {})),
      ["There are 30 teams, 16 of them in the East."],
    ],
  ])("%s", (_, teams, found) => {
    expect(leagueContradictions(teams)).toEqual(found);
  });
});

describe("a schedule", () => {
  const teams = [team(1), team(2)];
  const date = (at: number) => new Date(Date.UTC(2025, 9, 21 + at)).toISOString().slice(0, 10);
  const season = (games: number) =>
    Array.from({ length: games }, (_, at) =>
      win(1 + (at % 2), 2 - (at % 2), { id: `g${at}`, date: date(at) }),
    );

  test.each([
    ["of 82 games each", season(82), []],
    [
      "of 83 games each",
      season(83),
      ["City 1 Team 1 have 83 games, more than 82.", "City 2 Team 2 have 83 games, more than 82."],
    ],
    [
      "with two games a day",
      [...season(1), win(2, 1, { id: "g9", date: date(0) })],
      [`City 1 Team 1 play twice on ${date(0)}.`, `City 2 Team 2 play twice on ${date(0)}.`],
    ],
    [
      "with a game twice",
      [...season(1), win(1, 2, { id: "g0", date: date(1) })],
      ["Game g0 is listed twice."],
    ],
    [
      "with an unknown team",
      [win(1, 9, { id: "g" })],
      ["Game g names team 9, which there is not."],
    ],
    [
      "with a team against itself",
      [win(9, 9, { id: "g" })],
      [
        "Game g names team 9, which there is not.",
        "Game g names team 9, which there is not.",
        "In game g a team plays itself.",
      ],
    ],
    ["with a draw", [win(1, 2, { id: "g", awayPoints: 100 })], ["Game g has no winner."]],
  ])("%s", (_, games, found) => {
    expect(scheduleContradictions(teams, games)).toEqual(found);
  });
});

test.each([
  [2, 1, []],
  [1, 1, ["Team 1: 1-1 is not the record of the games."]],
  [1, 2, ["Team 1: 1-2 is not the record of the games."]],
  [2, 2, ["Team 1: 2-2 is not the record of the games."]],
])("a record of %i wins and %i losses", (wins, losses, found) => {
  const games = [win(1, 2), roadWin(1, 2), win(2, 1), win(2, 3)];
  expect(recordContradictions([{ teamId: 1, name: "Team 1", wins, losses }], games)).toEqual(found);
});

describe("a game's lines", () => {
  const game = win(1, 2, { id: "g", homePoints: 10, awayPoints: 9 });
  const whole = [
    gameLine("a", { pts: 4 }),
    gameLine("b", { pts: 6 }),
    gameLine("c", { teamId: 2, pts: 9 }),
  ];
  test.each<[string, GameLine[], string[]]>([
    ["add up", whole, []],
    [
      "lack a point",
      [...whole.slice(0, 2), gameLine("c", { teamId: 2, pts: 8 })],
      ["Game g: team 2 has 9 points, its players 8."],
    ],
    ["lack a player", whole.slice(1), ["Game g: team 1 has 10 points, its players 6."]],
    [
      "have a third team",
      [...whole, gameLine("d", { teamId: 3 })],
      ["Game g: team 3 has player lines and did not play."],
    ],
    ["have a player twice", [...whole, gameLine("a")], ["Game g: player a has two lines."]],
  ])("%s", (_, lines, found) => {
    expect(lineContradictions(game, lines)).toEqual(found);
  });
});

describe("a player's totals", () => {
  const FACTS: Partial<PlayerSeason> = {
    games: 2,
    wins: 1,
    losses: 1,
    minutes: 60,
    pts: 25,
    fgm: 9,
    fga: 20,
    fg3m: 3,
    fg3a: 6,
    ftm: 4,
    fta: 5,
    reb: 11,
    oreb: 4,
    dreb: 7,
    ast: 3,
    doubleDoubles: 1,
  };
  const totals = (facts: Partial<PlayerSeason> = {}) =>
    playerSeason("a", { name: "Ann", ...FACTS, ...facts });
  const lines = [
    gameLine("a", { pts: 15, reb: 10, ast: 2, minutes: 30 }),
    gameLine("a", { pts: 10, reb: 1, ast: 1, minutes: 30 }),
  ];

  test.each<[string, Partial<PlayerSeason>, string[]]>([
    ["agree with the lines", {}, []],
    ["are corrected by one", { ast: 4, stl: 1, blk: 1, tov: 1, doubleDoubles: 0 }, []],
    ["are corrected by two", { ast: 5 }, ["5 ast, but 3 in his games"]],
    ["lack steals", { stl: 2 }, ["2 stl, but 0 in his games"]],
    ["have other points", { pts: 26, ftm: 5 }, ["26 points, but 25 in his games"]],
    ["have points without shots", { ftm: 3 }, ["25 points, but his shots make 24"]],
    ["have rebounds at neither end", { oreb: 3 }, ["rebounds are not those of both ends"]],
    ["have more wins", { wins: 2 }, ["wins and losses are not his games"]],
    ["have more field goals than attempts", { fga: 8 }, ["more shots made than attempted"]],
    ["have more threes than attempts", { fg3a: 2 }, ["more shots made than attempted"]],
    ["have more free throws than attempts", { fta: 3 }, ["more shots made than attempted"]],
    ["have as many made as attempted", { fga: 9, fg3a: 3, fta: 4 }, []],
    [
      "have more threes than field goals",
      { fgm: 2, fg3m: 3, ftm: 18, fta: 18 },
      ["more threes than shots"],
    ],
    ["have more three-point attempts than attempts", { fg3a: 21 }, ["more threes than shots"]],
    [
      "have more triple-doubles than double-doubles",
      { tripleDoubles: 1, doubleDoubles: 0 },
      ["more triple- than double-doubles"],
    ],
    [
      "have three double-doubles",
      { doubleDoubles: 3 },
      ["double- or triple-doubles are not those of his games"],
    ],
    [
      "have two triple-doubles",
      { tripleDoubles: 2, doubleDoubles: 2 },
      ["double- or triple-doubles are not those of his games"],
    ],
    ["have minutes within the rounding", { minutes: 61.5 }, []],
    [
      "have minutes beyond the rounding",
      { minutes: 62 },
      ["the minutes are not those of his games"],
    ],
    ["are of another game more", { games: 3, wins: 2 }, ["3 games, but lines for 2"]],
  ])("%s", (_, facts, found) => {
    expect(totalsContradictions(totals(facts), lines)).toEqual(
      found.map((what) => `Ann: ${what}.`),
    );
  });
});

test("minutes may be astray by half a minute a line, and half for the sum", () => {
  expect([0, 1, 4].map((length) => minutesTolerance(Array(length)))).toEqual([0.5, 1, 2.5]);
});

test("values that are repeated are listed once", () => {
  expect(repeated([3, 1, 3, 2, 1, 3])).toEqual([3, 1]);
});
