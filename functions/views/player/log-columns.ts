import type { LogLine } from "#domain/players/career.ts";
import { percentage, quotient, signed } from "#domain/season/figures.ts";
import type { LineSums } from "#domain/season/line-sums.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { signedCount } from "../game/box-score.ts";

/** The sums of some lines; the plus-minus is null when one line lacks it. */
export type LogSums = Omit<LineSums, "plusMinus" | "oreb" | "dreb"> & { plusMinus: number | null };

/** A column of a player's game log. */
export interface LogColumn {
  head: string;
  /** The key of the figure whose average stands below the column. */
  average: string;
  /** His most in this column is marked. */
  isMarked: boolean;
  of(line: LogLine): string;
  /** The average per game; of shots, the percentage of all of them. */
  mean(sums: LogSums): string;
}

type Count = "pts" | "reb" | "ast" | "stl" | "blk" | "tov" | "pf" | "minutes";

function count(head: string, name: Count, isMarked: boolean, average: string = name): LogColumn {
  return {
    head,
    average,
    isMarked,
    of: (line) => String(line[name]),
    mean: (sums) => quotient(sums[name], sums.games, 1),
  };
}

function shots(head: string, of: "fg" | "fg3" | "ft"): LogColumn {
  const [made, tried] = [`${of}m`, `${of}a`] as const;
  return {
    head,
    average: `${of}pct`,
    isMarked: false,
    of: (line) => `${line[made]}-${line[tried]}`,
    mean: (sums) => (sums[tried] === 0 ? "–" : `${percentage(sums[made], sums[tried])}%`),
  };
}

const PLUS_MINUS: LogColumn = {
  head: "+/−",
  average: "pm",
  isMarked: false,
  of: ({ plusMinus }) => (plusMinus === null ? "" : signedCount(plusMinus)),
  mean: ({ plusMinus, games }) =>
    plusMinus === null ? "" : printedFigure(signed(plusMinus, games, 1)),
};

/** The columns of a game log: what most readers want is first. */
export const LOG_COLUMNS: readonly LogColumn[] = [
  count("PTS", "pts", true),
  count("REB", "reb", true),
  count("AST", "ast", true),
  count("MIN", "minutes", false, "min"),
  count("STL", "stl", true),
  count("BLK", "blk", true),
  count("TOV", "tov", false),
  shots("FG", "fg"),
  shots("3P", "fg3"),
  shots("FT", "ft"),
  count("PF", "pf", false),
  PLUS_MINUS,
];
