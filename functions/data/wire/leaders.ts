import * as v from "valibot";
import type { Leader, LeaderCategory } from "#domain/leaders/leaders.ts";
import { count, name } from "./cells.ts";
import { objectOf, parseRows, type ReadRows, rowParser } from "./rows.ts";

/** The leaders of a category (product.md section 9). */
const TOP = 5;

const leaderRow = rowParser(v.object({ rank: count, player: name, stat: name }));
const categoryRow = rowParser(v.object({ category: name }));

/**
 * The categories of `nba/leaders/{group}/data`. A bad leader is dropped alone; a category without a
 * name or without a leader is dropped as a whole.
 */
export function parseLeaders(raw: unknown): ReadRows<LeaderCategory> | undefined {
  let droppedLeaders = 0;
  const categories = parseRows(
    raw,
    (row): LeaderCategory | undefined => {
      const category = categoryRow(row)?.category;
      const leaders = parseRows<Leader>(objectOf(row)?.top5, leaderRow);
      if (category === undefined || leaders === undefined || leaders.rows.length === 0) {
        return undefined;
      }
      droppedLeaders += leaders.dropped;
      return { category, top5: leaders.rows.slice(0, TOP) };
    },
    categoryRow,
  );
  return categories && { ...categories, dropped: categories.dropped + droppedLeaders };
}
