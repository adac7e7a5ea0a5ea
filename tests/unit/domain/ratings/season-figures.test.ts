import { describe, expect, test } from "vitest";
import {
  opponentsOf,
  pythagoreanWins,
  scheduleStrength,
  simpleRatings,
} from "#domain/ratings/season-figures.ts";
import type { Game } from "#domain/season/facts.ts";
import { tables } from "#tests/fixtures/season-tables.ts";

function game(homeTeamId: number, awayTeamId: number, margin: number): Game {
  const points = { homePoints: 100 + margin, awayPoints: 100 };
  return { id: "", date: "2025-10-22", homeTeamId, awayTeamId, ...points, neutral: false };
}

describe("Pythagorean wins", () => {
  test.each([
    { games: 0, pointsFor: 0, pointsAgainst: 0, wins: 0 },
    { games: 82, pointsFor: 9000, pointsAgainst: 9000, wins: 41 },
    { games: 10, pointsFor: 1100, pointsAgainst: 1000, wins: 10 / (1 + (10 / 11) ** 14) },
  ])("of $games games", ({ games, pointsFor, pointsAgainst, wins }) => {
    expect(pythagoreanWins(games, pointsFor, pointsAgainst)).toBeCloseTo(wins);
  });
});

describe("simple ratings", () => {
  test("of two teams that meet only each other", () => {
    const ratings = simpleRatings([game(1, 2, 10), game(2, 1, -4)]);
    expect(ratings.get(1)).toBeCloseTo(3.5);
    expect(ratings.get(2)).toBeCloseTo(-3.5);
  });

  test("have a mean of 0 where teams have played different numbers of games", () => {
    const ratings = simpleRatings([game(1, 2, 10), game(1, 2, 4), game(3, 1, 6)]);
    const mean = [...ratings.values()].reduce((sum, own) => sum + own, 0) / 3;
    expect(mean).toBeCloseTo(0);
    expect((ratings.get(3) ?? 0) - (ratings.get(1) ?? 0)).toBeCloseTo(6);
    expect((ratings.get(1) ?? 0) - (ratings.get(2) ?? 0)).toBeCloseTo(7);
  });

  test("are empty without a game", () => {
    expect(simpleRatings([])).toEqual(new Map());
  });

  test("are each team's mean margin plus the mean rating of its opponents", () => {
    const { games } = tables;
    const ratings = simpleRatings(games);
    expect(ratings.size).toBe(30);
    for (const [teamId, rating] of ratings) {
      const own = games.filter((each) => [each.homeTeamId, each.awayTeamId].includes(teamId));
      let sum = 0;
      for (const { homeTeamId, awayTeamId, homePoints, awayPoints } of own) {
        const isHome = homeTeamId === teamId;
        sum += isHome ? homePoints - awayPoints : awayPoints - homePoints;
        sum += ratings.get(isHome ? awayTeamId : homeTeamId) ?? Number.NaN;
      }
      expect(rating).toBeCloseTo(sum / own.length, 6);
    }
  });
});

test("the strength of a schedule is the mean rating of the opponents", () => {
  const games = [game(1, 2, 5), game(3, 1, 5), game(2, 3, 5)];
  const ratings = new Map([
    [2, 4],
    [3, -1],
  ]);
  expect(opponentsOf(1, games)).toEqual([2, 3]);
  expect(scheduleStrength(opponentsOf(1, games), ratings)).toBe(1.5);
  expect(scheduleStrength([], ratings)).toBeUndefined();
});
