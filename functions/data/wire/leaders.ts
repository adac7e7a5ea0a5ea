import * as v from "valibot";
import type { Leader, LeaderCategory } from "../../../domain/season/leaders.ts";
import { count, name } from "./cells.ts";
import { objectOf, parseRows, type Rows, rowParser } from "./rows.ts";

/** product.md section 9: top 5 per leader category. */
const TOP = 5;

const leaderRow = rowParser(v.object({ rank: count, player: name, stat: name }));
const categoryRow = rowParser(v.object({ category: name }));

/**
 * The categories of `nba/leaders/{group}/data`. A bad leader costs that leader; a category without
 * a name or with no leader left is dropped whole.
 */
export function parseLeaders(raw: unknown): Rows<LeaderCategory> | undefined {
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
