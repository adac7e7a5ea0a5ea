import { memoize } from "../memoize.ts";
import { type AnswerColumn, cellOf, type Summary } from "./answer.ts";
import type { Figure } from "./figures.ts";
import { type GroupSums, groupValues, sumGroups } from "./group-sums.ts";
import type { Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import { type FoundRows, foundSides } from "./select.ts";
import type { Table, Tables } from "./tables.ts";

/** What all rows that a query leaves come to; by their sums, where they are known. */
export function summaryOf(
  query: Query,
  columns: readonly AnswerColumn[],
  data: QuestionData,
  tables: Tables,
  found: FoundRows,
  sums?: GroupSums,
): Summary {
  const counted = foundSides(query, data, tables) ?? found;
  const { games, wins, cells } = meansOf(columns, counted, tables, sums);
  return {
    games,
    wins,
    losses: games - wins,
    subjects: subjectsAmong(found.table)(found.rows),
    cells,
  };
}

/** Records and means of rows, or of the sides that hold them all. */
export function meansOf(
  columns: readonly AnswerColumn[],
  { rows, table }: FoundRows,
  { sides }: Tables,
  known?: GroupSums,
): Pick<Summary, "games" | "wins" | "cells"> {
  const figures = columns.flatMap(({ figure }) => figure ?? []);
  const { side, weight } = table;
  let games = 0;
  let wins = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const lines = weight === undefined ? 1 : (weight[row] as number);
    games += lines;
    if ((sides.margin[side[row] as number] as number) > 0) wins += lines;
  }
  const all = { rows, group: new Uint32Array(0), count: 1, games: Uint32Array.of(games) };
  const sums = known ?? sumGroups(all, figures, "average", table);
  const record = { gp: games, w: wins, l: games - wins, winpct: wins / games };
  const cellFor = (figure: Figure): number | null => {
    const counted = record[figure.key as keyof typeof record];
    return cellOf(counted ?? groupValues(figure, sums, "average")[0] ?? Number.NaN);
  };
  const cells = columns.map(({ figure }) => (figure === undefined ? null : cellFor(figure)));
  return { games, wins, cells };
}

/** Kept for the rows of a whole stage, which many queries share. */
const subjectsAmong = memoize(({ subject, subjects }: Table) =>
  memoize((rows: Uint32Array): number => {
    const seen = new Uint8Array(subjects);
    for (let at = 0; at < rows.length; at += 1) seen[subject[rows[at] as number] as number] = 1;
    let count = 0;
    for (let at = 0; at < subjects; at += 1) count += seen[at] as number;
    return count;
  }),
);
