import { isDay } from "./game-days.ts";
import type { SortOrder } from "./player-table.ts";

/** What the standings can be sorted by, as an address names it. */
export const STANDINGS_SORTS = [
  "rank",
  "team",
  "wins",
  "losses",
  "pct",
  "gb",
  "conf",
  "div",
  "home",
  "road",
  "diff",
  "last10",
  "streak",
] as const;
export type StandingsSort = (typeof STANDINGS_SORTS)[number];

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

/** Sorted by anything else, the highest figure comes first. */
const LOWEST_FIRST: readonly StandingsSort[] = ["rank", "team", "losses", "gb"];

/** The normal form of every invalid date in an address. */
const UNKNOWN = "unknown";

/** Parses the query of an address. Never fails: an unknown sort counts as none. */
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
 * The query of an address, question mark included, "" for the latest standings in rank order: equal
 * queries have equal addresses, and `parseStandingsQuery` reads them back.
 */
export function standingsSearch({ on, sort, order }: StandingsQuery): string {
  const params = new URLSearchParams();
  if (on.kind !== "latest") params.set("on", on.kind === "day" ? on.date : UNKNOWN);
  if (sort !== "rank") params.set("sort", sort);
  if (order !== usualOrder(sort)) params.set("order", order);
  return params.size === 0 ? "" : `?${params}`;
}

/** What a column's header leads to: sorted by it, and the other way round when it is already. */
export function standingsSortedBy(query: StandingsQuery, sort: StandingsSort): StandingsQuery {
  const usual = usualOrder(sort);
  const turns = sort !== "rank" && query.sort === sort && query.order === usual;
  return { ...query, sort, order: turns ? (usual === "asc" ? "desc" : "asc") : usual };
}

function usualOrder(sort: StandingsSort): SortOrder {
  return LOWEST_FIRST.includes(sort) ? "asc" : "desc";
}
