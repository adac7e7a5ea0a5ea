import { BOX_COUNTS } from "../figures/line-figures.ts";
import type { BoxLine } from "./box-score.ts";
import type { LineCounts, ShotCounts } from "./facts.ts";

/** The sums of some lines. Offensive and defensive rebounds are null when no line has them. */
export interface LineSums extends LineCounts, ShotCounts {
  games: number;
  minutes: number;
  oreb: number;
  dreb: number;
  pf: number;
  plusMinus: number;
}

const SUMMED = ["minutes", ...BOX_COUNTS, "plusMinus"] as const;

/** Sums lines; unknown counts are skipped. */
export function sumLines(lines: readonly Partial<BoxLine>[]): LineSums {
  const sums = Object.fromEntries(
    SUMMED.map((figure) => [figure, lines.reduce((total, line) => total + (line[figure] ?? 0), 0)]),
  );
  return { ...sums, games: lines.length } as unknown as LineSums;
}

/**
 * Hollinger's game score of a line: PTS + 0.4 FGM - 0.7 FGA - 0.4 (FTA - FTM) + 0.7 OREB + 0.3 DREB
 * + STL + 0.7 AST + 0.7 BLK - 0.4 PF - TOV. Rebounds of unknown kind count as defensive.
 */
export function gameScore(line: BoxLine): number {
  const oreb = line.oreb ?? 0;
  const dreb = line.dreb ?? line.reb;
  return (
    line.pts +
    0.4 * line.fgm -
    0.7 * line.fga -
    0.4 * (line.fta - line.ftm) +
    0.7 * oreb +
    0.3 * dreb +
    line.stl +
    0.7 * line.ast +
    0.7 * line.blk -
    0.4 * line.pf -
    line.tov
  );
}
