import type { Query } from "../query/query.ts";

/** Seasons or careers since 1946-47 by a query of those rows: the first by a figure or age, or all of them. */
export interface AllTimeFact {
  kind: "all-time";
  query: Query;
  /** Whether all that fulfil the conditions are asked for, as opposed to the first of them. */
  isOfAll: boolean;
  /** The player whose place among all careers is asked for. */
  placed?: { id: string; name: string } | undefined;
}
