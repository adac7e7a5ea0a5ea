import { quotientOf } from "./derived.ts";
import { type CountColumn, columnsOf, type Figure, type Terms } from "./figures.ts";
import type { Basis } from "./query.ts";
import { MISSING } from "./season-lines.ts";
import type { Table } from "./tables.ts";

/** Which of some groups each row belongs to; all are below `count`. */
export interface Membership {
  rows: Uint32Array;
  /** Of each entry of `rows`. */
  group: Uint32Array;
  count: number;
}

/** The sum of one column over each group, and how many of its rows lacked it. */
interface ColumnSums {
  sum: Float64Array;
  missing: Uint32Array | undefined;
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
  const games = gamesOfGroups(members, table);
  const columns = new Map<CountColumn, ColumnSums>();
  for (const name of names) {
    const sums = columnSums(members, name, table);
    if (sums !== undefined) columns.set(name, sums);
  }
  return { games, columns };
}

/** How many lines each group has. */
export function gamesOfGroups({ rows, group, count }: Membership, { weight }: Table): Uint32Array {
  const games = new Uint32Array(count);
  if (weight === undefined) {
    for (let at = 0; at < group.length; at += 1) {
      const own = group[at] as number;
      games[own] = (games[own] as number) + 1;
    }
    return games;
  }
  for (let at = 0; at < group.length; at += 1) {
    const own = group[at] as number;
    games[own] = (games[own] as number) + (weight[rows[at] as number] as number);
  }
  return games;
}

function columnSums(
  { rows, group, count }: Membership,
  name: CountColumn,
  table: Table,
): ColumnSums | undefined {
  const column = table.column(name);
  if (column === undefined) return undefined;
  const { values } = column;
  const sum = new Float64Array(count);
  if (count === 1 && column.isComplete) {
    let total = 0;
    for (let at = 0; at < rows.length; at += 1) total += values[rows[at] as number] as number;
    sum[0] = total;
    return { sum, missing: undefined };
  }
  if (column.isComplete || column.missing !== undefined) {
    for (let at = 0; at < rows.length; at += 1) {
      const own = group[at] as number;
      sum[own] = (sum[own] as number) + (values[rows[at] as number] as number);
    }
    return { sum, missing: column.missing && countsOf(column.missing, rows, group, count) };
  }
  const missing = new Uint32Array(count);
  for (let at = 0; at < rows.length; at += 1) {
    const own = group[at] as number;
    const value = values[rows[at] as number] as number;
    if (value === MISSING) missing[own] = (missing[own] as number) + 1;
    else sum[own] = (sum[own] as number) + value;
  }
  return { sum, missing };
}

function countsOf(
  counts: Uint16Array,
  rows: Uint32Array,
  group: Uint32Array,
  count: number,
): Uint32Array {
  const sums = new Uint32Array(count);
  for (let at = 0; at < rows.length; at += 1) {
    const own = group[at] as number;
    sums[own] = (sums[own] as number) + (counts[rows[at] as number] as number);
  }
  return sums;
}

/** Replaces a group's sum by its official one. */
export function setSum(sums: GroupSums, group: number, column: CountColumn, value: number): void {
  const own = sums.columns.get(column);
  if (own === undefined) return;
  own.sum[group] = value;
  if (own.missing !== undefined) own.missing[group] = 0;
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
    const isKnown = seconds !== undefined && (seconds.missing?.[group] ?? 0) === 0;
    const whole = isKnown && lackingIn(terms, sums, group) === 0 ? seconds.sum[group] : undefined;
    values[group] = quotientOf((values[group] as number) * SECONDS_PER_36, whole ?? 0);
  }
  return values;
}

/** How many games of a group lack a count. */
function lackingIn(terms: Terms, { columns }: GroupSums, group: number): number {
  let most = 0;
  for (const [name] of terms) {
    const missing = columns.get(name)?.missing?.[group];
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
      const isUnknown = missing !== undefined && missing[group] === games[group];
      values[group] = isUnknown
        ? Number.NaN
        : (values[group] as number) + factor * (sum[group] as number);
    }
  }
  return values;
}
