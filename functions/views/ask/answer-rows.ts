import type { Answer } from "../../../domain/query/answer.ts";
import { isGrouped } from "../../../domain/query/query.ts";
import { printedFigure } from "../../../domain/season/printed.ts";
import { type AnswerTable, answerTable } from "../questions/answer-table.ts";
import { FINDER } from "../questions/questions.ts";
import type { AnsweredQuery } from "./load-asked.ts";

/** As many rows as prove an answer; the finder has the others. */
const FIRST_ROWS = 10;

/** The first rows of an answer, and where all are, unless these are all. */
export interface FirstRows {
  kind: "table";
  table: AnswerTable;
  all: { text: string; href: string } | undefined;
}

/** The first rows at the address of all; undefined where nothing was found. */
export function firstRows(
  { answer, data }: Pick<AnsweredQuery, "answer" | "data">,
  href: string,
): FirstRows | undefined {
  const { total } = answer;
  if (total === 0) return undefined;
  const rows = answer.rows.slice(0, FIRST_ROWS);
  const first = { ...answer, rows, page: 1, pages: Math.ceil(total / FIRST_ROWS) };
  const all =
    total > FIRST_ROWS
      ? { text: `All ${printedFigure(String(total))} in the finder`, href }
      : undefined;
  const table = answerTable({ answer: withoutSubject(first), place: FINDER, data, href });
  return { kind: "table", table, all };
}

/** Of one player's or one team's games, the columns that would name them in every row are left out. */
function withoutSubject(answer: Answer): Answer {
  const { columns, query, rows, summary } = answer;
  const { player, team } = query.conditions;
  if (isGrouped(query) || (player === undefined && team === undefined)) return answer;
  const isOneTeam = new Set(rows.map(({ subject }) => subject.teamId)).size === 1;
  const dropped = [player === undefined ? "" : "player", isOneTeam ? "team" : ""];
  const kept = columns.flatMap(({ key }, at) => (dropped.includes(key) ? [] : [at]));
  const only = <Item>(list: readonly Item[]): Item[] => kept.map((at) => list[at] as Item);
  return {
    ...answer,
    columns: only(columns),
    rows: rows.map((row) => ({
      ...row,
      cells: only(row.cells),
      differences: row.differences && only(row.differences),
    })),
    summary: { ...summary, cells: only(summary.cells) },
  };
}
