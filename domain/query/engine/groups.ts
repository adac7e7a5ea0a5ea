import { memoize } from "#domain/memoize.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import type { Query } from "../query.ts";
import { codesOf, type GroupCode } from "./groupings.ts";
import type { Table, Tables } from "./tables.ts";

/** Rows in groups, with each group's counts. A group without games is not in the answer. */
export interface Groups {
  rows: Uint32Array;
  /** The group of each entry of `rows`. */
  group: Uint32Array;
  count: number;
  games: Uint32Array;
  wins: Uint32Array;
  /** The first and the last row of each group. */
  first: Uint32Array;
  last: Uint32Array;
  /** Each group belongs to one player or one team. */
  hasSubject: boolean;
  /** The code of each group in its grouping; for streaks, 1 for an active one. */
  code: Uint32Array;
}

/**
 * Groups rows by player or team, and then by the query's grouping. A group's number is its code
 * plus its subject times the number of codes, so that no map of keys is needed.
 */
export function groupRows(query: Query, rows: Uint32Array, table: Table, tables: Tables): Groups {
  const { by } = query;
  const isOfSubjects = query.rows === "players" || query.rows === "teams" || isLineup(query.rows);
  const codes = by === undefined ? undefined : codesOf(by, table, tables.sides);
  const group = new Uint32Array(rows.length);
  if (codes !== undefined) addCodes(group, codes, rows, table);
  const size = codes?.size ?? 1;
  if (isOfSubjects) addSubjects(group, size, rows, table);
  const possible = size * (isOfSubjects ? table.subjects : 1);
  const numbers = rows.length * SPARSE < possible ? renumbered(group) : undefined;
  const count = numbers?.length ?? possible;
  const code = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) code[at] = (numbers?.[at] ?? at) % size;
  const isSubject = table.of === "players" ? by === "player" : by === "team";
  const hasSubject = isOfSubjects || isSubject;
  return { ...counted(rows, group, count, table, tables), hasSubject, code };
}

/** Groups are renumbered when there are this many times as many possible ones as rows. */
const SPARSE = 4;

/** Renumbers the groups that have rows, in their order; returns their old numbers. */
function renumbered(group: Uint32Array): Uint32Array {
  const numbers = Uint32Array.from(new Set(group)).sort();
  const places = new Map(Array.from(numbers, (number, place) => [number, place]));
  for (let at = 0; at < group.length; at += 1) group[at] = places.get(group[at] as number) ?? 0;
  return numbers;
}

function addCodes(keys: Uint32Array, coded: GroupCode, rows: Uint32Array, { side }: Table): void {
  if (coded.by === "row") {
    const { codes } = coded;
    for (let at = 0; at < rows.length; at += 1) keys[at] = codes[rows[at] as number] as number;
    return;
  }
  const { codes } = coded;
  for (let at = 0; at < rows.length; at += 1)
    keys[at] = codes[side[rows[at] as number] as number] as number;
}

function addSubjects(keys: Uint32Array, size: number, rows: Uint32Array, { subject }: Table): void {
  for (let at = 0; at < rows.length; at += 1)
    keys[at] = (keys[at] as number) + size * (subject[rows[at] as number] as number);
}

/** Counts the games and wins of each group, and finds its first and last row. */
function counted(
  rows: Uint32Array,
  group: Uint32Array,
  count: number,
  table: Table,
  { sides }: Tables,
): Omit<Groups, "hasSubject" | "code"> {
  const games = new Uint32Array(count);
  const wins = new Uint32Array(count);
  const first = new Uint32Array(count).fill(NONE);
  const last = new Uint32Array(count);
  const { side } = table;
  const { margin } = sides;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const own = group[at] as number;
    if (first[own] === NONE) first[own] = row;
    last[own] = row;
    games[own] = (games[own] as number) + 1;
    if ((margin[side[row] as number] as number) > 0) wins[own] = (wins[own] as number) + 1;
  }
  return { rows, group, count, games, wins, first, last };
}

/** The first row of a group without rows. */
const NONE = 0xffff_ffff;

/** The games and wins of all groups together. */
export const totalsOf = memoize(
  ({ games, wins, count }: Groups): { games: number; wins: number } => {
    const all = { games: 0, wins: 0 };
    for (let group = 0; group < count; group += 1) {
      all.games += games[group] as number;
      all.wins += wins[group] as number;
    }
    return all;
  },
);

/** The first row of each group that has one. */
export function firstRowOfEach({ games, first, count }: Groups): Uint32Array {
  const rows = new Uint32Array(count);
  let next = 0;
  for (let group = 0; group < count; group += 1) {
    rows[next] = first[group] as number;
    next += Number(games[group] !== 0);
  }
  return rows.subarray(0, next);
}

/** Selects groups and renumbers them in the given order. */
export function onlyGroups({ rows, group, count, games }: Groups, wanted: readonly number[]) {
  // The new number of each group; -1 when it is not selected.
  const place = new Int32Array(count).fill(-1);
  for (const [at, own] of wanted.entries()) place[own] = at;
  const ownGames = Uint32Array.from(wanted, (own) => games[own] as number);
  const size = ownGames.reduce((sum, own) => sum + own, 0);
  const ownRows = new Uint32Array(size);
  const ownGroup = new Uint32Array(size);
  let next = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const own = place[group[at] as number] as number;
    if (own < 0) continue;
    ownRows[next] = rows[at] as number;
    ownGroup[next] = own;
    next += 1;
  }
  return { rows: ownRows, group: ownGroup, count: wanted.length, games: ownGames };
}
