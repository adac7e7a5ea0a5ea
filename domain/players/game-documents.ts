import type { BoxLine, BoxScore } from "../season/box-score.ts";
import type { TopScorer } from "../teams/franchise.ts";
import type { LogLine } from "./career.ts";

/** Each player's log by player id, in the order of the games. */
export function logsOf(games: readonly BoxScore[]): Map<string, LogLine[]> {
  const lines = games.flatMap(({ id, stage, lines }) =>
    lines.map((line): LogLine => ({ ...line, gameId: id, stage })),
  );
  return Map.groupBy(lines, ({ playerId }) => playerId);
}

/** The facts of a line that decide a game's top scorer. */
export interface Scoring {
  pts: number;
  seconds: number;
  playerId: string;
}

/** Of equal points, those in more time count more, so that every source names the same player. */
export function outscores(one: Scoring, other: Scoring): boolean {
  const [points, time] = [one.pts - other.pts, one.seconds - other.seconds];
  return (points || time || Number(other.playerId) - Number(one.playerId)) > 0;
}

function isAbove(one: BoxLine, other: BoxLine): boolean {
  const scoring = (line: BoxLine) => ({ ...line, seconds: line.seconds ?? 60 * line.minutes });
  return outscores(scoring(one), scoring(other));
}

/** A team's top scorer in a game. */
export function topScorer(
  game: BoxScore,
  teamId: number,
  names: ReadonlyMap<string, string>,
): TopScorer | undefined {
  const best = game.lines
    .filter((line) => line.teamId === teamId)
    .reduce<BoxScore["lines"][number] | undefined>(
      (top, line) => (top === undefined || isAbove(line, top) ? line : top),
      undefined,
    );
  return (
    best && {
      gameId: game.id,
      playerId: best.playerId,
      name: names.get(best.playerId) ?? "",
      pts: best.pts,
    }
  );
}
