import { figureOf } from "../figures/figures.ts";
import { setConditions } from "./conditions/conditions.ts";
import {
  defaultQualified,
  defaultSort,
  EVERY_GAME,
  type FigureRange,
  type GroupRange,
  type Query,
  qualifiedAs,
} from "./query.ts";
import { printRange } from "./range.ts";

/**
 * The parameter of a figure: "pts" for each game, "avg.pts" and "sum.pts" for a group of games, and
 * the plain key for records and ratings.
 */
export function rangeName(range: FigureRange | GroupRange): string {
  if (!("of" in range)) return range.figure;
  const kind = figureOf(range.figure)?.computation.kind;
  if (kind === "record" || kind === "rating") return range.figure;
  return `${range.of === "mean" ? "avg" : "sum"}.${range.figure}`;
}

/**
 * The parameters of a query in canonical order, always with the season and without default values.
 * Equal queries have equal addresses, and `parseQuery` is the inverse. A page may have its own
 * default of `qualified`.
 */
export function queryParameters(
  query: Query,
  qualified: (query: Query) => boolean = defaultQualified,
): URLSearchParams {
  const { rows, by, stage, per, columns, conditions, figures, groups, sort, page } = query;
  const params = new URLSearchParams();
  const add = (name: string, value: string | undefined, usual?: string) => {
    if (value !== undefined && value !== usual) params.append(name, value);
  };
  add("rows", rows, EVERY_GAME.rows);
  add("by", by);
  for (const { name, condition, value } of setConditions(conditions))
    add(name, condition.print(value));
  add("stage", stage, EVERY_GAME.stage);
  for (const range of [...figures, ...groups]) add(rangeName(range), printRange(range.range));
  add("per", per, EVERY_GAME.per);
  add("columns", columns, EVERY_GAME.columns);
  add("qualified", flag(query.qualified), flag(qualified(query)));
  add("sort", printedSort(sort), printedSort(defaultSort(query)));
  add("page", String(page), "1");
  add("season", query.season);
  return params;
}

/**
 * The query of a canonical address, without its question mark: "pts=40..&result=l&season=2025-26".
 */
export function queryAddress(query: Query): string {
  return queryParameters(query).toString();
}

/** Columns other than figures that sort descending first. */
const LARGEST_FIRST: readonly string[] = ["date", "margin", "from", "to"];

/** The same question sorted by a column, best value first, or reversed when it is already. */
export function sortedBy(query: Query, key: string, qualified?: (query: Query) => boolean): Query {
  const figure = figureOf(key);
  const isText = figure === undefined && !LARGEST_FIRST.includes(key);
  const first = isText || figure?.better === "fewer" ? "asc" : "desc";
  const isThere = query.sort.key === key && query.sort.order === first;
  const order = isThere ? (first === "asc" ? "desc" : "asc") : first;
  return qualifiedAs(query, { ...query, sort: { key, order }, page: 1 }, qualified);
}

function printedSort({ key, order }: Query["sort"]): string {
  return order === "desc" ? `-${key}` : key;
}

function flag(value: boolean): string {
  return value ? "1" : "0";
}
