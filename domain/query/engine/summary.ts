import type { Figure } from "#domain/figures/figure.ts";
import { memoize } from "#domain/memoize.ts";
import { type AnswerColumn, cellOf, type Summary } from "../answer.ts";
import type { Membership } from "./column-sums.ts";
import { type GroupSums, groupValues, sumGroups } from "./group-sums.ts";
import type { FoundRows } from "./select.ts";
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

/** The totals of the rows that a query selects; `sums` are their known sums, if any. */
export function summaryOf(
  columns: readonly AnswerColumn[],
  tables: Tables,
  found: FoundRows,
  known?: Totals,
): Summary {
  const { games, wins, cells } = meansOf(columns, found, tables, known);
  return {
    games,
    wins,
    losses: games - wins,
    subjects: subjectsAmong(found.table)(known?.ofSubjects ?? found.rows),
    cells,
  };
}

/** The record and the means of rows. */
export function meansOf(
  columns: readonly AnswerColumn[],
  found: FoundRows,
  { sides }: Tables,
  known?: Totals,
): Pick<Summary, "games" | "wins" | "cells"> {
  const figures = columns.flatMap(({ figure }) => figure ?? []);
  const { games, wins } = known ?? totalsOf(found, sides);
  const sums = known?.sums ?? sumGroups(oneGroup(found), figures, "average", found.table);
  const record = { gp: games, w: wins, l: games - wins, winpct: wins / games };
  const cellFor = (figure: Figure): number | null => {
    const counted = record[figure.key as keyof typeof record];
    return cellOf(counted ?? groupValues(figure, sums, "average")[0] ?? Number.NaN);
  };
  const cells = columns.map(({ figure }) => (figure === undefined ? null : cellFor(figure)));
  return { games, wins, cells };
}

function totalsOf({ rows, table: { side } }: FoundRows, { margin }: Sides): Totals {
  let wins = 0;
  for (let at = 0; at < rows.length; at += 1)
    wins += Number((margin[side[rows[at] as number] as number] as number) > 0);
  return { games: rows.length, wins };
}

function oneGroup({ rows }: FoundRows): Membership {
  const group = new Uint32Array(rows.length);
  return { rows, group, count: 1, games: Uint32Array.of(rows.length) };
}

/** Cached, because many queries share the rows of a stage. */
const subjectsAmong = memoize(({ subject, subjects }: Table) =>
  memoize((rows: Uint32Array): number => {
    const seen = new Uint8Array(subjects);
    for (let at = 0; at < rows.length; at += 1) seen[subject[rows[at] as number] as number] = 1;
    let count = 0;
    for (let at = 0; at < subjects; at += 1) count += seen[at] as number;
    return count;
  }),
);
