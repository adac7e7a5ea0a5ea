import { withoutNarrowest } from "../../../domain/query/narrower.ts";
import { questionOf } from "../../../domain/query/sentence.ts";
import { printedFigure } from "../../../domain/season/printed.ts";
import { ownConditions } from "./filters.ts";
import type { AnsweredQuestion } from "./load-question.ts";
import { addressAt } from "./place.ts";
import { namesOf } from "./question-data.ts";

/** A link to a question with fewer conditions. */
export interface WiderLink {
  question: string;
  total: string;
  href: string;
}

/** The question without its narrowest condition; undefined unless there are no results. */
export function widerOf({
  answer: { query, total },
  place,
  data,
}: Pick<AnsweredQuestion, "answer" | "place" | "data">): WiderLink | undefined {
  const wider = total === 0 ? withoutNarrowest(query, data, place) : undefined;
  if (wider === undefined) return undefined;
  const words = { ...wider.query, conditions: ownConditions(wider.query, place) };
  return {
    question: questionOf(words, namesOf(data)),
    total: printedFigure(String(wider.total)),
    href: addressAt(place, wider.query),
  };
}
