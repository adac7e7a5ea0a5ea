import { columnFrom } from "#domain/columns.ts";
import { memoize } from "#domain/memoize.ts";
import type { Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { isWithin } from "../range.ts";
import { withoutDoubted } from "./doubted.ts";
import type { Groups } from "./groups.ts";
import { narrowRows, selectRows } from "./select.ts";
import type { Table, Tables } from "./tables.ts";

/**
 * Groups a player's or a team's consecutive games into streaks. Every game of a streak fulfils the
 * query's result, margin and figures; games that the other conditions exclude neither extend nor
 * break a streak, and neither do lines whose figures are estimates.
 */
export function streaksOf(query: Query, data: QuestionData, table: Table, tables: Tables): Groups {
  const { result, margin, ...setting } = query.conditions;
  const looked = query.figures.reduce(
    (rows, { figure }) => withoutDoubted(rows, figure, table),
    selectRows({ ...query, conditions: setting, figures: [] }, data, tables),
  );
  const holds = heldRows(looked, query, table, tables);
  const { turn, turns } = turnsOf(table)(looked);
  const { subject, side } = table;
  const { margin: points } = tables.sides;
  // A game that breaks a streak lies between two streaks of a subject.
  const most = Math.min(holds.length, looked.length - holds.length + table.subjects);
  const group = new Uint32Array(holds.length);
  const first = new Uint32Array(most);
  const last = new Uint32Array(most);
  const games = new Uint32Array(most);
  const wins = new Uint32Array(most);
  // Of each subject, the number of its latest streak and the turn that would continue it.
  const latest = new Uint32Array(table.subjects);
  const due = new Int32Array(table.subjects).fill(-1);
  let count = 0;
  for (let at = 0; at < holds.length; at += 1) {
    const row = holds[at] as number;
    const own = subject[row] as number;
    const now = turn[row] as number;
    if (now !== due[own]) {
      latest[own] = count;
      first[count] = row;
      count += 1;
    }
    due[own] = now + 1;
    const streak = latest[own] as number;
    group[at] = streak;
    last[streak] = row;
    games[streak] = (games[streak] as number) + 1;
    wins[streak] = (wins[streak] as number) + Number((points[side[row] as number] as number) > 0);
  }
  // A streak that no game has ended is active: its code is 1.
  const code = new Uint32Array(count);
  for (let own = 0; own < turns.length; own += 1) {
    if (due[own] === turns[own]) code[latest[own] as number] = 1;
  }
  return {
    rows: holds,
    group,
    count,
    hasSubject: true,
    code,
    games: games.subarray(0, count),
    wins: wins.subarray(0, count),
    first: first.subarray(0, count),
    last: last.subarray(0, count),
  };
}

/** The games of each subject, counted in their order. */
interface Turns {
  /** The number of the subject's games before each row. */
  turn: Int32Array;
  /** The number of games of each subject. */
  turns: Int32Array;
}

/** Cached, because all queries without conditions share the rows of a stage. */
const turnsOf = memoize(({ subject, subjects, size }: Table) =>
  memoize((rows: Uint32Array): Turns => {
    const turn = new Int32Array(size);
    const turns = new Int32Array(subjects);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const own = subject[row] as number;
      const before = turns[own] as number;
      turn[row] = before;
      turns[own] = before + 1;
    }
    return { turn, turns };
  }),
);

/** The rows with the query's result, margin and figures. */
function heldRows(
  rows: Uint32Array,
  { conditions: { result, margin }, figures }: Query,
  table: Table,
  { sides }: Tables,
): Uint32Array {
  const into = new Uint32Array(rows.length);
  if (result === undefined && margin === undefined) return narrowRows(rows, figures, table, into);
  const marks = columnFrom(Uint8Array, sides.margin, (points) => {
    if (result !== undefined && points > 0 !== (result === "w")) return 0;
    return margin === undefined || isWithin(Math.abs(points), margin) ? 1 : 0;
  });
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    into[count] = row;
    count += marks[table.side[row] as number] as number;
  }
  return narrowRows(into.subarray(0, count), figures, table, into);
}
