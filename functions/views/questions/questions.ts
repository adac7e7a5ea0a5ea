import type { QuestionData } from "../../../domain/query/question-data.ts";
import type { QuestionName } from "../../../domain/site/questions.ts";
import type { Place } from "./place.ts";

/** What the placeholders of a route stand for in an address. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

/** What the pages of a route ask of the season's figures, by what is in their paths. */
export interface Question {
  /** Undefined where the path names nothing that there is. */
  placeOf(placeholders: Placeholders, data: QuestionData): Place | undefined;
  /** How many rows a page has, where it is not the usual number. */
  rowsPerPage?: number;
}

export const FINDER_PATH = "/nba/finder";

/** The finder asks nothing by itself. */
export const FINDER: Place = { path: FINDER_PATH, fixed: {} };

/**
 * Every named question, which its page and the files at its address answer alike. A page is added by
 * its entry here, its name in domain/site/questions.ts and its row in domain/site/routes.ts.
 */
export const QUESTIONS: Readonly<Record<QuestionName, Question>> = {
  finder: { placeOf: () => FINDER },
};
