import type { Answer } from "../../query/answer.ts";
import type { QuestionData } from "../../query/question-data.ts";
import type { AnswerSentence, AskedQuery } from "./understanding.ts";

/** The answer to a question in one sentence, with what is worth knowing beside it. */
export function answerSentence(
  _asked: AskedQuery,
  answer: Answer,
  _data: QuestionData,
): AnswerSentence {
  return { headline: [{ text: answer.sentence, isFigure: false }], deck: undefined };
}
