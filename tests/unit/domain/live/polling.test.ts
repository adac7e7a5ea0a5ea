import { expect, test } from "vitest";
import { plannedDay } from "#domain/live/live-day.ts";
import type { GameState } from "#domain/live/live-game.ts";
import { dayWithNews, nextPoll } from "#domain/live/polling.ts";

const at = (time: string) => Date.parse(`2026-12-${time}:00Z`);
const GOOD = { failures: 0, retryAfterMs: undefined, intervalMs: 15_000 };
const SECOND = 1_000;

/** A day with games at seven and half past ten in the evening, Eastern Time. */
function dayWhere(first: GameState = { kind: "scheduled" }, second = first) {
  const day = plannedDay("2026-12-25", [
    { homeTeamId: 2, awayTeamId: 14, tipOff: "2026-12-26T00:00:00Z" },
    { homeTeamId: 8, awayTeamId: 10, tipOff: "2026-12-26T03:30:00Z" },
  ]);
  const states = [first, second];
  const games = day.games.map(({ game, ...rest }, place) => ({
    ...rest,
    game: { ...game, state: states[place] ?? first },
  }));
  return { ...day, games };
}
const FINAL: GameState = { kind: "final", overtimes: 0 };
const SCHEDULED: GameState = { kind: "scheduled" };

test.each<[string, ReturnType<typeof dayWhere>, string, number | undefined]>([
  ["before the first tip-off", dayWhere(), "25T12:00", at("26T00:00")],
  ["at the tip-off", dayWhere(), "26T00:00", at("26T00:00") + 15 * SECOND],
  ["between two games", dayWhere(FINAL, SCHEDULED), "26T02:20", at("26T03:30")],
  [
    "after midnight in New York",
    dayWhere(FINAL, SCHEDULED),
    "26T05:30",
    at("26T05:30") + 15 * SECOND,
  ],
  ["after the last final", dayWhere(FINAL), "26T06:00", undefined],
  ["with a game put off", dayWhere(FINAL, { kind: "postponed" }), "26T06:00", undefined],
  ["six hours after a tip-off without a final", dayWhere(FINAL, SCHEDULED), "26T09:30", undefined],
])("reads %s", (_when, day, now, next) => {
  expect(nextPoll(day, at(now), GOOD)).toBe(next);
});

test("waits for no game without a known tip-off", () => {
  const day = plannedDay("2026-12-25", [{ homeTeamId: 2, awayTeamId: 14, tipOff: "" }]);
  expect(nextPoll(day, at("26T00:00"), GOOD)).toBeUndefined();
});

test.each<[GameState, string, string, number]>([
  [{ kind: "half-time" }, "26T00:00", "26T05:59", 1],
  [{ kind: "half-time" }, "26T00:00", "26T06:00", 0],
  [{ kind: "in-progress", period: 3, clock: "5:23" }, "26T00:00", "26T09:00", 0],
  [{ kind: "overtime", overtime: 1, clock: "0:00" }, "26T00:00", "27T01:00", 0],
  [FINAL, "26T00:00", "26T09:00", 1],
  [{ kind: "postponed" }, "26T00:00", "26T09:00", 1],
  [SCHEDULED, "26T00:00", "26T09:00", 1],
])("of %j since %s there is news at %s: %i", (state, tipOff, now, games) => {
  const { game } = dayWhere(state).games[0] ?? expect.fail();
  const time = new Date(at(tipOff)).toISOString();
  const day = { ...dayWhere(), games: [{ game: { ...game, tipOff: time }, changedAt: 1 }] };
  expect(dayWithNews(day, at(now)).games).toHaveLength(games);
});

test("has news of a game in progress whose tip-off is not known", () => {
  const { game } = dayWhere({ kind: "half-time" }).games[0] ?? expect.fail();
  const day = { ...dayWhere(), games: [{ game: { ...game, tipOff: "" }, changedAt: 1 }] };
  expect(dayWithNews(day, at("26T09:00"))).toBe(day);
});

test.each([
  [1, undefined, 30],
  [2, undefined, 60],
  [9, undefined, 240],
  [1, 90, 90],
  [1, 5, 30],
  [1, 86_400, 900],
])("after %i failures and Retry-After %s pauses %i s", (failures, retryAfter, pause) => {
  const retryAfterMs = retryAfter && retryAfter * SECOND;
  const next = nextPoll(dayWhere(), at("26T00:00"), { ...GOOD, failures, retryAfterMs });
  expect(next).toBe(at("26T00:00") + pause * SECOND);
});
