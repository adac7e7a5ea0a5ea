import { figureOf } from "#domain/figures/figures.ts";
import { memoize } from "#domain/memoize.ts";
import { type FigureRange, isConditioned, isGrouped, isOfTeams, type Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { isWithin } from "../range.ts";
import { MISSING } from "../storage/season-lines.ts";
import { type Conditioned, compileConditions } from "./compiled-conditions.ts";
import { withoutDoubted } from "./doubted.ts";
import type { Table, Tables } from "./tables.ts";
import { plainColumn, rowValues } from "./values.ts";

/**
 * The rows that a query selects, in the order of games, without lines whose figures in its conditions or
 * its order are estimates. Callers must not change the array.
 */
export function selectRows(query: Query, data: QuestionData, tables: Tables): Uint32Array {
  const rows = conditionedRows(query, data, tables);
  return isGrouped(query) ? rows : withoutDoubted(rows, query.sort.key, tableOf(query, tables));
}

function conditionedRows(query: Query, data: QuestionData, tables: Tables): Uint32Array {
  const table = tableOf(query, tables);
  if (!isConditioned(query)) return rowsOfStage(query, data, tables);
  const conditioned = compileConditions(query, data, tables);
  const left = conditioned.isWholeStage
    ? subjectsLeft(rowsOfStage(query, data, tables).slice(), table, conditioned)
    : rowsLeft(table, conditioned);
  const { first, last } = query.conditions;
  const early = first === undefined ? left : firstOfEach(left, table, first);
  const rows = last === undefined ? early : lastOfEach(early, table, last);
  const found = narrowRows(rows, query.figures, table, rows);
  return (query.conditions.also ?? []).reduce((kept, { id, figures }) => {
    const player = data.lines.players.findIndex((own) => own.id === id);
    return keptWith(kept, player, figures.length > 0 ? figures : query.figures, table);
  }, found);
}

/** The rows of games in which another player's figures are in some ranges. */
function keptWith(
  rows: Uint32Array,
  player: number,
  figures: readonly FigureRange[],
  table: Table,
): Uint32Array {
  const { subject, side, size } = table;
  const all = new Uint32Array(size);
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    all[count] = row;
    count += Number(subject[row] === player);
  }
  const own = narrowRows(all.subarray(0, count), figures, table, all);
  const games = new Set(own.values().map((row) => (side[row] as number) >> 1));
  return rows.filter((row) => games.has((side[row] as number) >> 1));
}

const rowsOfStages = memoize((_table: Table) => new Map<Query["stage"], Uint32Array>());

/** All rows of a stage, cached for all queries. */
function rowsOfStage(query: Query, data: QuestionData, tables: Tables): Uint32Array {
  const table = tableOf(query, tables);
  const known = rowsOfStages(table).get(query.stage);
  if (known !== undefined) return known;
  const { sides } = compileConditions(query, data, tables);
  const rows = rowsLeft(table, { sides, subjects: undefined, starter: undefined }).slice();
  rowsOfStages(table).set(query.stage, rows);
  return rows;
}

/** The rows whose figures are in their ranges; without ranges, `rows` itself. Writes to `into`. */
export function narrowRows(
  rows: Uint32Array,
  figures: readonly FigureRange[],
  table: Table,
  into: Uint32Array,
): Uint32Array {
  return figures.reduce(
    (found, range) => withoutDoubted(narrowed(found, range, table, into), range.figure, table),
    rows,
  );
}

/** Selected rows of a table. */
export interface FoundRows {
  rows: Uint32Array;
  table: Table;
}

/** The rows that a query selects, with their table. */
export function foundRows(query: Query, data: QuestionData, tables: Tables): FoundRows {
  return { rows: selectRows(query, data, tables), table: tableOf(query, tables) };
}

/** The table of a query's rows. */
export function tableOf({ rows }: Pick<Query, "rows">, { players, teams }: Tables): Table {
  return isOfTeams(rows) ? teams : players;
}

/** The rows that fulfil the compiled conditions, found without branches (see `narrowed`). */
function rowsLeft(table: Table, conditioned: Omit<Conditioned, "isWholeStage">): Uint32Array {
  const { size, side } = table;
  const { sides } = conditioned;
  const found = new Uint32Array(size);
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    found[count] = row;
    count += sides[side[row] as number] as number;
  }
  return subjectsLeft(found.subarray(0, count), table, conditioned);
}

/** The rows of the marked subjects and the wanted role. Overwrites the given array. */
function subjectsLeft(
  rows: Uint32Array,
  table: Table,
  { subjects, starter }: Pick<Conditioned, "subjects" | "starter">,
): Uint32Array {
  const found = subjects === undefined ? rows : keptBySubject(rows, table.subject, subjects);
  return starter === undefined ? found : keptByStarter(found, table.starter, starter);
}

function keptBySubject(rows: Uint32Array, subject: Uint32Array, marks: Uint8Array) {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    rows[count] = row;
    count += marks[subject[row] as number] as number;
  }
  return rows.subarray(0, count);
}

function keptByStarter(rows: Uint32Array, starters: Int8Array | undefined, wanted: 0 | 1) {
  if (starters === undefined) return rows.subarray(0, 0);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    rows[count] = row;
    count += Number(starters[row] === wanted);
  }
  return rows.subarray(0, count);
}

/** The first n rows of each subject. Overwrites the given array. */
function firstOfEach(rows: Uint32Array, { subject, subjects }: Table, first: number): Uint32Array {
  const seen = new Uint32Array(subjects);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const own = subject[row] as number;
    const before = seen[own] as number;
    seen[own] = before + 1;
    rows[count] = row;
    count += Number(before < first);
  }
  return rows.subarray(0, count);
}

/** The last n rows of each subject, found by a backward pass that counts each subject's rows. */
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

/**
 * Writes the rows whose figure is in a range to `into`, which may be `rows`; rows without the figure
 * are not. Like the loops above, these store every row and advance `count` by 0 or 1: whether a row
 * passes is unpredictable, and a branch took up to twice as long.
 */
function narrowed(
  rows: Uint32Array,
  { figure: key, range }: FigureRange,
  table: Table,
  into: Uint32Array,
): Uint32Array {
  const figure = figureOf(key);
  if (figure === undefined) return rows.subarray(0, 0);
  const plain = plainColumn(figure, table);
  let count = 0;
  if (plain !== undefined) {
    const { min, max } = range;
    // `MISSING` is below all known values, so this limit excludes it.
    const least = Math.max(min, MISSING + 1);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const value = plain[row] as number;
      into[count] = row;
      count += Number(value >= least) & Number(value <= max);
    }
    return into.subarray(0, count);
  }
  const values = rowValues(figure, rows, table);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    into[count] = row;
    // A missing value is NaN, which is in no range.
    count += Number(isWithin(values[at] as number, range));
  }
  return into.subarray(0, count);
}
