import { quotientOf } from "./derived.ts";
import { type CountColumn, columnsOf, type Figure, type Terms } from "./figures.ts";
import type { Basis } from "./query.ts";
import { MISSING } from "./season-lines.ts";
import type { Table } from "./tables.ts";

/** Which of some groups each row belongs to; all are below `count`. */
export interface Membership {
  rows: Uint32Array;
  /** Of each entry of `rows`; not looked at where there is but one group. */
  group: Uint32Array;
  count: number;
  /** How many lines each group has. */
  games: Uint32Array;
}

/** The sum of one column over each group, and how many of its rows lacked it. */
interface ColumnSums {
  sum: Float64Array;
  missing: Float64Array;
}

/** What groups of rows come to. */
export interface GroupSums {
  games: Uint32Array;
  columns: Map<CountColumn, ColumnSums>;
}

/** Sums over each group the columns that figures are computed from, and seconds for what needs them. */
export function sumGroups(
  members: Membership,
  figures: readonly Figure[],
  per: Basis,
  table: Table,
): GroupSums {
  const names = new Set(figures.flatMap(columnsOf));
  if (per === "per36") names.add("sec");
  const columns = new Map<CountColumn, ColumnSums>();
  const added: [Int16Array, Float64Array, Float64Array][] = [];
  for (const name of names) {
    const column = table.column(name);
    if (column === undefined) continue;
    const [sum, missing] = [new Float64Array(members.count), new Float64Array(members.count)];
    columns.set(name, { sum, missing });
    added.push([column.values, sum, missing]);
    if (column.missing !== undefined) added.push([column.missing, missing, missing]);
  }
  for (let start = 0; start < members.rows.length; start += ROWS_AT_ONCE) {
    const end = Math.min(members.rows.length, start + ROWS_AT_ONCE);
    for (const [values, sum, missing] of added) {
      if (members.count === 1) addAll(members.rows, start, end, values, sum, missing);
      else addRows(members, start, end, values, sum, missing);
    }
  }
  return { games: members.games, columns };
}

/** So few that they and their groups stay in the processor's cache from column to column. */
const ROWS_AT_ONCE = 4096;

/** Adds a column's values to the sum of the one group there is. */
function addAll(
  rows: Uint32Array,
  start: number,
  end: number,
  values: Int16Array,
  sum: Float64Array,
  missing: Float64Array,
): void {
  let total = 0;
  let lacking = 0;
  for (let at = start; at < end; at += 1) {
    const value = values[rows[at] as number] as number;
    if (value === MISSING) lacking += 1;
    else total += value;
  }
  sum[0] = (sum[0] as number) + total;
  missing[0] = (missing[0] as number) + lacking;
}

/** Adds a column's values to the sums of their groups: neighbours of one group at once. */
function addRows(
  { rows, group }: Membership,
  start: number,
  end: number,
  values: Int16Array,
  sum: Float64Array,
  missing: Float64Array,
): void {
  let current = group[start] as number;
  let total = 0;
  for (let at = start; at < end; at += 1) {
    const own = group[at] as number;
    if (own !== current) {
      sum[current] = (sum[current] as number) + total;
      current = own;
      total = 0;
    }
    const value = values[rows[at] as number] as number;
    if (value === MISSING) missing[own] = (missing[own] as number) + 1;
    else total += value;
  }
  sum[current] = (sum[current] as number) + total;
}

/** The sums of all groups together, as those of one. */
export function addedUp({ games, columns }: GroupSums): GroupSums {
  const total = (values: Uint32Array | Float64Array) => {
    let sum = 0;
    for (const value of values) sum += value;
    return sum;
  };
  const one = (values: Float64Array) => Float64Array.of(total(values));
  return {
    games: Uint32Array.of(total(games)),
    columns: new Map(
      Array.from(columns, ([name, { sum, missing }]) => [
        name,
        { sum: one(sum), missing: one(missing) },
      ]),
    ),
  };
}

/** The same sums to be changed. */
export function copyOf({ games, columns }: GroupSums): GroupSums {
  const copies = Array.from(
    columns,
    ([name, { sum, missing }]) => [name, { sum: sum.slice(), missing: missing.slice() }] as const,
  );
  return { games, columns: new Map(copies) };
}

/** Replaces a group's sum by its official one. */
export function setSum(sums: GroupSums, group: number, column: CountColumn, value: number): void {
  const own = sums.columns.get(column);
  if (own === undefined) return;
  own.sum[group] = value;
  own.missing[group] = 0;
}

const SECONDS_PER_36 = 36 * 60;

/**
 * A count or a share of every group; not a number where nothing is known of it. A mean is taken over
 * the games that have the count; per 36 minutes all games have to have their minutes.
 */
export function groupValues(
  { key, computation }: Figure,
  sums: GroupSums,
  per: Basis,
): Float64Array {
  if (computation.kind === "share") {
    const values = combinedSums(computation.of, sums);
    const over = combinedSums(computation.over, sums);
    for (let group = 0; group < values.length; group += 1) {
      const share = quotientOf(values[group] as number, over[group] as number);
      values[group] = share * computation.scale;
    }
    return values;
  }
  if (computation.kind !== "count") return new Float64Array(sums.games.length).fill(Number.NaN);
  const values = combinedSums(computation.of, sums);
  if (per === "total") return values;
  if (per === "per36" && key !== "min") return per36(values, computation.of, sums);
  const isOne = computation.of.length === 1;
  for (let group = 0; group < values.length; group += 1) {
    const lacking = lackingIn(computation.of, sums, group);
    // Counts of unequal numbers of games do not add up to a mean.
    values[group] =
      lacking > 0 && !isOne
        ? Number.NaN
        : quotientOf(values[group] as number, (sums.games[group] as number) - lacking);
  }
  return values;
}

function per36(values: Float64Array, terms: Terms, sums: GroupSums): Float64Array {
  const seconds = sums.columns.get("sec");
  for (let group = 0; group < values.length; group += 1) {
    const isKnown = seconds !== undefined && seconds.missing[group] === 0;
    const whole = isKnown && lackingIn(terms, sums, group) === 0 ? seconds.sum[group] : undefined;
    values[group] = quotientOf((values[group] as number) * SECONDS_PER_36, whole ?? 0);
  }
  return values;
}

/** How many games of a group lack a count. */
function lackingIn(terms: Terms, { columns }: GroupSums, group: number): number {
  let most = 0;
  for (const [name] of terms) {
    const missing = columns.get(name)?.missing[group];
    if (missing !== undefined && missing > most) most = missing;
  }
  return most;
}

/** Terms over every group's sums; not a number where no game of the group has one of them. */
function combinedSums(terms: Terms, { games, columns }: GroupSums): Float64Array {
  const values = new Float64Array(games.length);
  for (const [name, factor] of terms) {
    const column = columns.get(name);
    if (column === undefined) return values.fill(Number.NaN);
    const { sum, missing } = column;
    for (let group = 0; group < values.length; group += 1) {
      const isUnknown = missing[group] === games[group];
      values[group] = isUnknown
        ? Number.NaN
        : (values[group] as number) + factor * (sum[group] as number);
    }
  }
  return values;
}
