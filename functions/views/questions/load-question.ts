import type { Answer } from "../../../domain/query/answer.ts";
import { ROWS_PER_PAGE } from "../../../domain/query/page.ts";
import type { BadQuery } from "../../../domain/query/parse.ts";
import type { QuestionData } from "../../../domain/query/question-data.ts";
import { runQuery } from "../../../domain/query/run.ts";
import type { QuestionName } from "../../../domain/site/questions.ts";
import type { Collections } from "../../data/cached-collections.ts";
import { viewOf } from "../gather.ts";
import type { View } from "../view.ts";
import { addressAt, isAddressOf, type Place, queryAt } from "./place.ts";
import { readQuestionData } from "./question-data.ts";
import { type Placeholders, QUESTIONS } from "./questions.ts";

/** The address of a question. */
export interface QuestionAddress {
  placeholders: Placeholders;
  search: URLSearchParams;
}

/** What comes of a question: its answer, or why it means nothing. */
export type Asked = AnsweredQuestion | BadQuestion;

export interface AnsweredQuestion {
  kind: "answered";
  answer: Answer;
  place: Place;
  data: QuestionData;
  /** The page's one address. */
  href: string;
  /** Whether it was asked for there; a page asked for elsewhere leads on to it. */
  isOwnAddress: boolean;
}

export interface BadQuestion {
  kind: "bad";
  bad: BadQuery;
  place: Place;
  data: QuestionData;
}

/** Answers the question of an address. */
export async function loadQuestion(
  collections: Collections,
  name: QuestionName,
  { placeholders, search }: QuestionAddress,
  rowsPerPage = QUESTIONS[name].rowsPerPage ?? ROWS_PER_PAGE,
): Promise<View<Asked>> {
  const read = await readQuestionData(collections);
  return viewOf(read, (data): Asked | undefined => {
    const place = QUESTIONS[name].placeOf(placeholders, data);
    if (place === undefined) return undefined;
    const query = queryAt(place, search, data);
    if (!query.ok) return { kind: "bad", bad: query.error, place, data };
    const answer = runQuery(query.value, data, rowsPerPage);
    const href = addressAt(place, answer.query);
    const isOwnAddress = isAddressOf(href, search);
    return { kind: "answered", answer, place, data, href, isOwnAddress };
  });
}
