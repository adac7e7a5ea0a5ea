import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RatingParameters } from "#domain/ratings/parameters.ts";
import {
  carriedOver,
  chance,
  drawnMargin,
  RunningRatings,
  rateSeason,
} from "#domain/ratings/team-ratings.ts";
import type { Game } from "#domain/season/facts.ts";

const PARAMETERS: RatingParameters = {
  homeAdvantage: 2,
  backToBack: 1.5,
  winBonus: 4,
  marginWeight: 0.5,
  gain: 0.1,
  carry: 0.6,
  scale: 7,
};
const [ATL, BOS] = [1, 2];

function game(facts: Partial<Game> = {}): Game {
  return {
    id: "0022500001",
    date: "2025-10-22",
    homeTeamId: ATL,
    awayTeamId: BOS,
    homePoints: 110,
    awayPoints: 100,
    neutral: false,
    ...facts,
  };
}

describe("the expected margin", () => {
  // The home win by ten counts 0.5 * (10 + 4) = 7 instead of 2, so the teams differ by 1 after it.
  const homeWin = game();
  // The win by two counts 0.5 * (2 + 4) = 3 instead of -2: Boston's rating is 0.5 after it.
  const boston = game({ homeTeamId: 3, homePoints: 99, awayPoints: 101 });
  test.each([
    { name: "two average teams", facts: {}, played: [], margin: 2 },
    { name: "a neutral floor", facts: { neutral: true }, played: [], margin: 0 },
    { name: "a game of both the day before", facts: {}, played: [homeWin], margin: 3 },
    { name: "a game of the visitors the day before", facts: {}, played: [boston], margin: 3 },
    {
      name: "a game two days before",
      facts: { date: "2025-10-24" },
      played: [boston],
      margin: 1.5,
    },
  ])("after $name", ({ facts, played, margin }) => {
    const running = new RunningRatings(PARAMETERS, new Map());
    for (const before of played) running.play(before);
    const { margin: expected } = running.forecast(game({ date: "2025-10-23", ...facts }));
    expect(expected).toBeCloseTo(margin);
  });
});

test("what one team gains, the other loses", () => {
  const results = fc.record({
    homePoints: fc.integer({ min: 60, max: 180 }),
    awayPoints: fc.integer({ min: 60, max: 180 }),
    neutral: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(results, { minLength: 1 }), (scores) => {
      const { closing } = rateSeason(scores.map(game), PARAMETERS, new Map());
      expect((closing.get(ATL) ?? 0) + (closing.get(BOS) ?? 0)).toBeCloseTo(0);
    }),
  );
});

test("the chances of both teams sum to one", () => {
  fc.assert(
    fc.property(fc.double({ min: -60, max: 60, noNaN: true }), (margin) => {
      expect(chance(margin, 7) + chance(-margin, 7)).toBeCloseTo(1);
    }),
  );
});

test("a season begins with a part of the last season's ratings", () => {
  expect(carriedOver(new Map([[ATL, 5]]), PARAMETERS)).toEqual(new Map([[ATL, 3]]));
});

test("a forecast knows nothing of its own game", () => {
  const first = rateSeason([game()], PARAMETERS, new Map()).judged[0];
  const second = rateSeason([game({ homePoints: 90 })], PARAMETERS, new Map()).judged[0];
  expect(first?.homeChance).toBe(second?.homeChance);
  expect([first?.homeWon, second?.homeWon]).toEqual([true, false]);
});

test("a margin is drawn as often positive as the chance says", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -30, max: 30, noNaN: true }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (expected, number) => {
        fc.pre(Math.abs(1 - chance(expected, 7) - number) > 1e-9);
        expect(drawnMargin(expected, 7, number) > 0).toBe(number > 1 - chance(expected, 7));
      },
    ),
  );
});
