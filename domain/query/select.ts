import { type Conditioned, compile, isWithin } from "./conditions.ts";
import { figureOf } from "./figures.ts";
import { type FigureRange, isOfTeams, type Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import { MISSING } from "./season-lines.ts";
import type { Table, Tables } from "./tables.ts";
import { plainColumn, rowValues } from "./values.ts";

/** The rows of a table that a query leaves, in the order of the games. */
export function selectRows(query: Query, data: QuestionData, tables: Tables): Uint32Array {
  const table = tableOf(query, tables);
  const left = rowsLeft(table, compile(query, data, tables));
  const { last } = query.conditions;
  const rows = last === undefined ? left : lastOfEach(left, table, last);
  return narrowRows(rows, query.figures, table);
}

/** The rows whose figures lie in their ranges. Overwrites the rows that it is given. */
export function narrowRows(
  rows: Uint32Array,
  figures: readonly FigureRange[],
  table: Table,
): Uint32Array {
  return figures.reduce((found, range) => narrowed(found, range, table), rows);
}

/** The table whose rows a query counts. */
export function tableOf({ rows }: Pick<Query, "rows">, { players, teams }: Tables): Table {
  return isOfTeams(rows) ? teams : players;
}

function rowsLeft({ size, side, subject, starter }: Table, marks: Conditioned): Uint32Array {
  const found = new Uint32Array(size);
  const { sides, subjects } = marks;
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    if (sides[side[row] as number] === 0) continue;
    if (subjects !== undefined && subjects[subject[row] as number] === 0) continue;
    if (marks.starter !== undefined && starter?.[row] !== marks.starter) continue;
    found[count] = row;
    count += 1;
  }
  return found.subarray(0, count);
}

function lastOfEach(rows: Uint32Array, { subject, subjects }: Table, last: number): Uint32Array {
  const seen = new Uint32Array(subjects);
  const found = new Uint32Array(rows.length);
  let start = rows.length;
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] as number;
    const own = subject[row] as number;
    const before = seen[own] as number;
    if (before === last) continue;
    seen[own] = before + 1;
    start -= 1;
    found[start] = row;
  }
  return found.subarray(start);
}

/** The rows whose figure lies in a range; those that lack it do not. */
function narrowed(
  rows: Uint32Array,
  { figure: key, range }: FigureRange,
  table: Table,
): Uint32Array {
  const figure = figureOf(key);
  if (figure === undefined) return rows.subarray(0, 0);
  const plain = plainColumn(figure, table);
  let count = 0;
  if (plain !== undefined) {
    const { min, max } = range;
    const least = Math.max(min, MISSING + 1);
    const { values } = plain;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const value = values[row] as number;
      if (value < least || value > max) continue;
      rows[count] = row;
      count += 1;
    }
    return rows.subarray(0, count);
  }
  const values = rowValues(figure, rows, table);
  for (let at = 0; at < rows.length; at += 1) {
    // What a row lacks is no number, and so within no range.
    if (!isWithin(values[at] as number, range)) continue;
    rows[count] = rows[at] as number;
    count += 1;
  }
  return rows.subarray(0, count);
}
