/** The columns of the players table (product.md section 2), as an address names them. */
export const SORT_COLUMNS = ["number", "name", "age", "position", "team"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** Guards, forwards and centers, as a player's position spells them: "G", "G-F". */
export const POSITIONS = ["G", "F", "C"] as const;
export type Position = (typeof POSITIONS)[number];

export type SortOrder = "asc" | "desc";

/** The filters and the order of the table; the page number is separate. */
export interface TableQuery {
  /** The start of words of a name as it was typed; "" for any. */
  name: string;
  position: Position | undefined;
  /** A team's id, whether or not there is such a team. */
  team: number | undefined;
  sort: SortColumn;
  order: SortOrder;
}

/** All players in the order of the database. */
export const WHOLE_TABLE: TableQuery = {
  name: "",
  position: undefined,
  team: undefined,
  sort: "number",
  order: "asc",
};

/** The limit of a name's filter, in characters. */
export const LONGEST_NAME = 80;

/**
 * Parses the query of an address. Never fails: an invalid value counts as none, and of several
 * values the first counts.
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
  const text = typed.toWellFormed().replace(/\s+/g, " ").trim();
  // Cut between letters, never within one that takes two code units.
  return [...text.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join("").toWellFormed().trim();
}

/**
 * The query of an address, question mark included and in one order, "" for the whole table: equal
 * queries have equal addresses, and `parseTableQuery` reads them back.
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

/** Whether a query leaves players out. */
export function isFiltered({ name, position, team }: TableQuery): boolean {
  return name !== "" || position !== undefined || team !== undefined;
}

/** The same order without any filter. */
export function withoutFilters(query: TableQuery): TableQuery {
  return { ...WHOLE_TABLE, sort: query.sort, order: query.order };
}

/** What a column's header leads to: sorted by it, and the other way round when it is already. */
export function sortedBy(query: TableQuery, column: SortColumn): TableQuery {
  const turns = query.sort === column && query.order === "asc";
  return { ...query, sort: column, order: turns ? "desc" : "asc" };
}

/** What a column's header says of the order; undefined for a column that is not sorted by. */
export function ariaSort(
  query: TableQuery,
  column: SortColumn,
): "ascending" | "descending" | undefined {
  if (query.sort !== column) return undefined;
  return query.order === "asc" ? "ascending" : "descending";
}
