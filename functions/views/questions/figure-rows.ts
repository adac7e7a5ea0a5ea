import { printedScore } from "#domain/printing/records.ts";
import type { Answer, AnswerCell, AnswerColumn, AnswerRow } from "#domain/query/answer.ts";
import { figureText } from "./printed-cells.ts";
import { usualFirst } from "./usual-figures.ts";

/** The header of a column of figures. */
export interface FigureHead {
  key: string;
  text: string;
  title: string;
}

/** The figures of a group of games, in the columns of a table. */
export interface GroupFigureRow {
  /** The name of the group: "At home". */
  label: string;
  /** The list of the group's games; undefined without one. */
  href: string | undefined;
  games: string;
  /** "26–15"; undefined where the answer's columns do not count it. */
  record: string | undefined;
  /** The printed figures, in the order of the heads. */
  cells: string[];
  difference: Difference | undefined;
}

/** The difference of a mean from the whole season's. */
export interface Difference {
  /** "+2.3". */
  text: string;
  /** The share of the widest difference in the table, from -1 to 1. */
  share: number;
}

/** The figures that the record prints, and no column of their own. */
const RECORD: readonly string[] = ["gp", "w", "l", "winpct"];

/** The columns of figures that a table of groups prints. */
export function figureHeads({ columns }: { columns: readonly AnswerColumn[] }): FigureHead[] {
  return columns
    .filter(({ kind, key }) => kind === "figure" && !RECORD.includes(key))
    .toSorted(usualFirst)
    .map(({ key, name, title }) => ({ key, text: name, title }));
}

/** The row of a group of games, with its figures in the order of `heads`. */
export function figureRow(
  label: string,
  href: string | undefined,
  columns: readonly AnswerColumn[],
  { cells }: Pick<AnswerRow, "cells">,
  heads: readonly FigureHead[] = figureHeads({ columns }),
): GroupFigureRow {
  const places = new Map(columns.map(({ key }, at) => [key, at]));
  const cellOf = (key: string): AnswerCell => cells[places.get(key) ?? -1] ?? null;
  const textOf = ({ key }: FigureHead) => {
    const column = columns[places.get(key) ?? -1];
    return column === undefined ? "" : figureText(column, cellOf(key));
  };
  return {
    label,
    href,
    games: String(cellOf("gp") ?? 0),
    record: places.has("w") ? printedScore(Number(cellOf("w")), Number(cellOf("l"))) : undefined,
    cells: heads.map(textOf),
    difference: undefined,
  };
}

/** The first row of an answer with at most one row. */
export function onlyRow(
  label: string,
  href: string | undefined,
  answer: Answer,
  heads?: readonly FigureHead[],
): GroupFigureRow {
  const [row] = answer.rows;
  return figureRow(label, href, answer.columns, row ?? { cells: [] }, heads);
}
