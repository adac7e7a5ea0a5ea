import type { Answer } from "../../query/answer.ts";
import type { QuestionData } from "../../query/question-data.ts";
import { averagesOf, splitOf } from "./answer-averages.ts";
import { leadersOf } from "./answer-leaders.ts";
import { missedOf, recordOf } from "./answer-record.ts";
import { countOf, listOf, singleHigh, streakOf } from "./answer-rows.ts";
import type { AnswerSentence, AskedQuery } from "./understanding.ts";

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
      return countOf(answer, data);
    case "list":
      return listOf(answer, data);
    case "place":
      return leadersOf(answer, wish.figure, data, wish.of);
    case "missed":
      return missedOf(answer, data);
    case "streak":
      return streakOf(answer, data);
  }
}
