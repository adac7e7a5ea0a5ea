import type { Answer } from "./answer.ts";
import { type ColumnSet, completeQuery, type Stage } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import { runQuery } from "./run.ts";

/** Whose games are told apart: a team's, by its abbreviation, or a player's, by his id. */
export type Mated = { kind: "team"; team: string } | { kind: "player"; player: string };

export interface WithAndWithout {
  with: Answer;
  without: Answer;
}

/**
 * A team's or a player's games with and without a team-mate. The summaries hold records and means;
 * the rows are the games.
 */
export function withAndWithout(
  subject: Mated,
  mate: string,
  data: QuestionData,
  { stage = "season", columns = "base" }: { stage?: Stage; columns?: ColumnSet } = {},
): WithAndWithout {
  const own = subject.kind === "team" ? { team: subject.team } : { player: subject.player };
  const rows = subject.kind === "team" ? "team-games" : "games";
  const answer = (conditions: { with: string } | { without: string }) =>
    runQuery(completeQuery({ rows, stage, columns, conditions: { ...own, ...conditions } }), data);
  return { with: answer({ with: mate }), without: answer({ without: mate }) };
}
