import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dayAfterReading,
  dayWith,
  finalsAfter,
  isDayOver,
  plannedDay,
} from "#domain/live/live-day.ts";
import type { GameState, LiveReading } from "#domain/live/live-game.ts";

const TIP_OFF = "2026-12-25T22:00:00Z";
const DAY = plannedDay("2026-12-25", [
  { homeTeamId: 2, awayTeamId: 14, tipOff: TIP_OFF },
  { homeTeamId: 8, awayTeamId: 10, tipOff: TIP_OFF },
]);
const FINAL: GameState = { kind: "final", overtimes: 0 };
const read = (homeTeamId: number, home: number, state: GameState = FINAL): LiveReading => ({
  homeTeamId,
  awayTeamId: homeTeamId === 2 ? 14 : 10,
  tipOff: TIP_OFF,
  state,
  homePoints: home,
  awayPoints: 90,
});

test("numbers the games that a reading changes, and no others", () => {
  const first = dayAfterReading(DAY, [read(2, 100)]);
  expect(first.sequence).toBe(1);
  expect(first.games.map(({ changedAt }) => changedAt)).toEqual([1, 0]);
  expect(dayAfterReading(first, [read(2, 100)])).toBe(first);
  const second = dayAfterReading(first, [read(8, 95), read(2, 100)]);
  expect(second.games.map(({ changedAt }) => changedAt)).toEqual([1, 2]);
  expect(isDayOver(first)).toBe(false);
  expect(isDayOver(second)).toBe(true);
});

test("adds a game that the schedule lacks, once", () => {
  const added = dayAfterReading(DAY, [read(20, 80)]);
  expect(added.games.map(({ game }) => game.homeTeamId)).toEqual([2, 8, 20]);
  const schedule = [{ homeTeamId: 20, awayTeamId: 10, tipOff: TIP_OFF }];
  expect(dayWith(added, schedule)).toBe(added);
});

test("tells the finals after a change, and again those that are corrected", () => {
  const first = dayAfterReading(DAY, [read(2, 100)]);
  expect(finalsAfter(first, 0).map(({ homeTeamId }) => homeTeamId)).toEqual([2]);
  expect(finalsAfter(first, 1)).toEqual([]);
  const corrected = dayAfterReading(first, [read(2, 99)]);
  expect(finalsAfter(corrected, 1)).toMatchObject([{ homePoints: 99, isCorrected: true }]);
});

test("is not over without games", () => {
  expect(isDayOver(plannedDay("2026-12-24", []))).toBe(false);
});

test("gives a reader who knows any change exactly what came after it", () => {
  const readings = fc.array(
    fc.array(fc.tuple(fc.constantFrom(2, 8, 20), fc.nat(9)), { maxLength: 3 }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(readings, (all) => {
      const days = [DAY];
      for (const rows of all) {
        const last = days.at(-1) ?? DAY;
        days.push(
          dayAfterReading(
            last,
            rows.map(([home, points]) => read(home, points)),
          ),
        );
      }
      const last = days.at(-1) ?? DAY;
      for (const known of days) {
        const games = new Map(known.games.map(({ game }) => [game.homeTeamId, game]));
        for (const { game, changedAt } of last.games) {
          if (changedAt > known.sequence) games.set(game.homeTeamId, game);
        }
        expect([...games.values()]).toEqual(last.games.map(({ game }) => game));
      }
    }),
  );
});
