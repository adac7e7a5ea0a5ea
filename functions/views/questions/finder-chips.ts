import { capital } from "#domain/printing/capital.ts";
import { queryParameters, rangeName } from "#domain/query/address.ts";
import { isOfSeries } from "#domain/query/conditions/conditions.ts";
import { namesOf, playerName } from "#domain/query/names.ts";
import type { Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import { clausesByParameter } from "#domain/query/say/sentence.ts";
import { choiceText } from "./finder-fields.ts";
import { ORDERING } from "./finder-form.ts";
import type { AnsweredQuestion } from "./load-question.ts";
import { addressAt, queryAt } from "./place.ts";
import { FINDER } from "./questions.ts";

/** A part of the question that is set. */
export interface Chip {
  words: string;
  /** The question without this part; undefined where the rest makes no sense. */
  without: string | undefined;
}

/** The parameters of a question that are no part of what it asks for. */
const SILENT: readonly string[] = [...ORDERING, "page", "season"];

/** The parts of a question, each with the address of the question without it. */
export function chipsOf({ answer, data }: Pick<AnsweredQuestion, "answer" | "data">): Chip[] {
  const { query } = answer;
  const params = queryParameters(query);
  const said = new Map(
    clausesByParameter(query, namesOf(data), { areDaysApart: true }).map(({ parameter, words }) => [
      parameter,
      words,
    ]),
  );
  return (
    [...params.keys()]
      .filter((name) => !SILENT.includes(name))
      // A round says that it is of the playoffs.
      .filter((name) => name !== "stage" || !isOfSeries(query.conditions))
      .map((name) => ({
        words: capital(said.get(name) ?? otherWords(name, query, data)),
        without: withoutPart(name, params, data),
      }))
  );
}

/** The words of the parts that a sentence says with its subject. */
function otherWords(name: string, query: Query, data: QuestionData): string {
  const asked = query.figures.find((range) => rangeName(range) === name);
  if (asked !== undefined) return rangeText(asked.figure, asked.range);
  if (name === "player") return playerName(query.conditions.player ?? "", namesOf(data));
  const value = queryParameters(query).get(name) ?? "";
  return choiceText(name, value) ?? value;
}

/** The address without a parameter, and without an order that no longer fits. */
function withoutPart(
  name: string,
  params: URLSearchParams,
  data: QuestionData,
): string | undefined {
  const kept = new URLSearchParams(params);
  for (const part of [name, "page"]) kept.delete(part);
  const unordered = new URLSearchParams(kept);
  for (const part of ORDERING) unordered.delete(part);
  for (const rest of [kept, unordered]) {
    const read = queryAt(FINDER, rest, data);
    if (read.ok) return addressAt(FINDER, read.value);
  }
  return undefined;
}
