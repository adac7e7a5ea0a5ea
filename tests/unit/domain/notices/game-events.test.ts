import { describe, expect, test } from "vitest";
import { dayAfterReading, plannedDay } from "#domain/live/live-day.ts";
import type { GameState } from "#domain/live/live-game.ts";
import { eventsOf } from "#domain/notices/game-events.ts";

const GAME = { homeTeamId: 20, awayTeamId: 27, tipOff: "2026-12-25T17:00:00Z" };
const TIP_OFF = Date.parse(GAME.tipOff);

const quarter = (period: number, clock: string): GameState => ({
  kind: "in-progress",
  period,
  clock,
});

/** The names of the events of a game in a state. */
function eventsIn(state: GameState, [away, home]: [number, number], now = TIP_OFF + 60_000) {
  const reading = { ...GAME, state, homePoints: home, awayPoints: away };
  const day = dayAfterReading(plannedDay("2026-12-25", [GAME]), [reading]);
  return eventsOf(day, now).map(({ key }) => key.replace("2026-12-25-20-", ""));
}

describe("the events of a game", () => {
  test.each<[string, GameState, [number, number], string[]]>([
    ["before it", { kind: "scheduled" }, [0, 0], []],
    ["in its first quarter", quarter(1, "11:40"), [0, 2], ["start"]],
    ["first read in the second", quarter(2, "3:00"), [40, 41], []],
    ["at halftime", { kind: "half-time" }, [50, 50], []],
    ["close, with more than five minutes left", quarter(4, "5:01"), [90, 90], []],
    ["close, with five minutes left", quarter(4, "5:00"), [90, 95], ["close"]],
    ["close, in the last seconds", quarter(4, "9.4"), [101, 100], ["close"]],
    ["close, when the fourth quarter is over", quarter(4, "0:00"), [101, 101], ["close"]],
    ["six points apart", quarter(4, "2:00"), [90, 96], []],
    ["close, by an unknown clock", quarter(4, ""), [90, 90], []],
    ["close in the third quarter", quarter(3, "1:00"), [70, 70], []],
    [
      "in overtime",
      { kind: "overtime", overtime: 1, clock: "5:00" },
      [99, 99],
      ["close", "overtime-1"],
    ],
    [
      "decided in overtime",
      { kind: "overtime", overtime: 2, clock: "0:20" },
      [120, 112],
      ["overtime-2"],
    ],
    ["final", { kind: "final", overtimes: 0 }, [100, 101], ["final"]],
    ["postponed", { kind: "postponed" }, [0, 0], []],
    ["cancelled", { kind: "cancelled" }, [0, 0], []],
  ])("%s", (_, state, score, events) => {
    expect(eventsIn(state, score)).toEqual(events);
  });

  test("are no news six hours after the tip-off", () => {
    const final: GameState = { kind: "final", overtimes: 0 };
    expect(eventsIn(final, [100, 101], TIP_OFF + 6 * 3_600_000 - 1)).toEqual(["final"]);
    expect(eventsIn(final, [100, 101], TIP_OFF + 6 * 3_600_000)).toEqual([]);
  });

  test("are none where the tip-off is unknown", () => {
    const day = plannedDay("2026-12-25", [{ ...GAME, tipOff: "" }]);
    const state: GameState = { kind: "final", overtimes: 0 };
    const reading = { ...GAME, tipOff: "", state, homePoints: 1, awayPoints: 0 };
    expect(eventsOf(dayAfterReading(day, [reading]), TIP_OFF)).toEqual([]);
  });
});

test.each<[string, GameState, string[]]>([
  ["its start", quarter(1, "11:40"), ["start"]],
  ["a close finish", quarter(4, "0:30"), ["close"]],
  ["an overtime", { kind: "overtime", overtime: 3, clock: "" }, ["close", "overtime"]],
  ["its end", { kind: "final", overtimes: 3 }, ["final"]],
])("%s is told to those who chose that kind", (_, state, kinds) => {
  const reading = { ...GAME, state, homePoints: 90, awayPoints: 91 };
  const day = dayAfterReading(plannedDay("2026-12-25", [GAME]), [reading]);
  expect(eventsOf(day, TIP_OFF).map(({ kind }) => kind)).toEqual(kinds);
});
