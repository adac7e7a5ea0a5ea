import { figureTitle } from "#domain/figures/figures.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import { capital } from "#domain/printing/capital.ts";
import { isSeveral, seasonsInWords } from "#domain/season/season-range.ts";
import type { Answer } from "../answer.ts";
import { CONDITION_NAMES, declared, setConditions } from "../conditions/conditions.ts";
import { isGrouped, isOfHistory, isStreaks, type Query } from "../query.ts";
import { STAGE_NAMES } from "./words.ts";

type Rows = Pick<Answer, "columns" | "rows">;

/** Notes for the reader on how a query counts, and on the ratings that all rows lack. */
export function notesOf(query: Query, { columns, rows: found }: Rows, current: string): string[] {
  const { stage, season, conditions, rows } = query;
  const ofSeasons = isSeveral(season) ? `, ${seasonsInWords(season)}` : ` ${season}`;
  const name = `${capital(STAGE_NAMES[stage])}${isSeveral(season) ? ofSeasons : ` of the season ${season}`}`;
  if (isOfHistory(rows)) return ["Regular seasons since 1946-47."];
  const notes = [
    stage === "season"
      ? `Regular season${ofSeasons}, not counting the Cup final, play-in or playoffs.`
      : stage === "any"
        ? `${name}, including the play-in and the Cup final.`
        : stage === "playoffs"
          ? `${name}, not counting the play-in.`
          : `${name}: it counts for neither the regular season nor the playoffs.`,
  ];
  const named = setConditions(conditions).map(({ condition }) => condition);
  const grouped = CONDITION_NAMES.filter((name) => name === query.by).map(declared);
  const own = [...named, ...grouped].flatMap(({ note }) => note ?? []);
  notes.push(...new Set(own));
  // Nobody else counts these quite so.
  const ofPlays = columns.flatMap(({ figure }) => (figure?.isOfPlays ? figure : []));
  notes.push(...ofPlays.map((figure) => `${figureTitle(figure)}.`));
  if (rows === "streaks") notes.push("Missed games don't end a player's streak.");
  if (isGrouped(query) && !isStreaks(rows) && !isLineup(rows))
    notes.push("Percentages are total makes over total attempts.");
  const lacksRating = columns.some(
    ({ figure }, at) =>
      figure?.computation.kind === "rating" && found.every(({ cells }) => cells[at] === null),
  );
  if (lacksRating)
    notes.push(
      season === current
        ? "Ratings and pace cover full regular seasons only."
        : "Ratings and pace aren't available for past seasons.",
    );
  return notes;
}
