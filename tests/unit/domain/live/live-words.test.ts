import { expect, test } from "vitest";
import type { GameState } from "#domain/live/live-game.ts";
import { stateWords } from "#domain/live/live-words.ts";

test.each<[GameState, string]>([
  [{ kind: "scheduled" }, ""],
  [{ kind: "in-progress", period: 1, clock: "12:00" }, "12:00 1st"],
  [{ kind: "in-progress", period: 2, clock: "" }, "2nd"],
  [{ kind: "in-progress", period: 3, clock: "0:00" }, "End of 3rd"],
  [{ kind: "in-progress", period: 4, clock: "9.4" }, "9.4 4th"],
  [{ kind: "half-time" }, "Halftime"],
  [{ kind: "overtime", overtime: 1, clock: "2:03" }, "2:03 OT"],
  [{ kind: "overtime", overtime: 3, clock: "0:00" }, "End of 3OT"],
  [{ kind: "final", overtimes: 0 }, "Final"],
  [{ kind: "final", overtimes: 1 }, "Final/OT"],
  [{ kind: "final", overtimes: 2 }, "Final/2OT"],
  [{ kind: "postponed" }, "Postponed"],
  [{ kind: "cancelled" }, "Canceled"],
])("%j is %j", (state, words) => {
  expect(stateWords(state)).toBe(words);
});
