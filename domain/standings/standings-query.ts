import { isDay } from "../dates.ts";
import type { SortOrder } from "../players/player-table.ts";
import { type ColumnKey, STANDINGS_COLUMNS } from "./standings-columns.ts";

export type StandingsSort = "rank" | "team" | ColumnKey;

/** The sort keys of the standings, as in addresses. */
export const STANDINGS_SORTS: readonly StandingsSort[] = [
  "rank",
  "team",
  ...STANDINGS_COLUMNS.map(({ key }) => key),
];

/** The requested day of the standings. */
export type RequestedDay =
  | { kind: "latest" }
  | { kind: "day"; date: string }
  /** The address has an invalid date. */
  | { kind: "unknown" };

export interface StandingsQuery {
  on: RequestedDay;
  sort: StandingsSort;
  order: SortOrder;
}

/** The latest standings in rank order. */
export const LATEST_STANDINGS: StandingsQuery = {
  on: { kind: "latest" },
  sort: "rank",
  order: "asc",
};

/** The keys that sort ascending by default; all others sort descending. */
const LOWEST_FIRST: readonly StandingsSort[] = [
  "rank",
  "team",
  ...STANDINGS_COLUMNS.filter(({ better }) => better === "fewer").map(({ key }) => key),
];

/** The canonical value of every invalid date in an address. */
const UNKNOWN = "unknown";

/** Parses the query of an address. Never fails: an unknown sort key is ignored. */
export function parseStandingsQuery(params: URLSearchParams): StandingsQuery {
  const sort = STANDINGS_SORTS.find((known) => known === params.get("sort")) ?? "rank";
  const given = params.get("order");
  const direction = given === "asc" || given === "desc" ? given : usualOrder(sort);
  return {
    on: requestedDay(params.get("on") ?? ""),
    sort,
    order: sort === "rank" ? "asc" : direction,
  };
}

function requestedDay(text: string): RequestedDay {
  if (text === "") return { kind: "latest" };
  return isDay(text) ? { kind: "day", date: text } : { kind: "unknown" };
}

/**
 * The canonical query, with its question mark; "" for the latest standings in rank order. Equal
 * queries have equal addresses, and `parseStandingsQuery` is the inverse.
 */
export function standingsParameters({ on, sort, order }: StandingsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (on.kind !== "latest") params.set("on", on.kind === "day" ? on.date : UNKNOWN);
  if (sort !== "rank") params.set("sort", sort);
  if (order !== usualOrder(sort)) params.set("order", order);
  return params;
}

/** The query as it stands behind a path; "" for the latest standings in rank order. */
export function standingsSearch(query: StandingsQuery): string {
  const params = standingsParameters(query);
  return params.size === 0 ? "" : `?${params}`;
}

/** The query of a column header's link: sorts by the column, or reverses the order. */
export function standingsSortedBy(query: StandingsQuery, sort: StandingsSort): StandingsQuery {
  const usual = usualOrder(sort);
  const turns = sort !== "rank" && query.sort === sort && query.order === usual;
  return { ...query, sort, order: turns ? (usual === "asc" ? "desc" : "asc") : usual };
}

function usualOrder(sort: StandingsSort): SortOrder {
  return LOWEST_FIRST.includes(sort) ? "asc" : "desc";
}
