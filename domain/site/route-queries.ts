import { logFigureSearch } from "../season/log-figures.ts";
import { parseTableQuery, tableSearch } from "../season/player-table.ts";
import { parseStandingsQuery, standingsSearch } from "../season/standings-query.ts";
import { wordsSearch } from "./questions.ts";

/** The part of a query that changes a page. */
export interface RouteQuery {
  /** In normal form; "" when there is none. */
  query: (given: URLSearchParams) => string;
  /** The parameters that `query` reads. */
  parameters: readonly string[];
}

/** One parameter of a query, with any text. */
export const anyText = (name: string): RouteQuery => ({
  parameters: [name],
  query(given) {
    const text = given.get(name);
    return text === null ? "" : `?${new URLSearchParams({ [name]: text })}`;
  },
});

/** One parameter of a query, with one valid value. */
export const oneValue = (name: string, value: string): RouteQuery => ({
  parameters: [name],
  query: (given) => (given.get(name) === value ? `?${name}=${value}` : ""),
});

/** The filters and the order of the players table. */
export const TABLE: RouteQuery = {
  parameters: ["name", "pos", "team", "sort", "order"],
  query: (given) => tableSearch(parseTableQuery(given)),
};

/** The day and the order of the standings. */
export const STANDINGS: RouteQuery = {
  parameters: ["on", "sort", "order"],
  query: (given) => standingsSearch(parseStandingsQuery(given)),
};

/** The figure that is drawn over a player's games. */
export const LOG_FIGURE: RouteQuery = { parameters: ["figure"], query: logFigureSearch };

/** A question in words. */
export const WORDS: RouteQuery = { parameters: ["q"], query: wordsSearch };
