import { describe, expect, test } from "vitest";
import type { RatingFacts } from "#domain/ratings/rating-facts.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import {
  forecastOf,
  judgedGames,
  ratingsIn,
  winnersChance,
} from "#domain/ratings/season-forecasts.ts";
import type { StagedGame } from "#domain/season/team-log.ts";
import { win } from "#tests/fixtures/league.ts";
import { STILL } from "./small-league.ts";

const rated = (season: string, rating: number) => ({
  season,
  opening: new Map([[1, rating]]),
  isFitted: false,
  briers: undefined,
});
const FACTS: RatingFacts = {
  parameters: { ...STILL, gain: 0.1 },
  seasons: [rated("2025-26", 5), rated("2026-27", 2)],
};
const game = (id: string, facts: Partial<StagedGame> = {}): StagedGame => ({
  ...win(1, 2, { id, date: "2025-10-22", homePoints: 100, awayPoints: 82, ...facts }),
  stage: facts.stage ?? "season",
});
const GAMES = [
  // The second game comes first in the list.
  game("0022500002", { date: "2025-10-24" }),
  game("0022500001"),
  game("0062500001", { date: "2025-12-16", stage: "cup-final" }),
];

describe("forecasts of a season", () => {
  test("are made game by game in order, without the final of the Cup", () => {
    const judged = judgedGames(FACTS, GAMES);
    // A rating of 5 and the home floor make 8. The win by 18 moves both ratings by one point.
    expect([...judged].map(([id, { margin }]) => [id, margin])).toEqual([
      ["0022500001", 8],
      ["0022500002", 10],
    ]);
    const after = ratingsIn("2025-26", FACTS, GAMES);
    expect(after?.get(1)).toBeCloseTo(6.8, 12);
    expect(after?.get(2)).toBeCloseTo(-1.8, 12);
  });

  test("of another season start from its first ratings", () => {
    expect(ratingsIn("2026-27", FACTS, GAMES)).toEqual(new Map([[1, 2]]));
    expect(ratingsIn("2027-28", FACTS, GAMES)).toBeUndefined();
  });

  const pairing = { homeTeamId: 1, awayTeamId: 2, neutral: true };
  test("of a game to come are of its own season", () => {
    expect(forecastOf({ ...pairing, date: "2026-01-01" }, FACTS, GAMES)?.margin).toBeCloseTo(
      8.6,
      12,
    );
    expect(forecastOf({ ...pairing, date: "2026-10-20" }, FACTS, GAMES)?.margin).toBe(2);
  });

  test.each<[string, RatingFacts, StagedGame[]]>([
    ["no ratings", NO_RATINGS, GAMES],
    ["no parameters", { ...FACTS, parameters: undefined }, GAMES],
    ["no season", { ...FACTS, seasons: [] }, GAMES],
  ])("are none with %s", (_, facts, games) => {
    expect(judgedGames(facts, games).size).toBe(0);
    expect(ratingsIn("2025-26", facts, games)).toBeUndefined();
    expect(forecastOf({ ...pairing, date: "2026-01-01" }, facts, games)).toBeUndefined();
  });
});

test.each([
  [true, 0.75],
  [false, 0.25],
])("the winner's chance, when the home team won: %s", (homeWon, chance) => {
  expect(winnersChance({ homeWon, homeChance: 0.75, margin: 8, game: game("1") })).toBe(chance);
});
