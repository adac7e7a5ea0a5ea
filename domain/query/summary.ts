import { type AnswerColumn, cellOf, type Summary } from "./answer.ts";
import type { Figure } from "./figures.ts";
import { groupValue, sumGroups } from "./group-sums.ts";
import type { Table, Tables } from "./tables.ts";

/** What some rows of a table come to, all together. */
export function summaryOf(
  rows: Uint32Array,
  columns: readonly AnswerColumn[],
  { sides }: Tables,
  table: Table,
): Summary {
  const figures = columns.flatMap(({ figure }) => figure ?? []);
  const all = { rows, group: new Uint32Array(rows.length), count: 1 };
  const sums = sumGroups(all, figures, "average", table);
  const seen = new Uint8Array(table.subjects);
  let wins = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    if ((sides.margin[table.side[row] as number] as number) > 0) wins += 1;
    seen[table.subject[row] as number] = 1;
  }
  const record = { gp: rows.length, w: wins, l: rows.length - wins, winpct: wins / rows.length };
  const cellFor = (figure: Figure): number | null => {
    const counted = record[figure.key as keyof typeof record];
    return cellOf(counted ?? groupValue(figure, sums, 0, "average"));
  };
  return {
    games: rows.length,
    wins,
    losses: rows.length - wins,
    subjects: seen.reduce((count, one) => count + one, 0),
    cells: columns.map(({ figure }) => (figure === undefined ? null : cellFor(figure))),
  };
}
