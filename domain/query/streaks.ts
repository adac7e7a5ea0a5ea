import { isWithin } from "./conditions.ts";
import { counted, type Groups } from "./groups.ts";
import type { Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import { narrowRows, selectRows } from "./select.ts";
import type { Table, Tables } from "./tables.ts";

/**
 * Runs of a player's or a team's consecutive games. The result, the margin and figures are what has
 * to hold in each game; all other conditions say which games are looked at.
 */
export function streaksOf(query: Query, data: QuestionData, table: Table, tables: Tables): Groups {
  const { result, margin, ...setting } = query.conditions;
  const looked = selectRows({ ...query, conditions: setting, figures: [] }, data, tables);
  const holds = narrowRows(heldRows(looked, query, table, tables), query.figures, table);
  const running = new Int32Array(table.subjects).fill(-1);
  const group = new Uint32Array(holds.length);
  let count = 0;
  let next = 0;
  for (let at = 0; at < looked.length; at += 1) {
    const row = looked[at] as number;
    const subject = table.subject[row] as number;
    if (holds[next] !== row) {
      running[subject] = -1;
      continue;
    }
    if (running[subject] === -1) {
      running[subject] = count;
      count += 1;
    }
    group[next] = running[subject] as number;
    next += 1;
  }
  const code = new Uint32Array(count);
  for (const streak of running) if (streak >= 0) code[streak] = 1;
  return { ...counted(holds, group, count, table, tables), hasSubject: true, code };
}

/** The rows whose result and margin are as asked, in a list of their own. */
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
    if (marks[side[row] as number] === 0) continue;
    held[count] = row;
    count += 1;
  }
  return held.subarray(0, count);
}
