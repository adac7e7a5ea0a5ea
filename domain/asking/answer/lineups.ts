import { LINEUP_NOUNS, namesOfLineup } from "#domain/plays/lineups.ts";
import { listed } from "#domain/printing/listed.ts";
import type { AnswerRow } from "#domain/query/answer.ts";
import { ruleOf } from "#domain/query/engine/qualified.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { mostGames } from "#domain/query/storage/part-lines.ts";
import { signed } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { lineupsPath, lineupsQuery } from "../compile/lineups.ts";
import type { LineupsFact } from "../lineups-fact.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, numberIn, plain } from "./words.ts";

const MOST_ROWS = 10;

/** The answer to a question for fives or pairs: the first rows of its query. */
export function lineupsAnswer(fact: LineupsFact, data: QuestionData): FactAnswer {
  const query = lineupsQuery(fact, data.teams, data.season ?? data.lines.season);
  const answer = runQuery(query, data, MOST_ROWS);
  const figure = (row: AnswerRow, key: string) => numberIn(answer, row, key);
  const names = ({ subject }: AnswerRow) => namesOfLineup(subject.player?.name ?? "");
  const minutes = (row: AnswerRow) => printedFigure(String(Math.round(figure(row, "min"))));
  const margin = (row: AnswerRow, key: string, decimals: number) =>
    printedFigure(signed(figure(row, key), 1, decimals));
  const rule = query.qualified ? ruleOf(query, mostGames(query, data)).rule : "";
  const [first] = answer.rows;
  if (first === undefined)
    return { headline: [plain(`No ${LINEUP_NOUNS[fact.of].toLowerCase()}. ${rule}`)], ...NOTHING };
  const club = data.teams.find(({ id }) => id === first.subject.teamId)?.name ?? "";
  const net = figure(first, "per48");
  const seasonOf = ({ subject }: AnswerRow) =>
    subject.kind === "group" ? subject.label : undefined;
  const season = seasonOf(first);
  const when = season === undefined ? "." : `, in ${season}.`;
  const who = `${listed(names(first))} of the ${club} were`;
  const better = [
    figureMark(Math.abs(net).toFixed(1)),
    plain(` points ${net < 0 ? "worse" : "better"} than their opponents in 48 minutes`),
  ];
  const together = `${minutes(first)} minutes`;
  return {
    headline:
      fact.order === "most-used"
        ? [plain(`${who} on the floor together for `), figureMark(together), plain(when)]
        : [plain(`${who} `), ...better, plain(when)],
    deck: fact.order === "most-used" ? undefined : `In ${together}. ${rule}`,
    heads: ["Players", ...(season ? ["Season"] : []), "Per 48", "MIN", "+/−"],
    rows: answer.rows.map((row) => ({
      name: names(row).join(", "),
      href: lineupsPath(
        { ...fact, teamId: row.subject.teamId, playerId: undefined },
        data.teams,
        seasonOf(row) ?? query.season,
      ),
      cells: [
        ...(season ? [seasonOf(row) ?? ""] : []),
        margin(row, "per48", 1),
        minutes(row),
        margin(row, "pm", 0),
      ],
    })),
  };
}

const NOTHING = { deck: undefined, heads: [], rows: [] };
