import type { BoxTotals } from "../../domain/season/facts.ts";
import { count, number } from "./read-table.ts";

/** The columns of a box score: counts, and averages per game. */
export const box = {
  fgm: count,
  fga: count,
  fg3m: count,
  fg3a: count,
  ftm: count,
  fta: count,
  oreb: count,
  dreb: count,
  reb: count,
  ast: count,
  stl: count,
  blk: count,
  tov: count,
  pf: count,
  pts: count,
} satisfies Record<keyof BoxTotals, unknown>;
export const averageBox = {
  fgm: number,
  fga: number,
  fg3m: number,
  fg3a: number,
  ftm: number,
  fta: number,
  oreb: number,
  dreb: number,
  reb: number,
  ast: number,
  stl: number,
  blk: number,
  tov: number,
  pf: number,
  pts: number,
} satisfies Record<keyof BoxTotals, unknown>;
