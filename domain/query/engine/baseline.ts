import type { AnswerCell, AnswerColumn } from "../answer.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { isOfTeams, type Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { foundRows } from "./select.ts";
import { meansOf } from "./summary.ts";
import type { Tables } from "./tables.ts";

/**
 * The baseline that groups are compared with: the means of all games of the same player or team in
 * the stage. Undefined when rows belong to several players or teams, or do not print means.
 */
export function baselineOf(
  query: Query,
  columns: readonly AnswerColumn[],
  data: QuestionData,
  tables: Tables,
): AnswerCell[] | undefined {
  const { rows, by, per, conditions } = query;
  if (by === undefined || per !== "average") return undefined;
  const { player, team } = conditions;
  const isOfOne = !isOfTeams(rows) ? player !== undefined : team !== undefined;
  if ((rows === "players" || rows === "teams" || by === "player" || by === "team") && !isOfOne)
    return undefined;
  const subject: Conditions = {
    ...(player === undefined ? {} : { player }),
    ...(team === undefined ? {} : { team }),
  };
  const whole = { ...query, conditions: subject, figures: [] };
  const { cells } = meansOf(columns, foundRows(whole, data, tables), tables);
  return cells.map((cell, at) => {
    const kind = columns[at]?.figure?.computation.kind;
    return kind === "count" || kind === "share" || columns[at]?.key === "winpct" ? cell : null;
  });
}
