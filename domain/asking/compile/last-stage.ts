import { STAGES } from "#domain/query/season-lines.ts";
import { selectRows, tableOf } from "#domain/query/select.ts";
import { tablesOf } from "#domain/query/tables.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import type { CompiledSlots } from "./query.ts";

/**
 * A query for a single last game in the stage of its latest one, where the question names no stage:
 * a team's last game may be in the play-in or the playoffs.
 */
export function inLastStage(compiled: CompiledSlots, { data }: Vocabulary): CompiledSlots {
  const { query, wish, slots } = compiled;
  const { player, team, last } = query.conditions;
  const isOccasion = wish.kind === "occasion" && wish.end === "last";
  const isOfOne = last === 1 && (player ?? team) !== undefined;
  // "this season" has the playoffs, too.
  const isOfStage = slots.stage !== undefined && /\bregular\b/i.test(slots.text);
  if (isOfStage || query.stage !== "season" || !(isOccasion || isOfOne)) return compiled;
  const whole = { ...data, ratings: [], teamStats: undefined };
  const tables = tablesOf(data.lines);
  // "did luka score 40 in his last game" is about that game, whatever he scored.
  const figures = isOccasion ? query.figures : [];
  const { side } = tableOf(query, tables);
  const lastDays = STAGES.map((stage) => {
    const row = selectRows({ ...query, stage, figures }, whole, tables).at(-1);
    return row === undefined ? -1 : (tables.sides.day[side[row] as number] as number);
  });
  const latest = lastDays.indexOf(Math.max(...lastDays));
  return { ...compiled, query: { ...query, stage: STAGES[latest] ?? query.stage } };
}
