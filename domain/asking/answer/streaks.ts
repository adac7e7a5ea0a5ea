import { formatShortDate, formatShortDay } from "#domain/dates.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import type { Answer, AnswerRow } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { limitWords } from "#domain/query/say/range-text.ts";
import type { AnswerSentence } from "../understanding.ts";
import { nothing } from "./none.ts";
import {
  cellIn,
  figureMark,
  MOST_NAMED,
  nameOfRow,
  namesIn,
  numberIn,
  plain,
  resultWord,
  stageWords,
  tiedNames,
  tiedRows,
  withFigures,
} from "./words.ts";

/** The place in the order of its rows that a streak is named by, by what sorts them. */
const ENDS: Readonly<Record<string, string>> = { to: "last", from: "first" };

/** "The Thunder had the longest streak: 16 games in a row won." */
export function streakOf(answer: Answer, data: QuestionData): AnswerSentence {
  const { query, rows } = answer;
  const [best] = rows;
  if (best === undefined) return nothing(answer, data);
  const end = ENDS[query.sort.key];
  const first = end === undefined ? tiedRows(answer, "gp") : [best];
  const names = tiedNames(first, data);
  const { result, ...conditions } = query.conditions;
  const kind = resultWord(result);
  const withFeats = withFigures(query);
  const ofGames = withFeats === "" ? "" : ` of games${withFeats}`;
  const around = `${filterWords({ ...query, conditions }, namesIn(data))}${stageWords(query)}`;
  const days = first.length === 1 ? spanOf(best, data) : "";
  const value = cellIn(answer, best, "gp");
  const [length] = query.groups;
  if (length !== undefined) {
    const least = `${limitWords("gp", length.range)} games`;
    const one = answer.total === 1 ? "streak" : "streaks";
    return {
      headline: [
        figureMark(String(answer.total)),
        plain(` ${kind}${one} of ${least}${withFeats}${around}: `),
        plain(`the ${end ?? "longest"} by ${names}, ${value} games${days}.`),
      ],
      deck: end === undefined && length.range.min === 2 ? pairsIn(answer, data) : undefined,
    };
  }
  return {
    headline: [
      plain(`${capital(names)} had the longest ${kind}streak${ofGames}${around}: `),
      figureMark(value),
      plain(` games${days}.`),
    ],
    deck:
      first.length > 1 && first.length <= MOST_NAMED
        ? `${capital(listed(first.map((row) => `${nameOfRow(row, data)}${spanOf(row, data)}`)))}.`
        : undefined,
  };
}

/** "12 pairs of consecutive games.": a streak of three games has two. */
function pairsIn(answer: Answer, data: QuestionData): string {
  const all = runQuery({ ...answer.query, page: 1 }, data, answer.total);
  const pairs = all.rows.reduce((sum, row) => sum + numberIn(all, row, "gp") - 1, 0);
  return `${counted(pairs, "pair")} of consecutive games.`;
}

/** The first and the last day of a streak, with their years unless a season has both. */
function spanOf({ subject }: AnswerRow, { lines: { parts } }: QuestionData): string {
  if (subject.kind !== "group") return "";
  const dayText = parts === undefined ? formatShortDay : formatShortDate;
  return `, ${dayText(subject.first.date)} to ${dayText(subject.last.date)}`;
}
