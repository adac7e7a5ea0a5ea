import { isWithin } from "./conditions.ts";
import type { Groups } from "./groups.ts";
import type { Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import { narrowRows, selectRows } from "./select.ts";
import type { Table, Tables } from "./tables.ts";

/**
 * Groups a player's or a team's consecutive games into streaks. Every game of a streak fulfils the
 * query's result, margin and figures; games that the other conditions exclude neither extend nor
 * break a streak.
 */
export function streaksOf(query: Query, data: QuestionData, table: Table, tables: Tables): Groups {
  const { result, margin, ...setting } = query.conditions;
  const looked = selectRows({ ...query, conditions: setting, figures: [] }, data, tables);
  const holds = narrowRows(heldRows(looked, query, table, tables), query.figures, table);
  const { subject, side } = table;
  const { margin: points } = tables.sides;
  // The current streak of each subject, or -1.
  const running = new Int32Array(table.subjects).fill(-1);
  const size = holds.length;
  const group = new Uint32Array(size);
  const games = new Uint32Array(size);
  const wins = new Uint32Array(size);
  const first = new Uint32Array(size);
  const last = new Uint32Array(size);
  let count = 0;
  let next = 0;
  // One pass numbers streaks and counts their games: in most queries most rows are in streaks, and
  // a second pass would read them again.
  for (let at = 0; at < looked.length; at += 1) {
    const row = looked[at] as number;
    const own = subject[row] as number;
    if (holds[next] !== row) {
      running[own] = -1;
      continue;
    }
    let streak = running[own] as number;
    if (streak === -1) {
      streak = count;
      running[own] = streak;
      first[streak] = row;
      count += 1;
    }
    group[next] = streak;
    last[streak] = row;
    games[streak] = (games[streak] as number) + 1;
    wins[streak] = (wins[streak] as number) + Number((points[side[row] as number] as number) > 0);
    next += 1;
  }
  // A streak that no game has ended is active: its code is 1.
  const code = new Uint32Array(count);
  for (const streak of running) if (streak >= 0) code[streak] = 1;
  return {
    ...{ rows: holds, group, count, hasSubject: true, code },
    games: games.subarray(0, count),
    wins: wins.subarray(0, count),
    first: first.subarray(0, count),
    last: last.subarray(0, count),
  };
}

/** The rows with the query's result and margin, in a new array. */
function heldRows(
  rows: Uint32Array,
  { conditions: { result, margin } }: Query,
  { side }: Table,
  { sides }: Tables,
): Uint32Array {
  if (result === undefined && margin === undefined) return rows.slice();
  const marks = Uint8Array.from(sides.margin, (points) => {
    if (result !== undefined && points > 0 !== (result === "w")) return 0;
    return margin === undefined || isWithin(Math.abs(points), margin) ? 1 : 0;
  });
  const held = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    held[count] = row;
    count += marks[side[row] as number] as number;
  }
  return held.subarray(0, count);
}
