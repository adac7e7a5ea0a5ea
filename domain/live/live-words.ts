import { ordinal } from "../printing/ordinals.ts";
import type { GameState } from "./live-game.ts";

/**
 * The state of a game that has begun or is not played, in the place of its tip-off: "5:23 3rd", "End
 * of 1st", "Halftime", "2:03 OT", "Final/OT"; "" for a game that is to come. The pages' script prints
 * the same.
 */
export function stateWords(state: GameState): string {
  switch (state.kind) {
    case "scheduled":
      return "";
    case "in-progress":
      return clockWords(state.clock, ordinal(state.period));
    case "half-time":
      return "Halftime";
    case "overtime":
      return clockWords(state.clock, overtimeWords(state.overtime));
    case "final":
      return state.overtimes === 0 ? "Final" : `Final/${overtimeWords(state.overtimes)}`;
    case "postponed":
      return "Postponed";
    case "cancelled":
      return "Canceled";
  }
}

function clockWords(clock: string, period: string): string {
  if (clock === "0:00") return `End of ${period}`;
  return clock === "" ? period : `${clock} ${period}`;
}

function overtimeWords(count: number): string {
  return count > 1 ? `${count}OT` : "OT";
}
