import { quotient } from "../season/figures.ts";
import type { Figure } from "./figures.ts";
import type { Query } from "./query.ts";
import type { LineGame } from "./season-lines.ts";

/** A column of an answer. What it holds is text, an id that a machine may want, or a figure. */
export interface AnswerColumn {
  /** As CSV, JSON and `sort` name it. */
  key: string;
  /** As a table's header prints it. */
  name: string;
  /** What it stands for. */
  title: string;
  kind: "text" | "id" | "figure";
  /** How many decimals its figures are printed with. */
  decimals: number;
  figure: Figure | undefined;
  canSort: boolean;
}

/** Null where nothing is known. Figures are exact; `cellText` rounds them. */
export type Cell = string | number | null;

/** What a row is of, for links and headings. */
export interface GameSubject {
  kind: "game";
  game: LineGame;
  /** Undefined in a team's game. */
  player: { id: string; name: string } | undefined;
  teamId: number;
  opponentId: number;
  place: "home" | "away" | "neutral";
  won: boolean;
}

export interface GroupSubject {
  kind: "group";
  player: { id: string; name: string } | undefined;
  /** The team; a player's last one in these games. */
  teamId: number | undefined;
  opponentId: number | undefined;
  /** What the group is called, "March" or "At home"; undefined for a player or team alone. */
  label: string | undefined;
  first: LineGame;
  last: LineGame;
  /** The question for the games of this row; undefined where no condition leaves them alone. */
  games: Query | undefined;
  /** Of a streak, whether no later game has ended it. */
  isOpen: boolean;
}

export interface AnswerRow {
  /** The place among all rows; equal figures share one. Undefined where rows are not ranked. */
  rank: number | undefined;
  subject: GameSubject | GroupSubject;
  /** In the order of the columns. */
  cells: Cell[];
  /** Each mean or share less the subject's whole stage; null in the other columns. */
  differences: (number | null)[] | undefined;
}

/** What all games of an answer come to, whichever page is shown. */
export interface Summary {
  games: number;
  wins: number;
  losses: number;
  /** How many players have games among them; of teams' games, how many teams. */
  subjects: number;
  /** Means and shares in the order of the columns; null in columns of text. */
  cells: Cell[];
}

export interface Answer {
  query: Query;
  /** The query's canonical address without its question mark. */
  address: string;
  /** Every condition in words, and how many rows there are. */
  sentence: string;
  /** What the reader has to know of how this was counted, each a sentence. */
  notes: string[];
  columns: AnswerColumn[];
  rows: AnswerRow[];
  summary: Summary;
  /** Rows on all pages. */
  total: number;
  page: number;
  pages: number;
}

/** A table for machines: an answer's, or that of any other page which has its rows as CSV and JSON. */
export interface Filed extends Pick<Answer, "address" | "sentence" | "total" | "page" | "pages"> {
  columns: readonly Pick<AnswerColumn, "key" | "name" | "decimals">[];
  rows: readonly Pick<AnswerRow, "cells">[];
}

/** A cell as CSV prints it and pages do in their own typography; "" where nothing is known. */
export function cellText({ decimals }: Pick<AnswerColumn, "decimals">, cell: Cell): string {
  if (cell === null) return "";
  return typeof cell === "string" ? cell : quotient(cell, 1, decimals);
}

/** A cell as JSON holds it: a figure is the number that is printed. */
export function cellValue(column: Pick<AnswerColumn, "decimals">, cell: Cell): Cell {
  return typeof cell === "number" ? Number(cellText(column, cell)) : cell;
}

/** A figure as a cell has it. */
export function cellOf(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** A mean of the summary as text: of counts with the decimals of a mean. */
export function summaryText({ figure, decimals }: AnswerColumn, cell: Cell): string {
  if (cell === null) return "";
  return typeof cell === "string" ? cell : quotient(cell, 1, figure?.decimals ?? decimals);
}
