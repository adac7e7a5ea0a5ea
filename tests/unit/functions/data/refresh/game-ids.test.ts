import fc from "fast-check";
import { expect, test } from "vitest";
import { seasonOfGame } from "#domain/season/season.ts";
import { gameIdsOf } from "#functions/data/refresh/game-ids.ts";
import type { SourceGame } from "#functions/data/sources/source.ts";
import { isGameNumber } from "#functions/data/wire/games.ts";
import { win } from "#tests/fixtures/league.ts";

const game = (facts: Partial<SourceGame> = {}): SourceGame => ({
  id: 18_444_564,
  date: "2026-01-01",
  season: 2025,
  isFinal: true,
  isOff: false,
  isCupFinal: false,
  isPostseason: false,
  isPostponed: false,
  homeTeamId: 1,
  visitorTeamId: 2,
  homePoints: 100,
  visitorPoints: 90,
  overtimes: 0,
  tipOff: "2026-01-01",
  ...facts,
});
const stored = new Map([["0022500500", win(1, 2, { id: "0022500500", date: "2026-01-01" })]]);

test.each<[string, Partial<SourceGame>, string]>([
  ["a stored game keeps its id, whatever the API's id is", {}, "0022500500"],
  [
    "a stored game keeps its id even when the API's id is another league number",
    { id: 22_500_501 },
    "0022500500",
  ],
  [
    "a stored game is found on another day by its league number",
    { id: 22_500_500, date: "2026-01-02" },
    "0022500500",
  ],
  [
    "a new game gets the API's id when it is a league number",
    { id: 22_500_501, date: "2026-01-03" },
    "0022500501",
  ],
  [
    "a new game gets a derived id when the number is of another season",
    { id: 22_400_501, date: "2026-01-03" },
    "0022528601",
  ],
  [
    "a new game gets a derived id when the number is of other teams",
    { id: 22_500_500, homeTeamId: 3 },
    "0022528403",
  ],
  [
    "a new game gets a derived id when the API's id is no league number",
    { date: "2026-01-03" },
    "0022528601",
  ],
])("%s", (_what, facts, id) => {
  expect(gameIdsOf(stored, [game(facts)], 2025).get(facts.id ?? 18_444_564)).toBe(id);
});

test("derived ids are numbers of the season, unique per date and home team", () => {
  const fixture = fc.record({
    date: fc
      .integer({ min: 0, max: 300 })
      .map((day) => new Date(Date.UTC(2025, 9, 1 + day)).toISOString().slice(0, 10)),
    homeTeamId: fc.integer({ min: 1, max: 30 }),
    visitorTeamId: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(fixture, fixture, (one, other) => {
      const games = [game({ ...one, id: 1 }), game({ ...other, id: 2 })];
      const ids = [...gameIdsOf(new Map(), games, 2025).values()];
      for (const id of ids) {
        expect(isGameNumber(String(Number(id)))).toBe(true);
        expect(seasonOfGame(id)).toBe("2025-26");
      }
      const isSame = one.date === other.date && one.homeTeamId === other.homeTeamId;
      expect(ids[0] === ids[1]).toBe(isSame);
    }),
  );
});
