import { playerPath } from "#domain/players/players.ts";
import { counted } from "#domain/printing/counted.ts";
import { cellText } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { FactAnswer, SquadFact } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

const SHOWN = ["age", "gp", "pts", "reb", "ast"];
/** More than any team has had in a season. */
const EVERY_PLAYER = 100;

/** The players who appeared for a team in a season, with their averages. */
export function squadAnswer({ query, club }: SquadFact, data: QuestionData): FactAnswer {
  const { rows, columns } = runQuery(query, data, EVERY_PLAYER);
  const shown = SHOWN.map((key) => columns.findIndex((column) => column.key === key));
  return {
    headline: [
      figureMark(counted(rows.length, "player")),
      plain(` appeared for the ${club} in ${query.season}.`),
    ],
    deck: "Averages per game of the regular season.",
    heads: ["Player", "Age", "GP", "PTS", "REB", "AST"],
    rows: rows.map(({ subject: { player }, cells }) => ({
      name: player?.name ?? "",
      href: player && playerPath(player.name),
      cells: shown.map((at) => {
        const column = columns[at];
        return column === undefined ? "" : printedFigure(cellText(column, cells[at] ?? null));
      }),
    })),
  };
}
