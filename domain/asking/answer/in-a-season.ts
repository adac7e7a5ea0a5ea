import { figureOf, isCount, nameInSentence } from "#domain/figures/figures.ts";
import { capital } from "#domain/printing/capital.ts";
import { listed } from "#domain/printing/listed.ts";
import type { Answer, AnswerRow } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { orderWord } from "#domain/query/say/figures.ts";
import type { AnswerSentence } from "../understanding.ts";
import {
  figureMark,
  filters,
  inGamesWith,
  nameOfRow,
  plain,
  valueIn,
  withFigures,
} from "./words.ts";

const RANKED: readonly Query["rows"][] = ["players", "teams"];

/** The rows whose seasons are ranked where the games of one player or team are asked for. */
const RANKED_OF_ONE: Readonly<Partial<Record<Query["rows"], Query["rows"]>>> = {
  games: "players",
  "team-games": "teams",
};

/** The ranked seasons of players or teams; undefined for a question that ranks neither. */
export function rankedSeasons(
  query: Query,
  data: QuestionData,
  rowsPerPage: number,
): Answer | undefined {
  const isRanking = query.by === undefined && RANKED.includes(query.rows);
  // "curry most threes in a season"
  const { player, team } = query.conditions;
  const isOfOne = query.by === undefined && RANKED_OF_ONE[query.rows];
  if (!isRanking && !(isOfOne && (player ?? team) !== undefined)) return undefined;
  const rows = RANKED_OF_ONE[query.rows] ?? query.rows;
  const known = figureOf(query.sort.key);
  const per = isRanking ? query.per : known && isCount(known) ? "total" : "average";
  const asked = { ...query, rows, per, by: "season" as const, qualified: undefined, page: 1 };
  return runQuery(completeQuery(asked), data, rowsPerPage);
}

/** "Stephen Curry had the most three-pointers made in a season: 402, in 2015-16." */
export function inASeason(answer: Answer, data: QuestionData): AnswerSentence | undefined {
  const { query, rows } = answer;
  const { key, order } = query.sort;
  const [best, ...others] = rows;
  const known = figureOf(key);
  if (best === undefined || known === undefined) return undefined;
  const isRecord = key === "winpct";
  // "the most games with 30 or more points"
  const isOfGames = key === "gp" && query.figures.length > 0;
  const which = isOfGames ? withFigures(query) : inGamesWith(query);
  const what = isRecord
    ? `${order === "desc" ? "best" : "worst"} record`
    : `${orderWord(key, order)} ${isOfGames ? "games" : nameInSentence(key)}`;
  const each = isCount(known) && query.per === "average" ? " a game" : "";
  const next = others.slice(0, 2).map((row) => `${nameOfRow(row, data)} ${rowWords(answer, row)}`);
  return {
    headline: [
      plain(
        `${capital(nameOfRow(best, data))} had the ${what}${each}${which}${filters(answer, data)} in a season: `,
      ),
      figureMark(figureIn(answer, best)),
      plain(`, in ${seasonOf(best)}.`),
    ],
    deck: next.length === 0 ? undefined : `Then ${listed(next)}.`,
  };
}

function figureIn(answer: Answer, row: AnswerRow): string {
  return valueIn(answer, row, answer.query.sort.key);
}

function rowWords(answer: Answer, row: AnswerRow): string {
  return `${figureIn(answer, row)} in ${seasonOf(row)}`;
}

function seasonOf({ subject }: AnswerRow): string {
  return (subject.kind === "group" ? subject.label : undefined) ?? "";
}
