import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type GameState,
  gameAfter,
  isInProgress,
  isOver,
  type LiveGame,
  type LiveReading,
  scheduledGame,
} from "#domain/live/live-game.ts";

const BOSTON_AT_HOME = { homeTeamId: 2, awayTeamId: 14, tipOff: "2026-12-25T22:00:00Z" };
const SCHEDULED = scheduledGame(BOSTON_AT_HOME);
const THIRD: GameState = { kind: "in-progress", period: 3, clock: "5:23" };
const FINAL: GameState = { kind: "final", overtimes: 0 };

const game = (state: GameState, away: number, home: number, isCorrected = false): LiveGame => ({
  ...BOSTON_AT_HOME,
  state,
  awayPoints: away,
  homePoints: home,
  isCorrected,
});
const reading = (state: GameState | undefined, away: number, home: number): LiveReading => ({
  ...BOSTON_AT_HOME,
  state,
  awayPoints: away,
  homePoints: home,
});

test.each<[string, LiveGame, LiveReading, LiveGame]>([
  ["begins", SCHEDULED, reading(THIRD, 88, 91), game(THIRD, 88, 91)],
  [
    "is postponed",
    SCHEDULED,
    reading({ kind: "postponed" }, 0, 0),
    game({ kind: "postponed" }, 0, 0),
  ],
  ["becomes final", game(THIRD, 88, 91), reading(FINAL, 110, 107), game(FINAL, 110, 107)],
  ["goes back", game(THIRD, 88, 91), reading(THIRD, 88, 89), game(THIRD, 88, 89, true)],
  ["stays corrected", game(THIRD, 88, 89, true), reading(THIRD, 88, 89), game(THIRD, 88, 89, true)],
  ["goes on", game(THIRD, 88, 89, true), reading(THIRD, 90, 89), game(THIRD, 90, 89)],
  [
    "is corrected as a final",
    game(FINAL, 110, 107),
    reading(FINAL, 110, 106),
    game(FINAL, 110, 106, true),
  ],
  ["is withdrawn", game(FINAL, 110, 110), reading(THIRD, 110, 110), game(THIRD, 110, 110, true)],
  ["has no state", game(THIRD, 88, 91), reading(undefined, 0, 0), game(THIRD, 88, 91)],
  [
    "is to begin again",
    game(THIRD, 88, 91),
    reading({ kind: "scheduled" }, 0, 0),
    game(THIRD, 88, 91),
  ],
  [
    "is to begin after its final",
    game(FINAL, 9, 8),
    reading({ kind: "scheduled" }, 0, 0),
    game(FINAL, 9, 8),
  ],
])("a game that %s", (_what, last, read, after) => {
  expect(gameAfter(last, read)).toEqual(after);
});

test("keeps its tip-off where a reading has none, and takes a new one", () => {
  expect(gameAfter(SCHEDULED, { ...reading(THIRD, 1, 0), tipOff: "" }).tipOff).toBe(
    SCHEDULED.tipOff,
  );
  const later = "2026-12-26T01:00:00Z";
  const moved = { ...reading({ kind: "scheduled" }, 0, 0), tipOff: later };
  expect(gameAfter(SCHEDULED, moved).tipOff).toBe(later);
});

const points = fc.nat(200);
const states = fc.constantFrom<GameState | undefined>(
  { kind: "scheduled" },
  THIRD,
  { kind: "half-time" },
  { kind: "overtime", overtime: 1, clock: "" },
  FINAL,
  { kind: "postponed" },
  { kind: "cancelled" },
  undefined,
);
const readings = fc.array(
  fc
    .record({ state: states, away: points, home: points })
    .map(({ state, away, home }) => reading(state, away, home)),
);

test("is final only after a reading that says so, and shows every score that goes back", () => {
  fc.assert(
    fc.property(readings, (all) => {
      let last = SCHEDULED;
      for (const read of all) {
        const next = gameAfter(last, read);
        if (next.state.kind === "final" && next !== last) expect(read.state?.kind).toBe("final");
        const goesBack = next.homePoints < last.homePoints || next.awayPoints < last.awayPoints;
        if (goesBack) expect(next.isCorrected).toBe(true);
        expect(isOver(next) && isInProgress(next)).toBe(false);
        last = next;
      }
    }),
  );
});
