import type { Answer } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { BadQuery } from "#domain/query/parse.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { ROWS_PER_PAGE } from "#domain/query/say/page.ts";
import type { QuestionName } from "#domain/site/questions.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import {
  type AnswerFiles,
  addressAt,
  areParametersOf,
  filesAt,
  type Place,
  parametersAt,
  queryAt,
} from "./place.ts";
import { besideOf, readPartAsked, readQuestionData } from "./question-data.ts";
import { type Placeholders, QUESTIONS } from "./questions.ts";

/** The address of a question. */
export interface QuestionAddress {
  placeholders: Placeholders;
  search: URLSearchParams;
  /** Reads the lines of parts of games, for pages that show them. */
  parts?: Documents["parts"] | undefined;
}

/** The result of a question: its answer, or the reason why it is invalid. */
export type QuestionOutcome = AnsweredQuestion | BadQuestion;

/** An answer with the place where it is shown. */
export type AnsweredRows = Pick<AnsweredQuestion, "answer" | "place" | "data">;

export interface AnsweredQuestion {
  kind: "answered";
  answer: Answer;
  place: Place;
  data: QuestionData;
  /** The canonical address of the page. */
  href: string;
  files: AnswerFiles;
  /** True when the request's address is the canonical one; any other redirects to it. */
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
  { placeholders, search, parts }: QuestionAddress,
  rowsPerPage = QUESTIONS[name].rowsPerPage ?? ROWS_PER_PAGE,
): Promise<View<QuestionOutcome>> {
  const { part, rows } = QUESTIONS[name];
  const ofPart = part === undefined ? readPartAsked(search, parts) : parts?.(part);
  const read = await readQuestionData(collections, ofPart, besideOf(search, rows));
  return viewOf(read, (data): QuestionOutcome | undefined => {
    const { placeOf, answerAt } = QUESTIONS[name];
    const place = placeOf(placeholders, data);
    if (place === undefined || answerAt === undefined)
      return place && askAt(place, search, data, rowsPerPage);
    const read = answerAt(search, data);
    if (!read.ok) return { kind: "bad", bad: read.error, place, data };
    const { answer, href, files, isOwnAddress } = read.value;
    return { kind: "answered", answer, href, files, isOwnAddress, place, data };
  });
}

/** Answers the query of a place and an address's parameters. */
export function askAt(
  place: Place,
  search: URLSearchParams,
  data: QuestionData,
  rowsPerPage: number,
): QuestionOutcome {
  const query = queryAt(place, search, data);
  if (!query.ok) return { kind: "bad", bad: query.error, place, data };
  const answer = runQuery(query.value, data, rowsPerPage);
  const href = addressAt(place, answer.query);
  const isOwnAddress = areParametersOf(parametersAt(place, answer.query), search, data);
  const files = filesAt(place, answer.query);
  return { kind: "answered", answer, place, data, href, files, isOwnAddress };
}
