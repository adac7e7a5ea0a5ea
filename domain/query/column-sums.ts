import { memoize } from "../memoize.ts";
import type { CountColumn } from "./figures.ts";
import { MISSING } from "./season-lines.ts";
import type { Table } from "./tables.ts";

/** Rows with their groups, which are numbered from 0 to `count` - 1. */
export interface Membership {
  rows: Uint32Array;
  /** The group of each entry of `rows`. */
  group: Uint32Array;
  count: number;
  /** The number of lines in each group. */
  games: Uint32Array;
}

/** The sum of one column over each group, and the number of lines without a value. */
export interface ColumnSums {
  sum: Float64Array;
  missing: Float64Array;
}

/**
 * Sums columns over each group. When a single group has most of the rows, the sum of the other rows
 * is subtracted from the cached total, which reads fewer rows.
 */
export function addedColumns(
  members: Membership,
  names: readonly CountColumn[],
  table: Table,
): Map<CountColumn, ColumnSums> {
  const isMost = members.count === 1 && 2 * members.rows.length > table.size;
  // With a single group, every entry of `group` is 0, whichever rows are added.
  const added = isMost ? { ...members, rows: othersOf(members.rows, table.size) } : members;
  const columns = new Map<CountColumn, ColumnSums>();
  const lanes: Lane[] = [];
  for (const name of names) {
    const column = table.column(name);
    if (column === undefined) continue;
    const [sum, missing] = [new Float64Array(members.count), new Float64Array(members.count)];
    columns.set(name, { sum, missing });
    lanes.push({ values: column.values, sum, missing });
    if (column.missing !== undefined) {
      // A row of several lines counts its missing values in a column, which is summed likewise.
      lanes.push({ values: column.missing, sum: missing, missing });
    }
  }
  const fours = inFours(lanes);
  const rest = lanes.slice(4 * fours.length);
  for (let start = 0; start < added.rows.length; start += ROWS_AT_ONCE) {
    const end = Math.min(added.rows.length, start + ROWS_AT_ONCE);
    for (const four of fours) addRows(added, start, end, four);
    for (const lane of rest) addColumn(added, start, end, lane);
  }
  for (const [name, { sum, missing }] of isMost ? columns : []) {
    const all = totalOf(table, name);
    sum[0] = all.sum - (sum[0] as number);
    missing[0] = all.missing - (missing[0] as number);
  }
  return columns;
}

/** The rows of a table that are not in `rows`. */
function othersOf(rows: Uint32Array, size: number): Uint32Array {
  const isIn = new Uint8Array(size);
  for (let at = 0; at < rows.length; at += 1) isIn[rows[at] as number] = 1;
  const others = new Uint32Array(size - rows.length);
  let next = 0;
  for (let row = 0; row < size; row += 1) {
    // Branchless: which rows are missing is unpredictable, and mispredicted branches are slower.
    others[next] = row;
    next += 1 - (isIn[row] as number);
  }
  return others;
}

interface Total {
  sum: number;
  missing: number;
}

const knownTotals = memoize((_table: Table) => new Map<CountColumn, Total>());

/** The sum of a column over all rows, cached. */
function totalOf(table: Table, name: CountColumn): Total {
  const totals = knownTotals(table);
  const known = totals.get(name);
  if (known !== undefined) return known;
  const column = table.column(name);
  const total = { sum: 0, missing: 0 };
  for (const value of column?.values ?? []) {
    if (value === MISSING) total.missing += 1;
    else total.sum += value;
  }
  for (const lacking of column?.missing ?? []) total.missing += lacking;
  totals.set(name, total);
  return total;
}

/** A column's values, with the arrays that collect each group's sum and missing values. */
interface Lane {
  values: Int16Array;
  sum: Float64Array;
  missing: Float64Array;
}

/** Four columns are summed in one pass over the rows, which is twice as fast as four passes. */
type Four = readonly [Lane, Lane, Lane, Lane];

/** Splits lanes into fours, without the last one to three. */
function inFours(lanes: readonly Lane[]): Four[] {
  const fours: Four[] = [];
  for (let at = 0; at + 4 <= lanes.length; at += 4) {
    fours.push(lanes.slice(at, at + 4) as [Lane, Lane, Lane, Lane]);
  }
  return fours;
}

/** The rows of a block: few enough to stay in the CPU cache, with their groups, for all columns. */
const ROWS_AT_ONCE = 4096;

/**
 * Sums four columns over a block of rows by group. Local variables collect the sums of adjacent
 * rows of one group, because writing to the arrays for every row is slower.
 */
function addRows(
  { rows, group }: Membership,
  start: number,
  end: number,
  [a, b, c, d]: Four,
): void {
  const [aValues, bValues, cValues, dValues] = [a.values, b.values, c.values, d.values];
  let [aSum, bSum, cSum, dSum] = [0, 0, 0, 0];
  let [aMissing, bMissing, cMissing, dMissing] = [0, 0, 0, 0];
  let current = group[start] as number;
  for (let at = start; at < end; at += 1) {
    const own = group[at] as number;
    if (own !== current) {
      addTo(a, current, aSum, aMissing);
      addTo(b, current, bSum, bMissing);
      addTo(c, current, cSum, cMissing);
      addTo(d, current, dSum, dMissing);
      aSum = bSum = cSum = dSum = 0;
      aMissing = bMissing = cMissing = dMissing = 0;
      current = own;
    }
    const row = rows[at] as number;
    const aValue = aValues[row] as number;
    const bValue = bValues[row] as number;
    const cValue = cValues[row] as number;
    const dValue = dValues[row] as number;
    if (aValue === MISSING) aMissing += 1;
    else aSum += aValue;
    if (bValue === MISSING) bMissing += 1;
    else bSum += bValue;
    if (cValue === MISSING) cMissing += 1;
    else cSum += cValue;
    if (dValue === MISSING) dMissing += 1;
    else dSum += dValue;
  }
  addTo(a, current, aSum, aMissing);
  addTo(b, current, bSum, bMissing);
  addTo(c, current, cSum, cMissing);
  addTo(d, current, dSum, dMissing);
}

/** Sums one of the columns left over by `inFours`, over a block of rows by group. */
function addColumn({ rows, group }: Membership, start: number, end: number, lane: Lane): void {
  const { values } = lane;
  let current = group[start] as number;
  let sum = 0;
  let missing = 0;
  for (let at = start; at < end; at += 1) {
    const own = group[at] as number;
    if (own !== current) {
      addTo(lane, current, sum, missing);
      sum = 0;
      missing = 0;
      current = own;
    }
    const value = values[rows[at] as number] as number;
    if (value === MISSING) missing += 1;
    else sum += value;
  }
  addTo(lane, current, sum, missing);
}

function addTo(lane: Lane, group: number, sum: number, missing: number): void {
  lane.sum[group] = (lane.sum[group] as number) + sum;
  if (missing > 0) lane.missing[group] = (lane.missing[group] as number) + missing;
}
