import fc from "fast-check";
import { expect, test } from "vitest";
import type { NumberedGame } from "#domain/live/live-day.ts";
import type { GameState } from "#domain/live/live-game.ts";
import { liveText } from "#domain/live/live-text.ts";

const numbered = (
  state: GameState,
  { home = 2, away = 88, points = 91, isCorrected = false, changedAt = 1 } = {},
): NumberedGame => ({
  changedAt,
  game: {
    homeTeamId: home,
    awayTeamId: home === 1 ? 2 : 1,
    tipOff: "",
    state,
    awayPoints: away,
    homePoints: points,
    isCorrected,
  },
});
const day = (...games: NumberedGame[]) => ({ date: "2026-12-25", sequence: 7, games });

test.each<[GameState, string]>([
  [{ kind: "scheduled" }, "7;2s  88 91"],
  [{ kind: "in-progress", period: 3, clock: "5:23" }, "7;23 5:23 88 91"],
  [{ kind: "half-time" }, "7;2h  88 91"],
  [{ kind: "overtime", overtime: 2, clock: "9.4" }, "7;26 9.4 88 91"],
  [{ kind: "final", overtimes: 0 }, "7;2f  88 91"],
  [{ kind: "final", overtimes: 1 }, "7;2f1  88 91"],
  [{ kind: "postponed" }, "7;2p  88 91"],
  [{ kind: "cancelled" }, "7;2c  88 91"],
])("%j is %s", (state, text) => {
  expect(liveText(day(numbered(state)))).toBe(text);
});

test("marks a correction and leaves out what the reader knows", () => {
  const state: GameState = { kind: "half-time" };
  const old = numbered(state, { home: 30, changedAt: 4 });
  expect(liveText(day(old, numbered(state, { isCorrected: true, changedAt: 7 })), 4)).toBe(
    "7;2h  88 91!",
  );
  expect(liveText(day(old), 4)).toBe("7");
  expect(liveText(day(old))).toBe("7;uh  88 91");
});

test("is never more than 300 bytes, with thirty teams at once", () => {
  const clock = fc.constantFrom("", "9.4", "12:00");
  const state = fc.oneof(
    fc.record({
      kind: fc.constant("in-progress" as const),
      period: fc.integer({ min: 1, max: 4 }),
      clock,
    }),
    fc.record({
      kind: fc.constant("overtime" as const),
      overtime: fc.integer({ min: 1, max: 5 }),
      clock,
    }),
    fc.record({ kind: fc.constant("final" as const), overtimes: fc.nat(5) }),
  );
  const game = fc.record({
    state,
    away: fc.nat(999),
    points: fc.nat(999),
    isCorrected: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(game, { minLength: 15, maxLength: 15 }), (games) => {
      const all = games.map(({ state, ...rest }, at) =>
        numbered(state, { ...rest, home: 30 - at }),
      );
      expect(liveText({ ...day(...all), sequence: 99_999 }).length).toBeLessThanOrEqual(300);
    }),
  );
});
