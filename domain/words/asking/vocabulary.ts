import type { QuestionData } from "../../query/question-data.ts";

/** Whom and what questions can name. */
export type VocabularyData = Pick<QuestionData, "lines" | "teams" | "players" | "totals">;

export interface Vocabulary {
  data: VocabularyData;
}

/** The vocabulary of the season's data: made once for each version of it. */
export function vocabularyOf(data: VocabularyData): Vocabulary {
  return { data };
}
