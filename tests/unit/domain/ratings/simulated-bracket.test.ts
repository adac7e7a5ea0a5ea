import { describe, expect, test } from "vitest";
import {
  conferenceChampion,
  type KnownResults,
  knownResults,
  playoffSeeds,
  seriesWinner,
} from "#domain/ratings/simulated-bracket.ts";
import { SimulatedGames } from "#domain/ratings/simulated-games.ts";
import type { Stage } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import { roadWin, win } from "#tests/fixtures/league.ts";
import { STILL } from "./small-league.ts";

/** Games of ten teams, equal unless given, that the better team wins, and the home team by 3 points. */
function gamesOf(ratings: Record<number, number> = {}): SimulatedGames {
  const games = new SimulatedGames(
    STILL,
    Float64Array.from({ length: 11 }, (_, at) => ratings[at] ?? 0),
  );
  games.start(() => 0.5, undefined);
  return games;
}

const known = (playIn: string[] = [], seriesWins: [string, number][] = []): KnownResults => ({
  playIn: new Set(playIn),
  seriesWins: new Map(seriesWins),
});
/** Each team's slot is its seed. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test("known results are of the play-in and the playoffs, by winner and loser", () => {
  const staged = (stage: Stage, ...games: Game[]) => games.map((game) => ({ ...game, stage }));
  const games = [
    ...staged("play-in", win(101, 102), roadWin(103, 101)),
    ...staged("playoffs", win(101, 104), roadWin(101, 104), win(104, 101)),
    ...staged("cup-final", win(102, 104)),
    ...staged("season", win(102, 104)),
  ];
  expect(knownResults(games, (id) => id - 100)).toEqual(
    known(
      ["1 2", "3 1"],
      [
        ["1 4", 2],
        ["4 1", 1],
      ],
    ),
  );
});

describe("the seeds", () => {
  const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  test.each<[string, Record<number, number>, string[], number[]]>([
    ["when all win at home", {}, [], [7, 8]],
    ["when the eighth wins", { 8: 4 }, [], [8, 7]],
    ["when the tenth wins twice", { 10: 9 }, [], [7, 10]],
    ["when the ninth wins, and loses to the eighth", { 8: 1, 9: 2 }, [], [7, 8]],
    ["when the seventh has lost twice", {}, ["8 7", "9 7"], [8, 9]],
    ["when the tenth has won", {}, ["10 9", "10 8"], [7, 10]],
    [
      "when the home teams have won against better ones",
      { 8: 9, 9: 9, 10: 20 },
      ["7 8", "9 10", "8 9"],
      [7, 8],
    ],
  ])("%s", (_, ratings, playIn, won) => {
    expect(playoffSeeds(order, gamesOf(ratings), known(playIn))).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      ...won,
    ]);
  });

  test("are the first six of fewer than ten teams", () => {
    expect(playoffSeeds(order.slice(0, 9), gamesOf(), known())).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("a conference", () => {
  test.each<[string, Record<number, number>, string[], number]>([
    ["of equals is won by the first seed, at home", {}, [], 1],
    ["is won by the best team", { 6: 9 }, [], 6],
    ["meets by its bracket", {}, ["8 1", "5 4", "7 2", "6 3", "5 8", "6 7", "6 5"], 6],
    ["has the home advantage by seed in each round", {}, ["8 1", "7 2"], 3],
  ])("%s", (_, ratings, series, champion) => {
    const wins = series.map((key): [string, number] => [key, 4]);
    expect(conferenceChampion(SEEDS, gamesOf(ratings), known([], wins))).toBe(champion);
  });
});

describe("a series", () => {
  test.each<[string, [number, number], number, number]>([
    ["of equals goes to the home advantage in seven games", [0, 0], 0, 1],
    ["whose first game the lower seed has won", [0, 1], 0, 2],
    ["in which each has won once", [1, 1], 0, 2],
    ["at two wins each", [2, 2], 0, 1],
    ["before a seventh game", [3, 3], 0, 1],
    ["that the better team wins away too", [0, 0], 4, 2],
    ["that is won", [4, 3], 9, 1],
    ["that is lost", [2, 4], -9, 2],
  ])("%s", (_, [high, low], lowIsBetterBy, winner) => {
    const wins = known(
      [],
      [
        ["1 2", high],
        ["2 1", low],
      ],
    );
    expect(seriesWinner(1, 2, gamesOf({ 2: lowIsBetterBy }), wins)).toBe(winner);
  });
});
