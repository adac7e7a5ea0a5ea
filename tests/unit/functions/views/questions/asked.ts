import type { QuestionName } from "#domain/site/questions.ts";
import {
  type AnsweredQuestion,
  loadQuestion,
  type QuestionOutcome,
} from "#functions/views/questions/load-question.ts";
import { builtCollections, pageOf } from "../built.ts";

/** The season's collections, parsed once. */
export const collections = builtCollections();

/** Asks the question in the query of a URL. */
export async function ask(query: string, name: QuestionName = "finder"): Promise<QuestionOutcome> {
  const address = { placeholders: {}, search: new URLSearchParams(query) };
  return pageOf(await loadQuestion(collections, name, address));
}

/** Asks a question, and throws if it is invalid. */
export async function answered(query: string): Promise<AnsweredQuestion> {
  const asked = await ask(query);
  if (asked.kind === "bad") throw new Error(asked.bad.sentence);
  return asked;
}
