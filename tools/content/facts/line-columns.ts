import type { GameLine } from "../../../domain/season/facts.ts";

/** What of a player's line in one game an article may print. */
export const LINE_COLUMNS = new Map<
  string,
  (line: Pick<GameLine, "pts" | "reb" | "ast" | "stl" | "blk" | "fg3m">) => number
>([
  ["points", ({ pts }) => pts],
  ["rebounds", ({ reb }) => reb],
  ["assists", ({ ast }) => ast],
  ["steals", ({ stl }) => stl],
  ["blocks", ({ blk }) => blk],
  ["threes", ({ fg3m }) => fg3m],
]);
