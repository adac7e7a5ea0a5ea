import { memoize } from "../memoize.ts";
import { type AnswerColumn, cellOf, type Summary } from "./answer.ts";
import type { Membership } from "./column-sums.ts";
import type { Figure } from "./figures.ts";
import { type GroupSums, groupValues, sumGroups } from "./group-sums.ts";
import type { Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import { type FoundRows, foundSides } from "./select.ts";
import type { Sides } from "./sides.ts";
import type { Table, Tables } from "./tables.ts";

/** The games and wins of rows, and their sums if known. */
export interface Totals {
  games: number;
  wins: number;
  sums?: GroupSums | undefined;
  /** A part of the rows that has at least one row of each subject, to count subjects. */
  ofSubjects?: Uint32Array | undefined;
}

/** The totals of all rows that a query selects; `sums` are their known sums, if any. */
export function summaryOf(
  query: Query,
  columns: readonly AnswerColumn[],
  data: QuestionData,
  tables: Tables,
  found: FoundRows,
  known?: Totals,
): Summary {
  const counted = foundSides(query, data, tables) ?? found;
  const { games, wins, cells } = meansOf(columns, counted, tables, known);
  return {
    games,
    wins,
    losses: games - wins,
    subjects: subjectsAmong(found.table)(known?.ofSubjects ?? found.rows),
    cells,
  };
}

/** The record and the means of rows, or of the sides that sum them. */
export function meansOf(
  columns: readonly AnswerColumn[],
  found: FoundRows,
  { sides }: Tables,
  known?: Totals,
): Pick<Summary, "games" | "wins" | "cells"> {
  const figures = columns.flatMap(({ figure }) => figure ?? []);
  const { games, wins } = known ?? totalsOf(sides)(found);
  const sums = known?.sums ?? sumGroups(oneGroup(found), figures, "average", found.table);
  const record = { gp: games, w: wins, l: games - wins, winpct: wins / games };
  const cellFor = (figure: Figure): number | null => {
    const counted = record[figure.key as keyof typeof record];
    return cellOf(counted ?? groupValues(figure, sums, "average")[0] ?? Number.NaN);
  };
  const cells = columns.map(({ figure }) => (figure === undefined ? null : cellFor(figure)));
  return { games, wins, cells };
}

/** Cached, like the two functions below, because many queries share the rows of a stage. */
const totalsOf = memoize(({ margin }: Sides) =>
  memoize(({ rows, table: { side, weight } }: FoundRows): Totals => {
    let games = 0;
    let wins = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const lines = weight === undefined ? 1 : (weight[row] as number);
      games += lines;
      if ((margin[side[row] as number] as number) > 0) wins += lines;
    }
    return { games, wins };
  }),
);

const oneGroup = memoize(({ rows, table: { weight } }: FoundRows): Membership => {
  let games = weight === undefined ? rows.length : 0;
  if (weight !== undefined) for (const row of rows) games += weight[row] as number;
  return { rows, group: new Uint32Array(rows.length), count: 1, games: Uint32Array.of(games) };
});

const subjectsAmong = memoize(({ subject, subjects }: Table) =>
  memoize((rows: Uint32Array): number => {
    const seen = new Uint8Array(subjects);
    for (let at = 0; at < rows.length; at += 1) seen[subject[rows[at] as number] as number] = 1;
    let count = 0;
    for (let at = 0; at < subjects; at += 1) count += seen[at] as number;
    return count;
  }),
);
