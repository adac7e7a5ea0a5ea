import type { Answer } from "#domain/query/answer.ts";
import { isGrouped } from "#domain/query/query.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { type AnswerTable, answerTable } from "../questions/answer-table.ts";
import { FINDER } from "../questions/questions.ts";
import type { AnsweredQuery } from "./asked-of.ts";
import { wishedBy } from "./wished.ts";

/** The limit of rows under an answer; the finder has the others. */
const FIRST_ROWS = 10;

/** The first rows of an answer; `all` links to all rows, and is undefined when these are all. */
export interface FirstRows {
  kind: "table";
  table: AnswerTable;
  all: { text: string; href: string } | undefined;
}

/** The first rows, with a link to all at `href`; undefined for an answer without rows. */
export function firstRows(
  { answer, asked, data }: Pick<AnsweredQuery, "answer" | "asked" | "data">,
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
  const own = withoutSubject(first);
  const table = answerTable({ answer: own, place: FINDER, data, href }, wishedBy(asked));
  return { kind: "table", table, all };
}

/** Drops the columns that would repeat the player or team of the question in every row. */
function withoutSubject(answer: Answer): Answer {
  const { columns, query, rows } = answer;
  const { player, team } = query.conditions;
  if (isGrouped(query) || (player === undefined && team === undefined)) return answer;
  const isOneTeam = new Set(rows.map(({ subject }) => subject.teamId)).size === 1;
  const dropped = [player === undefined ? "" : "player", isOneTeam ? "team" : ""];
  const kept = columns.flatMap(({ key }, at) => (dropped.includes(key) ? [] : [at]));
  return withColumns(answer, kept);
}

/** An answer with some of its columns, by their places. */
function withColumns(answer: Answer, kept: readonly number[]): Answer {
  const { columns, rows, summary } = answer;
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
