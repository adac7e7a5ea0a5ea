import type { GameLine } from "./facts.ts";

const REGULATION = 48;
const OVERTIME = 5;
const ON_THE_FLOOR = 5;

/**
 * The length of each game in minutes by game id: 48, and five for every overtime. It is derived
 * from the lines, because no table has it: ten players are on the floor, so the sum of their
 * minutes is ten times the length. Lines have whole minutes, whose rounding errors stay far below
 * the 50 player minutes of an overtime. (The dataset's checks compare the sum with official
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
