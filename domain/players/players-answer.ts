import { pageCount } from "../paging.ts";
import {
  ariaSort,
  isFiltered,
  type Position,
  parseTableQuery,
  type SortColumn,
  TABLE_COLUMNS,
  type TableQuery,
  tableSearch,
  tableSortedBy,
  WHOLE_TABLE,
  withoutFilters,
} from "./player-table.ts";

/**
 * One page of the players table as data, in the form of every query's answer (design.md section
 * 11).
 */
export interface PlayersAnswer {
  /** The page's canonical address, without ignored parameters. */
  query: string;
  /** A description of the page: "Players by age, guards, Lakers, page 2". */
  sentence: string;
  /** The number of players that match the filters. */
  total: number;
  page: number;
  columns: { key: PlayerColumn; name: string }[];
  rows: PlayerCells[];
}

/** The cells of a row in the order of the columns; null for an unknown value. */
export type PlayerCells = [
  number: number,
  name: string,
  age: string | null,
  position: string | null,
  team: string | null,
  pts: string | null,
  reb: string | null,
  ast: string | null,
  abbreviation: string | null,
  teamId: number | null,
  logo: string | null,
];

export const SORT_COLUMN_TEXTS: Record<SortColumn, string> = {
  number: "#",
  name: "Player",
  age: "Age",
  position: "Position",
  team: "Current Team",
  pts: "PTS",
  reb: "REB",
  ast: "AST",
  "last-name": "last name",
};

/** The orders in sentences: "Players by points". */
const SORT_WORDS: Record<SortColumn, string> = {
  number: "number",
  name: "name",
  age: "age",
  position: "position",
  team: "team",
  pts: "points",
  reb: "rebounds",
  ast: "assists",
  "last-name": "last name",
};

/** The type of each column's cells, by the column's key; "null" when a cell may be unknown. */
const CELL_TYPES = {
  number: "number",
  name: "string",
  age: "string null",
  position: "string null",
  team: "string null",
  pts: "string null",
  reb: "string null",
  ast: "string null",
  abbreviation: "string null",
  teamId: "number null",
  logo: "string null",
};

const KEYS = Object.keys(CELL_TYPES).join();

/** The key of a column: visible, or used for links and badges. */
export type PlayerColumn = keyof typeof CELL_TYPES;

/** Parses an answer; undefined when it is malformed or has the columns of another release. */
export function parsePlayersAnswer(text: string): PlayersAnswer | undefined {
  try {
    const answer: Record<keyof PlayersAnswer, unknown> = JSON.parse(text);
    const { query, sentence, total, page, columns, rows } = answer;
    const isWhole =
      fits([query, sentence, total, page], ["string", "string", "number", "number"]) &&
      (columns as { key: unknown }[]).map(({ key }) => key).join() === KEYS &&
      (rows as unknown[][]).every((row) => fits(row, Object.values(CELL_TYPES)));
    return isWhole ? (answer as PlayersAnswer) : undefined;
  } catch {
    // Not JSON, or a value where a list is expected.
    return undefined;
  }
}

function fits(cells: unknown[], types: string[]): boolean {
  return types.every((type, index) => {
    const cell = cells[index];
    return type.includes(cell === null ? "null" : typeof cell);
  });
}

/** The address of a page of the players table. */
export function playersPath(page: number, query: TableQuery = WHOLE_TABLE): string {
  return `/nba/players/page/${page}${tableSearch(query)}`;
}

/** The address of a page's data. */
export function playersDataPath(address: string): string {
  return address.replace(/(?=\?|$)/, ".json");
}

export const POSITION_TEXTS: Record<Position, string> = {
  G: "Guards",
  F: "Forwards",
  C: "Centers",
};

/** The title of a page of the table, which names a team without its city. */
export function playersSentence(
  { name, position, sort }: TableQuery,
  team: string | undefined,
  page: number,
): string {
  return [
    sort === WHOLE_TABLE.sort ? "Players" : `Players by ${SORT_WORDS[sort]}`,
    name && `"${name}"`,
    position && POSITION_TEXTS[position].toLowerCase(),
    team,
    page > 1 && `page ${page}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** A link that sorts the table. */
export interface PlayersHeader {
  column: SortColumn;
  href: string;
  sort: ReturnType<typeof ariaSort>;
}

/** The page around an answer's rows: the targets of its controls, and a summary. */
export interface PlayersPage {
  query: TableQuery;
  pages: number;
  back: string | undefined;
  forward: string | undefined;
  headers: PlayersHeader[];
  /** The order that has no column of its own. */
  byLastName: PlayersHeader;
  /** The address without filters; undefined when no filter is set. */
  clear: string | undefined;
  /** The change of the table in words, for screen readers. */
  summary: string;
}

/** The message when no player matches the filters. */
export const NO_MATCHES = "No players match.";

export function playersPage(answer: PlayersAnswer): PlayersPage {
  const { page, total } = answer;
  const query = parseTableQuery(new URLSearchParams(answer.query.split("?")[1]));
  const pages = pageCount(total);
  const headerOf = (column: SortColumn): PlayersHeader => ({
    column,
    href: playersPath(1, tableSortedBy(query, column)),
    sort: ariaSort(query, column),
  });
  return {
    query,
    pages,
    back: page > 1 ? playersPath(page - 1, query) : undefined,
    forward: page < pages ? playersPath(page + 1, query) : undefined,
    headers: TABLE_COLUMNS.map(headerOf),
    byLastName: headerOf("last-name"),
    clear: isFiltered(query) ? playersPath(1, withoutFilters(query)) : undefined,
    summary: summaryOf(query, { page, pages, total }),
  };
}

function summaryOf(
  query: TableQuery,
  { page, pages, total }: { page: number; pages: number; total: number },
): string {
  if (total === 0) return NO_MATCHES;
  const players = total === 1 ? "player" : "players";
  const order = query.order === "asc" ? "" : ", descending";
  return `${total} ${players} by ${SORT_WORDS[query.sort]}${order}. Page ${page} of ${pages}.`;
}

/** The metadata of a page of the table. */
export interface PlayersHead {
  title: string;
  /** The canonical address. */
  canonicalPath: string;
  /** The table is filtered or sorted, so that search engines should not list it. */
  isUnlisted: boolean;
}

export function playersHead({ query, sentence, page }: PlayersAnswer): PlayersHead {
  const isUnlisted = query.includes("?");
  return { title: sentence, canonicalPath: playersPath(isUnlisted ? 1 : page), isUnlisted };
}

/** The number of matching players, and of all when a filter is set: "12 of 614 under contract". */
export function playersCount(answer: PlayersAnswer, players: number): string {
  const { clear } = playersPage(answer);
  return `${clear ? `${answer.total} of ` : ""}${players} under contract`;
}
