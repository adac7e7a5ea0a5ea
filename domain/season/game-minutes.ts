import type { GameLine } from "./facts.ts";

const REGULATION = 48;
const OVERTIME = 5;
const ON_THE_FLOOR = 5;

/**
 * How long each game lasted, in minutes of play by game id: 48, and five for every overtime.
 * Derived from the minutes played, since no table has it: ten players at a time, so their sum is
 * ten times the length. Lines carry whole minutes, whose rounding errors stay far below the 50
 * player minutes that an overtime adds. (The dataset's checks hold the sum against official
 * minutes.)
 */
export function gameMinutes(lines: GameLine[]): Map<string, number> {
  const played = new Map<string, number>();
  for (const { gameId, minutes } of lines) {
    played.set(gameId, (played.get(gameId) ?? 0) + minutes);
  }
  const lengths = [...played].map(([gameId, minutes]): [string, number] => {
    const beyond = minutes / (2 * ON_THE_FLOOR) - REGULATION;
    return [gameId, REGULATION + OVERTIME * Math.max(0, Math.round(beyond / OVERTIME))];
  });
  return new Map(lengths);
}
