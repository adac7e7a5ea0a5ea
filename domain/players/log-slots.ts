import type { TeamGame } from "../season/team-log.ts";
import type { LogLine } from "./career.ts";

/** One game of a player's team; the line is undefined when he did not play. */
export interface LogSlot {
  game: TeamGame;
  line: LogLine | undefined;
}

/**
 * All regular season games of a player's team, in order. For a player of several teams, the games
 * of each until his last one for it.
 */
export function logSlots(
  lines: readonly LogLine[],
  logOf: (teamId: number) => readonly TeamGame[],
): LogSlot[] {
  const own = new Map(lines.map((line) => [line.gameId, line]));
  const stays: { teamId: number; last: string }[] = [];
  for (const { teamId, gameId } of lines) {
    const stay = stays.at(-1);
    if (stay?.teamId === teamId) stay.last = gameId;
    else stays.push({ teamId, last: gameId });
  }
  const slots: LogSlot[] = [];
  let before = "";
  for (const [at, { teamId, last }] of stays.entries()) {
    const games = logOf(teamId).filter(({ stage }) => stage === "season");
    const end = games.find(({ gameId }) => gameId === last)?.date ?? "";
    const isLast = at === stays.length - 1;
    for (const game of games) {
      if (game.date > before && (isLast || game.date <= end))
        slots.push({ game, line: own.get(game.gameId) });
    }
    before = end;
  }
  return slots;
}
