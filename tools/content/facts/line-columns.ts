import type { BoxLine } from "#domain/season/box-score.ts";
import type { GameLine } from "#domain/season/facts.ts";

type Counts = Pick<GameLine, "pts" | "reb" | "ast" | "stl" | "blk">;

/** The counts of a player's line in one game that an article may print. */
export const LINE_COLUMNS = new Map<string, (line: Counts) => number>([
  ["points", ({ pts }) => pts],
  ["rebounds", ({ reb }) => reb],
  ["assists", ({ ast }) => ast],
  ["steals", ({ stl }) => stl],
  ["blocks", ({ blk }) => blk],
]);

/** The counts of a box score line that an article may print, which are more. */
export const BOX_COLUMNS = new Map<string, (line: BoxLine) => number>([
  ...LINE_COLUMNS,
  ["threes", ({ fg3m }) => fg3m],
]);
