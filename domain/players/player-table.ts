import { wellFormed } from "../text/well-formed.ts";

/** The figures of the players table, per game. */
export const FIGURE_COLUMNS = ["pts", "reb", "ast"] as const;

/** The columns of the players table (product.md section 2), as in addresses. */
export const TABLE_COLUMNS = [
  "number",
  "name",
  "age",
  "position",
  "team",
  ...FIGURE_COLUMNS,
] as const;

/** The orders of the table: by each column, and by last name. */
export const SORT_COLUMNS = [...TABLE_COLUMNS, "last-name"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** Guards, forwards and centers: the parts of a player's position, which is "G" or "G-F". */
export const POSITIONS = ["G", "F", "C"] as const;
export type Position = (typeof POSITIONS)[number];

export type SortOrder = "asc" | "desc";

/** The filters and the order of the table; the page number is separate. */
export interface TableQuery {
  /** The typed beginnings of a name's words; "" for any name. */
  name: string;
  position: Position | undefined;
  /** A team's id, which may not exist. */
  team: number | undefined;
  sort: SortColumn;
  order: SortOrder;
}

/** The unfiltered table in the database's order. */
export const WHOLE_TABLE: TableQuery = {
  name: "",
  position: undefined,
  team: undefined,
  sort: "number",
  order: "asc",
};

/** The longest name filter, in code points. */
export const LONGEST_NAME = 80;

/**
 * Parses the query of an address. Never fails: invalid values are ignored, and the first of
 * repeated values counts.
 */
export function parseTableQuery(params: URLSearchParams): TableQuery {
  const one = (name: string) => params.get(name) ?? "";
  return {
    name: nameFrom(one("name")),
    position: POSITIONS.find((position) => position === one("pos")),
    team: /^[1-9]\d{0,5}$/.test(one("team")) ? Number(one("team")) : undefined,
    sort: SORT_COLUMNS.find((column) => column === one("sort")) ?? WHOLE_TABLE.sort,
    order: one("order") === "desc" ? "desc" : "asc",
  };
}

function nameFrom(typed: string): string {
  const text = wellFormed(typed).replace(/\s+/g, " ").trim();
  // Cuts between code points, never within a surrogate pair.
  const cut = Array.from(text.slice(0, 2 * LONGEST_NAME))
    .slice(0, LONGEST_NAME)
    .join("");
  return wellFormed(cut).trim();
}

/**
 * The canonical query, with its question mark; "" for the whole table. Equal queries have equal
 * addresses, and `parseTableQuery` is the inverse.
 */
export function tableSearch({ name, position, team, sort, order }: TableQuery): string {
  const params = new URLSearchParams();
  if (name !== "") params.set("name", name);
  if (position !== undefined) params.set("pos", position);
  if (team !== undefined) params.set("team", String(team));
  if (sort !== WHOLE_TABLE.sort) params.set("sort", sort);
  if (order !== WHOLE_TABLE.order) params.set("order", order);
  return params.size === 0 ? "" : `?${params}`;
}

/** Returns whether a query has a filter. */
export function isFiltered({ name, position, team }: TableQuery): boolean {
  return name !== "" || position !== undefined || team !== undefined;
}

/** The same order without filters. */
export function withoutFilters(query: TableQuery): TableQuery {
  return { ...WHOLE_TABLE, sort: query.sort, order: query.order };
}

/**
 * The query of a column header's link: sorts by the column, the most of a figure first, or reverses
 * the order.
 */
export function tableSortedBy(query: TableQuery, column: SortColumn): TableQuery {
  const isFigure = FIGURE_COLUMNS.some((figure) => figure === column);
  const [first, other] = isFigure ? (["desc", "asc"] as const) : (["asc", "desc"] as const);
  const turns = query.sort === column && query.order === first;
  return { ...query, sort: column, order: turns ? other : first };
}

/** The `aria-sort` value of a column's header; undefined for a column that is not sorted by. */
export function ariaSort(
  query: TableQuery,
  column: SortColumn,
): "ascending" | "descending" | undefined {
  if (query.sort !== column) return undefined;
  return query.order === "asc" ? "ascending" : "descending";
}
