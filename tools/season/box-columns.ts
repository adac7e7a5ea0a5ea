import type { BoxTotals } from "#domain/season/facts.ts";
import { count, number } from "./read-table.ts";

/** The counts of every line. */
export const lineCounts = {
  pts: count,
  reb: count,
  ast: count,
  stl: count,
  blk: count,
  tov: count,
};

export const shots = {
  fgm: count,
  fga: count,
  fg3m: count,
  fg3a: count,
  ftm: count,
  fta: count,
};

/** The columns of a box score: counts, and averages per game. */
export const box = {
  ...lineCounts,
  ...shots,
  oreb: count,
  dreb: count,
  pf: count,
} satisfies Record<keyof BoxTotals, unknown>;
export const averageBox = Object.fromEntries(
  Object.keys(box).map((name) => [name, number]),
) as Record<keyof BoxTotals, typeof number>;
