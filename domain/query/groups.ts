import { gamesOfGroups } from "./group-sums.ts";
import { codesOf, type GroupCode } from "./groupings.ts";
import type { Query } from "./query.ts";
import type { Table, Tables } from "./tables.ts";

/** Rows in groups, with what every group is known by. */
export interface Groups {
  rows: Uint32Array;
  /** The group of each entry of `rows`. */
  group: Uint32Array;
  count: number;
  games: Uint32Array;
  wins: Uint32Array;
  /** The first and the last row of each. */
  first: Uint32Array;
  last: Uint32Array;
  /** Whether all rows of a group are of one player or team. */
  hasSubject: boolean;
  /** Of a grouping by things: each group's code; of streaks, 1 for one that no game has ended. */
  code: Uint32Array;
}

/** Puts rows into groups: a player's or a team's, then what the query groups by. */
export function groupRows(query: Query, rows: Uint32Array, table: Table, tables: Tables): Groups {
  const { by } = query;
  const isOfSubjects = query.rows === "players" || query.rows === "teams";
  const codes = by === undefined ? undefined : codesOf(by, table, tables.sides);
  const keys = new Uint32Array(rows.length);
  if (codes !== undefined) addCodes(keys, codes, rows, table);
  const size = codes?.size ?? 1;
  if (isOfSubjects) addSubjects(keys, size, rows, table);
  const known = new Int32Array(size * (isOfSubjects ? table.subjects : 1)).fill(-1);
  const codeOf: number[] = [];
  const group = keys;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as number;
    let found = known[key] as number;
    if (found < 0) {
      found = codeOf.length;
      known[key] = found;
      codeOf.push(key % size);
    }
    group[at] = found;
  }
  const isSubject = table.of === "players" ? by === "player" : by === "team";
  return {
    ...counted(rows, group, codeOf.length, table, tables),
    hasSubject: isOfSubjects || isSubject,
    code: Uint32Array.from(codeOf),
  };
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

/** Games, wins, first and last of groups. */
export function counted(
  rows: Uint32Array,
  group: Uint32Array,
  count: number,
  table: Table,
  { sides }: Tables,
): Omit<Groups, "hasSubject" | "code"> {
  const games = gamesOfGroups({ rows, group, count }, table);
  const wins = new Uint32Array(count);
  const first = new Uint32Array(count).fill(NONE);
  const last = new Uint32Array(count);
  const { side, weight } = table;
  const { margin } = sides;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const own = group[at] as number;
    if (first[own] === NONE) first[own] = row;
    last[own] = row;
    if ((margin[side[row] as number] as number) > 0)
      wins[own] = (wins[own] as number) + (weight === undefined ? 1 : (weight[row] as number));
  }
  return { rows, group, count, games, wins, first, last };
}

const NONE = 0xffff_ffff;

/** Some of the groups alone, numbered anew in the order given. */
export function onlyGroups(groups: Groups, wanted: readonly number[]) {
  const place = new Int32Array(groups.count).fill(-1);
  for (const [at, group] of wanted.entries()) place[group] = at;
  const rows = new Uint32Array(groups.rows.length);
  const group = new Uint32Array(groups.rows.length);
  let next = 0;
  for (let at = 0; at < groups.rows.length; at += 1) {
    const own = place[groups.group[at] as number] as number;
    if (own < 0) continue;
    rows[next] = groups.rows[at] as number;
    group[next] = own;
    next += 1;
  }
  return { rows: rows.subarray(0, next), group: group.subarray(0, next), count: wanted.length };
}
