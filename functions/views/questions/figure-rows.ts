import type { Answer, AnswerColumn, AnswerRow, Cell } from "../../../domain/query/answer.ts";
import { figureText } from "./printed-cells.ts";

/** A column of figures, for the header of a table. */
export interface FigureHead {
  key: string;
  text: string;
  title: string;
}

/** What some games come to, in the columns of a table. */
export interface FigureRow {
  /** What the games are, "At home". */
  label: string;
  /** Where they are, one by one. */
  href: string | undefined;
  games: string;
  /** "26–15". */
  record: string;
  /** In the order of the heads. */
  cells: string[];
  difference: Difference | undefined;
}

/** How far a mean is from the whole season's. */
export interface Difference {
  /** "+2.3". */
  text: string;
  /** Of the widest difference in the table, from -1 to 1. */
  share: number;
}

/** What is printed as the record and not as a column of its own. */
const RECORD: readonly string[] = ["gp", "w", "l", "winpct"];

/** The columns of figures that a table of groups prints. */
export function figureHeads({ columns }: Pick<Answer, "columns">): FigureHead[] {
  return printed(columns).map(({ key, name, title }) => ({ key, text: name, title }));
}

/** A group's games as a row. */
export function figureRow(
  label: string,
  href: string | undefined,
  columns: readonly AnswerColumn[],
  { cells }: Pick<AnswerRow, "cells">,
): FigureRow {
  const cellOf = (key: string): Cell =>
    cells[columns.findIndex((column) => column.key === key)] ?? null;
  return {
    label,
    href,
    games: String(cellOf("gp") ?? 0),
    record: `${cellOf("w") ?? 0}–${cellOf("l") ?? 0}`,
    cells: printed(columns).map((column) => figureText(column, cellOf(column.key))),
    difference: undefined,
  };
}

/** The first row of an answer that has at most one, as a table prints it. */
export function onlyRow(label: string, href: string | undefined, answer: Answer): FigureRow {
  const [row] = answer.rows;
  return figureRow(label, href, answer.columns, row ?? { cells: [] });
}

function printed(columns: readonly AnswerColumn[]): AnswerColumn[] {
  return columns.filter(({ kind, key }) => kind === "figure" && !RECORD.includes(key));
}
