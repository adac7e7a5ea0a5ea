import { memoize } from "#domain/memoize.ts";
import { isConditioned, isStreaks, type Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { type Groups, groupRows } from "./groups.ts";
import { foundRows, tableOf } from "./select.ts";
import { streaksOf } from "./streaks.ts";
import type { Table, Tables } from "./tables.ts";

/** Groups, with the table of their rows. */
export interface TableGroups {
  groups: Groups;
  table: Table;
}

/** The most groupings cached for the current season; the least recently used is dropped first. */
const MOST_KEPT = 12;
/** The same for each past season and for all together, whose groupings take megabytes each. */
const MOST_KEPT_OF_OTHERS = 2;

/**
 * The groups of a query. A query without conditions has the same groups for every order, page and
 * column set, so those are cached with their sums.
 */
export function tableGroups(query: Query, data: QuestionData, tables: Tables): TableGroups {
  if (!isPlain(query)) return newGroups(query, data, tables);
  const kept = keptGroups(tables);
  const key = `${query.stage} ${query.rows} ${query.by}`;
  const known = kept.get(key) ?? newGroups(query, data, tables);
  // Reinserting makes the entry the last one to be dropped.
  kept.delete(key);
  kept.set(key, known);
  const most = tables.lines.season === data.seasonNow.current ? MOST_KEPT : MOST_KEPT_OF_OTHERS;
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
  return known;
}

/** Returns whether a query groups all rows of its stage. */
export function isPlain(query: Query): boolean {
  return !isConditioned(query) && !isStreaks(query.rows);
}

const keptGroups = memoize((_tables: Tables) => new Map<string, TableGroups>());

function newGroups(query: Query, data: QuestionData, tables: Tables): TableGroups {
  if (isStreaks(query.rows)) {
    const table = tableOf(query, tables);
    return { groups: streaksOf(query, data, table, tables), table };
  }
  const { rows, table } = foundRows(query, data, tables);
  return { groups: groupRows(query, rows, table, tables), table };
}
