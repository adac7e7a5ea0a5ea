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
  const own: GroupCode = isOfSubjects
    ? { size: table.subjects, of: (row) => table.subject[row] as number }
    : { size: 1, of: () => 0 };
  const codes = by === undefined ? { size: 1, of: () => 0 } : codesOf(by, table, tables.sides);
  const known = new Int32Array(own.size * codes.size).fill(-1);
  const group = new Uint32Array(rows.length);
  const codeOf: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const code = codes.of(row);
    const place = own.of(row) * codes.size + code;
    let found = known[place] as number;
    if (found < 0) {
      found = codeOf.length;
      known[place] = found;
      codeOf.push(code);
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

/** Games, wins, first and last of groups. */
export function counted(
  rows: Uint32Array,
  group: Uint32Array,
  count: number,
  table: Table,
  { sides }: Tables,
): Omit<Groups, "hasSubject" | "code"> {
  const games = new Uint32Array(count);
  const wins = new Uint32Array(count);
  const first = new Uint32Array(count);
  const last = new Uint32Array(count);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const own = group[at] as number;
    if (games[own] === 0) first[own] = row;
    games[own] = (games[own] as number) + 1;
    if ((sides.margin[table.side[row] as number] as number) > 0)
      wins[own] = (wins[own] as number) + 1;
    last[own] = row;
  }
  return { rows, group, count, games, wins, first, last };
}

/** Some of the groups alone, numbered anew in the order given. */
export function onlyGroups(groups: Groups, wanted: readonly number[]) {
  const place = new Int32Array(groups.count).fill(-1);
  for (const [at, group] of wanted.entries()) place[group] = at;
  let size = 0;
  for (const group of wanted) size += groups.games[group] ?? 0;
  const rows = new Uint32Array(size);
  const group = new Uint32Array(size);
  let next = 0;
  for (let at = 0; at < groups.rows.length; at += 1) {
    const own = place[groups.group[at] as number] as number;
    if (own < 0) continue;
    rows[next] = groups.rows[at] as number;
    group[next] = own;
    next += 1;
  }
  return { rows, group, count: wanted.length };
}
