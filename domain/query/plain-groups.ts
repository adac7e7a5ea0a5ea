import { memoize } from "../memoize.ts";
import { type Groups, groupRows } from "./groups.ts";
import { isConditioned, isStreaks, type Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import { foundRows, foundSides, tableOf } from "./select.ts";
import { streaksOf } from "./streaks.ts";
import type { Table, Tables } from "./tables.ts";

/** Groups with the table whose rows are in them. */
export interface TableGroups {
  groups: Groups;
  table: Table;
}

/** So many are kept for each season: those of the pages that are asked for most. */
const MOST_KEPT = 12;

/**
 * The groups of a query. Those of all rows of a stage are the same for every order, page and set of
 * columns: they are counted once and kept with their sums.
 */
export function groupsOf(query: Query, data: QuestionData, tables: Tables): TableGroups {
  if (!isPlain(query)) return newGroups(query, data, tables);
  const kept = keptGroups(tables);
  const key = `${query.stage} ${query.rows} ${query.by}`;
  const known = kept.get(key) ?? newGroups(query, data, tables);
  // What is asked for again is the last to be dropped.
  kept.delete(key);
  kept.set(key, known);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return known;
}

/** Whether a query leaves all rows of its stage. */
export function isPlain(query: Query): boolean {
  return !isConditioned(query) && !isStreaks(query.rows);
}

const keptGroups = memoize((_tables: Tables) => new Map<string, TableGroups>());

function newGroups(query: Query, data: QuestionData, tables: Tables): TableGroups {
  const { rows, by } = query;
  if (isStreaks(rows)) {
    const table = tableOf(query, tables);
    return { groups: streaksOf(query, data, table, tables), table };
  }
  const ofSides = rows === "games" && by !== "player";
  const found =
    (ofSides ? foundSides(query, data, tables) : undefined) ?? foundRows(query, data, tables);
  return { groups: groupRows(query, found.rows, found.table, tables), table: found.table };
}
