import { type CountColumn, columnsOf, type Figure, type Terms } from "#domain/figures/figure.ts";
import { memoize } from "#domain/memoize.ts";
import type { Basis } from "../query.ts";
import { addedColumns, type ColumnSums, type Membership } from "./column-sums.ts";
import { quotientOf } from "./derived.ts";
import type { Table } from "./tables.ts";

/** The sums of each group's columns. */
export interface GroupSums {
  games: Uint32Array;
  columns: Map<CountColumn, ColumnSums>;
}

/** Sums over each group the columns of figures; values per 36 minutes also need seconds. */
export function sumGroups(
  members: Membership,
  figures: readonly Figure[],
  per: Basis,
  table: Table,
): GroupSums {
  const names = new Set(figures.flatMap(columnsOf));
  if (per === "per36") names.add("sec");
  const known = knownSums(members);
  const missing = [...names].filter((name) => !known.has(name));
  for (const [name, sums] of addedColumns(members, missing, table)) known.set(name, sums);
  const columns = new Map<CountColumn, ColumnSums>();
  for (const name of names) {
    const sums = known.get(name);
    if (sums !== undefined) columns.set(name, sums);
  }
  return { games: members.games, columns };
}

/** The cached sums of each grouping's columns. */
const knownSums = memoize((_members: Membership) => new Map<CountColumn, ColumnSums>());

/** The sums of all groups together, as one group. */
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

/** The sums of some groups, in the given order. */
export function pickedSums({ games, columns }: GroupSums, wanted: readonly number[]): GroupSums {
  const picked = (values: Float64Array) =>
    Float64Array.from(wanted, (group) => values[group] as number);
  return {
    games: Uint32Array.from(wanted, (group) => games[group] as number),
    columns: new Map(
      Array.from(columns, ([name, { sum, missing }]) => [
        name,
        { sum: picked(sum), missing: picked(missing) },
      ]),
    ),
  };
}

/** A copy of sums for `setSum` to change. */
export function copyOf({ games, columns }: GroupSums): GroupSums {
  const copies = Array.from(
    columns,
    ([name, { sum, missing }]) => [name, { sum: sum.slice(), missing: missing.slice() }] as const,
  );
  return { games, columns: new Map(copies) };
}

/** Replaces a group's sum with the official one, which lacks no game. */
export function setSum(sums: GroupSums, group: number, column: CountColumn, value: number): void {
  const own = sums.columns.get(column);
  if (own === undefined) return;
  own.sum[group] = value;
  own.missing[group] = 0;
}

const SECONDS_PER_36 = 36 * 60;

/**
 * The values of a count or share for every group; NaN when unknown. A mean covers the games that
 * have the count; a value per 36 minutes requires the count and the minutes of every game.
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
  const missing = missingIn(computation.of, sums);
  for (let group = 0; group < values.length; group += 1) {
    const lacking = mostOf(missing, group);
    // Counts that are known for different games do not combine to a mean.
    values[group] =
      lacking > 0 && !isOne
        ? Number.NaN
        : quotientOf(values[group] as number, (sums.games[group] as number) - lacking);
  }
  return values;
}

function per36(values: Float64Array, terms: Terms, sums: GroupSums): Float64Array {
  const seconds = sums.columns.get("sec");
  const missing = missingIn(terms, sums);
  for (let group = 0; group < values.length; group += 1) {
    const isKnown = seconds !== undefined && seconds.missing[group] === 0;
    const whole = isKnown && mostOf(missing, group) === 0 ? seconds.sum[group] : undefined;
    values[group] = quotientOf((values[group] as number) * SECONDS_PER_36, whole ?? 0);
  }
  return values;
}

/** For each count, the number of each group's games that lack it. */
function missingIn(terms: Terms, { columns }: GroupSums): Float64Array[] {
  return terms.flatMap(([name]) => columns.get(name)?.missing ?? []);
}

function mostOf(counts: readonly Float64Array[], group: number): number {
  let most = 0;
  for (let at = 0; at < counts.length; at += 1) {
    most = Math.max(most, (counts[at] as Float64Array)[group] as number);
  }
  return most;
}

/** A linear combination of sums for every group; NaN when all its games lack one of the counts. */
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
