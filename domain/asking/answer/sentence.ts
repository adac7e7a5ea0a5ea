import type { Answer } from "#domain/query/answer.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { runQuery } from "#domain/query/run.ts";
import type { AnswerSentence, AskedQuery } from "../understanding.ts";
import { averagesOf, splitOf } from "./averages.ts";
import { isOfNone, leadersOf } from "./leaders.ts";
import { occasionOf } from "./occasions.ts";
import { missedOf, recordOf } from "./record.ts";
import { answerList, countOf, singleHigh } from "./rows.ts";
import { streakOf } from "./streaks.ts";

/** Returns the rows and the sentence of an answer. Leaders at zero have no rows. */
export function answerQuery(
  asked: AskedQuery,
  data: QuestionData,
  rowsPerPage?: number,
): { answer: Answer; sentence: AnswerSentence } {
  const { query, wish } = asked;
  const answer = runQuery(query, data, rowsPerPage);
  const isEmpty = wish.kind === "leaders" && isOfNone(answer, wish.figure);
  return {
    answer: isEmpty ? { ...answer, rows: [], total: 0 } : answer,
    sentence: answerSentence(asked, answer, data),
  };
}

/** The answer to a question: a headline of one sentence, and a deck of context. */
export function answerSentence(
  asked: AskedQuery,
  answer: Answer,
  data: QuestionData,
): AnswerSentence {
  const { wish } = asked;
  switch (wish.kind) {
    case "record":
      return recordOf(answer, data);
    case "leaders":
      return leadersOf(answer, wish.figure, data);
    case "high":
      return singleHigh(answer, wish.figure, data);
    case "means":
      return averagesOf(answer, wish.figures, data);
    case "split":
      return splitOf(answer, wish.figures, data);
    case "count":
      return countOf(answer, data, wish.isShare);
    case "list":
      return answerList(answer, data);
    case "place":
      return leadersOf(answer, wish.figure, data, wish.of);
    case "missed":
      return missedOf(answer, data);
    case "streak":
      return streakOf(answer, data);
    case "occasion":
      return occasionOf(answer, wish.end, data);
  }
}
