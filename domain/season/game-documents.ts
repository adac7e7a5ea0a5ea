import type { BoxScore } from "./box-score.ts";
import type { LogLine } from "./career.ts";
import type { TopScorer } from "./franchise.ts";

/** Each player's log by player id, in the order of the games. */
export function logsOf(games: readonly BoxScore[]): Map<string, LogLine[]> {
  const lines = games.flatMap(({ id, stage, lines }) =>
    lines.map((line): LogLine => ({ ...line, gameId: id, stage })),
  );
  return Map.groupBy(lines, ({ playerId }) => playerId);
}

/** A team's top scorer in a game; of equals, the first in the box score. */
export function topScorer(
  game: BoxScore,
  teamId: number,
  names: ReadonlyMap<string, string>,
): TopScorer | undefined {
  const best = game.lines
    .filter((line) => line.teamId === teamId)
    .reduce<BoxScore["lines"][number] | undefined>(
      (top, line) => (top === undefined || line.pts > top.pts ? line : top),
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
