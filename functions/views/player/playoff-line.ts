import type { LogLine } from "#domain/players/career.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { percentage, quotient } from "#domain/season/figures.ts";
import { sumLines } from "#domain/season/line-sums.ts";

/**
 * A player's playoffs in a sentence: "10 games: 30.1 points, 8.2 rebounds, 7.9 assists and 38.0 minutes;
 * 47.1% from the field, 35.0% from three."; undefined for a player without such a game.
 */
export function playoffLine(log: readonly LogLine[]): string | undefined {
  const lines = log.filter(({ stage }) => stage === "playoffs");
  if (lines.length === 0) return undefined;
  const sums = sumLines(lines);
  const mean = (total: number) => quotient(total, sums.games, 1);
  const shares = [
    ["from the field", sums.fgm, sums.fga],
    ["from three", sums.fg3m, sums.fg3a],
  ] as const;
  const shot = shares
    .filter(([, , tried]) => tried > 0)
    .map(([where, made, tried]) => `${percentage(made, tried)}% ${where}`);
  const means = listed([
    `${mean(sums.pts)} points`,
    `${mean(sums.reb)} rebounds`,
    `${mean(sums.ast)} assists`,
    `${mean(sums.minutes)} minutes`,
  ]);
  const played = `${counted(lines.length, "game")}: ${means}`;
  return `${[played, shot.join(", ")].filter(Boolean).join("; ")}.`;
}
