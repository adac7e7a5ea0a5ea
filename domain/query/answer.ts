import type { Figure } from "../figures/figure.ts";
import { asPrinted, quotient } from "../season/figures.ts";
import type { LineDoubt } from "../season/line-doubts.ts";
import type { Query } from "./query.ts";
import type { LineGame } from "./storage/season-lines.ts";

/** A column of an answer: text, an id for machines, or a figure. */
export interface AnswerColumn {
  /** The name in CSV, JSON and `sort`. */
  key: string;
  /** The table's header. */
  name: string;
  /** The full name of the column. */
  title: string;
  kind: "text" | "id" | "figure";
  /** The printed decimals of a figure. */
  decimals: number;
  figure: Figure | undefined;
  canSort: boolean;
}

/** Null for an unknown value. Figures are exact; `cellText` rounds them. */
export type AnswerCell = string | number | null;

/** The subject of a row, for links and headings. */
export interface GameSubject {
  kind: "game";
  game: LineGame;
  /** Undefined for a team's game. */
  player: { id: string; name: string } | undefined;
  teamId: number;
  opponentId: number;
  place: "home" | "away" | "neutral";
  won: boolean;
  /** The doubts about the player's line; undefined where it is exact. */
  doubt?: LineDoubt | undefined;
}

export interface GroupSubject {
  kind: "group";
  player: { id: string; name: string } | undefined;
  /** The team; a player's last one in these games. */
  teamId: number | undefined;
  opponentId: number | undefined;
  /** The name of the group, "March" or "At home"; undefined for a player or a team as a whole. */
  label: string | undefined;
  first: LineGame;
  last: LineGame;
  /**
   * The query of the row's games; undefined when no condition selects them. A function, because only
   * pages link to the games, and a file has thousands of rows.
   */
  gamesQuery: () => Query | undefined;
  /** For a streak, whether it is still active: no later game has ended it. */
  isOpen: boolean;
}

/** A player's season or career, of which totals are known. */
export interface SeasonSubject {
  kind: "season";
  player: { id: string; name: string };
  /** The franchise of today of his last team in these seasons; 0 for one that is no more. */
  teamId: number;
  opponentId: undefined;
  /** "1986-87", or "1984-85 to 2002-03". */
  label: string;
}

export interface AnswerRow {
  /** The rank among all rows; equal figures share it. Undefined when rows are not ranked. */
  rank: number | undefined;
  subject: GameSubject | GroupSubject | SeasonSubject;
  /** In the order of the columns. */
  cells: AnswerCell[];
  /** Each mean or share minus that of the subject's whole stage; null in the other columns. */
  differences: (number | null)[] | undefined;
}

/** The totals of all games of an answer, regardless of the page. */
export interface Summary {
  games: number;
  wins: number;
  losses: number;
  /** The number of players in the games, or of teams in teams' games. */
  subjects: number;
  /** Means and shares in the order of the columns; null in text columns. */
  cells: AnswerCell[];
}

export interface Answer {
  query: Query;
  /** The query's canonical address, without its question mark. */
  address: string;
  /** Every condition in words, and the number of rows. */
  sentence: string;
  /** Notes for the reader on how the rows were counted, one sentence each. */
  notes: string[];
  columns: AnswerColumn[];
  rows: AnswerRow[];
  summary: Summary;
  /** The number of rows on all pages. */
  total: number;
  page: number;
  pages: number;
}

/** A table for export as CSV and JSON, of an answer or of any other page with tabular data. */
export interface Filed extends Pick<Answer, "address" | "sentence" | "total" | "page" | "pages"> {
  columns: readonly Pick<AnswerColumn, "key" | "name" | "decimals">[];
  rows: readonly Pick<AnswerRow, "cells">[];
}

/** A cell as CSV prints it; pages apply their own typography. "" for an unknown value. */
export function cellText({ decimals }: Pick<AnswerColumn, "decimals">, cell: AnswerCell): string {
  if (cell === null) return "";
  return typeof cell === "string" ? cell : quotient(cell, 1, decimals);
}

/** A cell as JSON contains it: a figure is rounded as printed. */
export function cellValue(
  { decimals }: Pick<AnswerColumn, "decimals">,
  cell: AnswerCell,
): AnswerCell {
  return typeof cell === "number" ? asPrinted(cell, decimals) : cell;
}

/** A figure as a cell: null for NaN. */
export function cellOf(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** A mean of the summary as text; means of counts have the figure's own decimals. */
export function summaryText({ figure, decimals }: AnswerColumn, cell: AnswerCell): string {
  if (cell === null) return "";
  return typeof cell === "string" ? cell : quotient(cell, 1, figure?.decimals ?? decimals);
}
