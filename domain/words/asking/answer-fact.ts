import type { QuestionData } from "../../query/question-data.ts";
import type { Career } from "../../season/career.ts";
import type { Postseason } from "../../season/postseason.ts";
import type { AskedFact, FactAnswer } from "./understanding.ts";

/** What facts are answered from: the question's data and the document that the fact needs. */
export interface FactData {
  data: QuestionData;
  career?: Career | undefined;
  postseason?: Postseason | undefined;
}

/** The answer to a question about people or the season; undefined without the document it needs. */
export function answerFact(_asked: AskedFact, _data: FactData): FactAnswer | undefined {
  return undefined;
}
