import type { BoxLine } from "#domain/season/box-score.ts";
import { figureRows } from "./figures.ts";

/** The columns that lines of games and of seasons share. */
export const COUNT_COLUMNS = {
  pts: "count",
  reb: "count",
  ast: "count",
  stl: "count",
  blk: "count",
  tov: "count",
  fgm: "count",
  fga: "count",
  fg3m: "count",
  fg3a: "count",
  ftm: "count",
  fta: "count",
  oreb: "maybe",
  dreb: "maybe",
} as const;

/** The columns of a player's line in a game, in the database's order. */
export const BOX_COLUMNS = {
  minutes: "count",
  seconds: "maybe",
  starter: "flag",
  ...COUNT_COLUMNS,
  plusMinus: "signed",
  // The last column is never null: the database would cut a null from the end of a row.
  pf: "count",
} as const;

const rows = figureRows({ playerId: "id", teamId: "count", ...BOX_COLUMNS });

/** Refuses a line whose makes exceed its attempts, or whose points contradict its shots. */
export function parseBoxLine(raw: unknown): BoxLine | undefined {
  const line = rows.parse(raw);
  return line !== undefined && isPossible(line) ? line : undefined;
}

export const boxLineWire = (line: BoxLine) => rows.print(line);

/** Returns whether a line is possible: makes within attempts, and points that follow from them. */
export function isPossible(line: Omit<BoxLine, "playerId" | "teamId">): boolean {
  return (
    line.fgm <= line.fga &&
    line.fg3m <= line.fg3a &&
    line.ftm <= line.fta &&
    line.fg3m <= line.fgm &&
    2 * line.fgm + line.fg3m + line.ftm === line.pts
  );
}
