import { selectRows, tableOf } from "#domain/query/engine/select.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { STAGES } from "#domain/query/storage/season-lines.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import type { CompiledSlots } from "./query.ts";

/**
 * A query for the first, the last or the last few games of one player or team, where the question names
 * no stage: they may be in the play-in or the playoffs. Of a single game the answer names the stage.
 */
export function inLastStage(compiled: CompiledSlots, { data }: Vocabulary): CompiledSlots {
  const { query, wish, slots } = compiled;
  const { player, team, last } = query.conditions;
  const isOfSubject = player !== undefined || (team !== undefined && query.rows !== "players");
  // "this season" has the playoffs, too.
  const isOfStage = slots.stage !== undefined && /\bregular\b/i.test(slots.text);
  if (isOfStage || query.stage !== "season") return compiled;
  if (isOfSubject && last !== undefined && last > 1)
    return { ...compiled, query: { ...query, stage: "any" } };
  const isOccasion = wish.kind === "occasion" && (wish.end === "last" || isOfSubject);
  if (!isOccasion && !(last === 1 && (player ?? team) !== undefined)) return compiled;
  const isFirst = wish.kind === "occasion" && wish.end === "first";
  const whole = { ...data, ratings: [], teamStats: undefined };
  const tables = tablesOf(data.lines);
  // "did luka score 40 in his last game" is about that game, whatever he scored.
  const figures = isOccasion ? query.figures : [];
  const { side } = tableOf(query, tables);
  const days = STAGES.map((stage) => {
    const row = selectRows({ ...query, stage, figures }, whole, tables).at(isFirst ? 0 : -1);
    const day = row === undefined ? undefined : (tables.sides.day[side[row] as number] as number);
    return day ?? (isFirst ? Number.POSITIVE_INFINITY : -1);
  });
  const found = days.indexOf(isFirst ? Math.min(...days) : Math.max(...days));
  return { ...compiled, query: { ...query, stage: STAGES[found] ?? query.stage } };
}
