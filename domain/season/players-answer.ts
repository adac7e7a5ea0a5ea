import { pageCount } from "../paging.ts";
import {
  ariaSort,
  isFiltered,
  type Position,
  parseTableQuery,
  SORT_COLUMNS,
  type SortColumn,
  sortedBy,
  type TableQuery,
  tableSearch,
  WHOLE_TABLE,
  withoutFilters,
} from "./player-table.ts";

/** One page of the players table as data, in the form of every query (design.md section 10). */
export interface PlayersAnswer {
  /** The page's own address, without what means nothing in the one that was asked for. */
  query: string;
  /** What is shown: "Players by age, guards, Lakers, page 2". */
  sentence: string;
  /** How many players the filters leave. */
  total: number;
  page: number;
  columns: { key: PlayerColumn; name: string }[];
  rows: PlayerCells[];
}

/** A row's cells in the order of the columns; what is not known is null. */
export type PlayerCells = [
  number: number,
  name: string,
  age: string | null,
  position: string | null,
  team: string | null,
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
};

/** The type of each column's cells, by the column's key; "null" where a cell may be unknown. */
const CELL_TYPES = {
  number: "number",
  name: "string",
  age: "string null",
  position: "string null",
  team: "string null",
  abbreviation: "string null",
  teamId: "number null",
  logo: "string null",
};

const KEYS = Object.keys(CELL_TYPES).join();

/** The key of a column: of one that the page shows, or that it needs for links and badges. */
export type PlayerColumn = keyof typeof CELL_TYPES;

/** Reads an answer. Undefined for what is none, and for one of another release's columns. */
export function parsePlayersAnswer(text: string): PlayersAnswer | undefined {
  try {
    const answer: Record<keyof PlayersAnswer, unknown> = JSON.parse(text);
    const { query, sentence, total, page, columns, rows } = answer;
    const isWhole =
      [query, sentence].every((cell) => typeof cell === "string") &&
      [total, page].every((cell) => typeof cell === "number") &&
      (columns as { key: unknown }[]).map(({ key }) => key).join() === KEYS &&
      (rows as unknown[][]).every(isRow);
    return isWhole ? (answer as PlayersAnswer) : undefined;
  } catch {
    // No JSON, or no lists where there should be some.
    return undefined;
  }
}

function isRow(row: unknown[]): boolean {
  return Object.values(CELL_TYPES).every((types, index) => {
    const cell = row[index];
    return types.includes(cell === null ? "null" : typeof cell);
  });
}

/** The address of one page of the players table. */
export function playersPath(page: number, query: TableQuery = WHOLE_TABLE): string {
  return `/nba/players/page/${page}${tableSearch(query)}`;
}

/** Where the page at this address is found as data. */
export function playersDataPath(address: string): string {
  return address.replace(/(?=\?|$)/, ".json");
}

export const POSITION_TEXTS: Record<Position, string> = {
  G: "Guards",
  F: "Forwards",
  C: "Centers",
};

/** What a page of the table is called; the team by its name without the city. */
export function playersSentence(
  { name, position, sort }: TableQuery,
  team: string | undefined,
  page: number,
): string {
  return [
    sort === WHOLE_TABLE.sort ? "Players" : `Players by ${sort}`,
    name && `"${name}"`,
    position && POSITION_TEXTS[position].toLowerCase(),
    team,
    page > 1 && `page ${page}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** What is drawn of an answer besides its rows: where its controls lead, and what is said of it. */
export interface PlayersPage {
  query: TableQuery;
  pages: number;
  back: string | undefined;
  forward: string | undefined;
  headers: { column: SortColumn; href: string; sort: ReturnType<typeof ariaSort> }[];
  /** Where nothing is left out; undefined when nothing is. */
  clear: string | undefined;
  /** What is shown, for those who do not see it change. */
  summary: string;
}

/** What is said when the filters leave no player. */
export const NOBODY_FOUND = "No players match.";

export function playersPage(answer: PlayersAnswer): PlayersPage {
  const { page, total } = answer;
  const query = parseTableQuery(new URLSearchParams(answer.query.split("?")[1]));
  const pages = pageCount(total);
  return {
    query,
    pages,
    back: page > 1 ? playersPath(page - 1, query) : undefined,
    forward: page < pages ? playersPath(page + 1, query) : undefined,
    headers: SORT_COLUMNS.map((column) => ({
      column,
      href: playersPath(1, sortedBy(query, column)),
      sort: ariaSort(query, column),
    })),
    clear: isFiltered(query) ? playersPath(1, withoutFilters(query)) : undefined,
    summary: summaryOf(query, { page, pages, total }),
  };
}

function summaryOf(
  query: TableQuery,
  { page, pages, total }: { page: number; pages: number; total: number },
): string {
  if (total === 0) return NOBODY_FOUND;
  const players = total === 1 ? "player" : "players";
  const order = query.order === "asc" ? "" : ", descending";
  return `${total} ${players} by ${query.sort}${order}. Page ${page} of ${pages}.`;
}

/** What a page of the table says of itself to machines. */
export interface PlayersHead {
  title: string;
  /** The address to be found under. */
  canonicalPath: string;
  /** The table is not the whole one in its usual order. */
  isUnlisted: boolean;
}

export function playersHead({ query, sentence, page }: PlayersAnswer): PlayersHead {
  const isUnlisted = query.includes("?");
  return { title: sentence, canonicalPath: playersPath(isUnlisted ? 1 : page), isUnlisted };
}

/** How many players are shown, and of how many. */
export function playersCount(answer: PlayersAnswer, players: number): string {
  const { clear } = playersPage(answer);
  return `${clear ? `${answer.total} of ` : ""}${players} under contract`;
}
