import type { QuestionData } from "../../query/question-data.ts";
import type { Career } from "../../season/career.ts";
import type { SeasonRatings } from "../../season/facts.ts";
import type { Postseason } from "../../season/postseason.ts";

/** What facts are answered from: the question's data and the document that the fact needs. */
export interface FactData {
  data: QuestionData;
  career?: Career | undefined;
  ratings?: readonly SeasonRatings[] | undefined;
  postseason?: Postseason | undefined;
}
