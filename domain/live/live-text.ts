import type { LiveDayState } from "./live-day.ts";
import type { GameState, LiveGame } from "./live-game.ts";

/**
 * The games of a day that have changed since a number, in one line for the pages' script:
 * "12;23 5:23 88 91;bh  58 55!" is the number of the last change, then each game: its key, the state,
 * the clock, the visitors' and the home team's points, and "!" for a correction. At most 300 bytes.
 */
export function liveText({ sequence, games }: LiveDayState, after = -1): string {
  const changed = games.filter(({ changedAt }) => changedAt > after);
  return [String(sequence), ...changed.map(({ game }) => gameText(game))].join(";");
}

/** The key of a game in the line: its home team's id in base 36, one letter or digit. */
export function liveKey({ homeTeamId }: Pick<LiveGame, "homeTeamId">): string {
  return homeTeamId.toString(36);
}

function gameText(game: LiveGame): string {
  const { state, awayPoints, homePoints, isCorrected } = game;
  const clock = "clock" in state ? state.clock : "";
  const mark = isCorrected ? "!" : "";
  return `${liveKey(game)}${codeOf(state)} ${clock} ${awayPoints} ${homePoints}${mark}`;
}

/** "1" to "4" for a quarter and "5" and up for an overtime; a final is "f" and its overtimes. */
function codeOf(state: GameState): string {
  switch (state.kind) {
    case "scheduled":
      return "s";
    case "in-progress":
      return String(state.period);
    case "half-time":
      return "h";
    case "overtime":
      return String(4 + state.overtime);
    case "final":
      return `f${state.overtimes || ""}`;
    case "postponed":
      return "p";
    case "cancelled":
      return "c";
  }
}
