import type { Answer } from "./answer.ts";
import { isGrouped, isStreaks, type Query } from "./query.ts";

type Rows = Pick<Answer, "columns" | "rows">;

const FACTS = ["pos", "age", "rookie", "nation", "college", "draft", "height"] as const;

/** Notes for the reader on how a query counts, and on the ratings that all rows lack. */
export function notesOf(query: Query, { columns, rows: found }: Rows): string[] {
  const { stage, season, conditions, rows } = query;
  const notes = [
    stage === "season"
      ? `Regular season ${season}: the Cup's final, the play-in and the playoffs do not count.`
      : `Playoffs of the season ${season}: the play-in does not count.`,
  ];
  if (conditions.where !== undefined || query.by === "where")
    notes.push("Games on a neutral floor are neither home nor away.");
  if (conditions.margin !== undefined)
    notes.push("The margin is the final difference, whichever team won.");
  if (conditions.rest !== undefined || query.by === "rest")
    notes.push("Rest is days without a game since the team's one before; 0 is a back-to-back.");
  if (conditions.without !== undefined)
    notes.push("Without a player: games of his teams of the season in which he did not play.");
  if (FACTS.some((name) => conditions[name] !== undefined))
    notes.push("Age, position and origin are known of players under contract on the last day.");
  if (rows === "streaks") notes.push("Games that a player missed do not end his streak.");
  if (isGrouped(query) && !isStreaks(rows))
    notes.push("Percentages are sums of shots made over sums of attempts.");
  const lacksRating = columns.some(
    ({ figure }, at) =>
      figure?.computation.kind === "rating" && found.every(({ cells }) => cells[at] === null),
  );
  if (lacksRating) notes.push("Ratings and pace are known of whole regular seasons alone.");
  return notes;
}
