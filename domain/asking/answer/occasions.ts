import { formatUpdated } from "#domain/dates.ts";
import { isFeat } from "#domain/figures/figures.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted } from "#domain/printing/counted.ts";
import type { Answer, AnswerRow } from "#domain/query/answer.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { isOfTeams } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { didWords, statNameFor } from "#domain/query/say/figures.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { type AnswerSentence, type Mark, plainText } from "../understanding.ts";
import { joinedMarks } from "./averages.ts";
import { nothing } from "./none.ts";
import {
  againstWords,
  cellIn,
  figureMark,
  MOST_NAMED,
  nameOfRow,
  namesIn,
  opponentOf,
  plain,
  stageWords,
  subjectIn,
  winnersScore,
  withFigures,
} from "./words.ts";

/**
 * The first or the last game of the rows, and all others of its day: "Luka Dončić last scored 50 or
 * more on March 19, 2026: 60 points against the Heat."
 */
export function occasionOf(
  answer: Answer,
  end: "first" | "last",
  data: QuestionData,
): AnswerSentence {
  const { query, rows, total } = answer;
  const dateOf = ({ subject }: AnswerRow) => (subject.kind === "game" ? subject.game.date : "");
  const [best] = rows;
  if (best === undefined) return nothing(answer, data);
  const ofDay = rows.filter((row) => dateOf(row) === dateOf(best));
  const { player, team } = subjectIn(query, data);
  const who = player ?? (isOfTeams(query.rows) && team !== undefined ? `The ${team}` : undefined);
  const day = formatUpdated(dateOf(best)) ?? "";
  const { result, from, to, ...others } = query.conditions;
  const isVerb = query.figures.length === 0 && isOfTeams(query.rows);
  const isOfDay = from !== undefined && from === to;
  // The sentence says the day and, where it is the verb, the result.
  const conditions: Conditions = {
    ...others,
    ...(!isOfDay && from !== undefined && { from }),
    ...(!isOfDay && to !== undefined && { to }),
    ...(!isVerb && result !== undefined && { result }),
  };
  const words = filterWords({ ...query, conditions }, namesIn(data), {
    isAfterGames: true,
    people: who === undefined ? "by" : "of",
  });
  const around = `${words}${stageWords(query)}`;
  const verb = isVerb && result !== undefined ? RESULTS[result] : didWords(query);
  const of = who === undefined && team !== undefined ? ` by a player of the ${team}` : "";
  const noun = ofDay.length === 1 ? `${end} game` : `${end} games`;
  const kind = isVerb ? "" : withFigures(query);
  const { subject } = best;
  const isGame = end === "last" && Object.keys(query.conditions).join() === "team";
  if (isGame && isVerb && subject.kind === "game")
    return {
      headline: [
        plain(`${who} ${subject.won ? "beat" : "lost to"} the ${opponentOf(best, data)} `),
        figureMark(winnersScore(answer, best)),
        plain(` on ${day}${stageWords(query)}.`),
      ],
      deck: "Their last game.",
    };
  const start =
    who === undefined
      ? `The ${noun}${kind}${of}${around} ${ofDay.length === 1 ? "was" : "were"} on ${day}: `
      : `${who} ${isOfDay ? "" : `${end} `}${verb}${around} on ${day}: `;
  const told = joinedMarks(ofDay.map((row) => gameMarks(answer, row, who === undefined, data)));
  const isMany = ofDay.length > MOST_NAMED;
  const names = isMany ? `${capital(plainText(told))}. ` : "";
  return {
    headline: [
      plain(start),
      ...(isMany ? [figureMark(String(ofDay.length)), plain(" games")] : told),
      plain("."),
    ],
    deck: `${names}${counted(printedFigure(String(total)), "such game")}${stageWords(query) || " in all"}.`,
  };
}

const RESULTS = { w: "won", l: "lost" } as const;
const USUAL = ["pts", "reb", "ast"];

/** "Aaron Gordon 50 points against the Warriors", "the Wizards 133-110 against the Jazz". */
function gameMarks(answer: Answer, row: AnswerRow, isNamed: boolean, data: QuestionData): Mark[] {
  const { query } = answer;
  const asked = query.figures.map((one) => one.figure).filter((key) => !isFeat(key));
  const isScore = isOfTeams(query.rows) && asked.length === 0;
  const keys = asked.length > 0 ? asked : USUAL;
  const figures: Mark[][] = isScore
    ? [[figureMark(cellIn(answer, row, "score"))]]
    : keys.map((key) => {
        const value = cellIn(answer, row, key);
        return [figureMark(value), plain(` ${statNameFor(key, value)}`)];
      });
  return [
    plain(isNamed ? `${nameOfRow(row, data)} ` : ""),
    ...joinedMarks(figures),
    plain(query.conditions.opp === undefined ? ` ${againstWords(row, data)}` : ""),
  ];
}
