import { plainText } from "#domain/asking/understanding.ts";
import { type AnswerHit, mayBeQuestion } from "#domain/search/answer-hit.ts";
import type { SearchPage } from "../search.ts";
import type { View } from "../view.ts";
import { askPath } from "./ask-path.ts";
import type { Asked, AskReads } from "./asked-of.ts";
import { loadAsked } from "./load-asked.ts";

/** A text's answer as a search result; undefined when the text is not a question. */
export async function loadAnswerHit(
  reads: AskReads,
  text: string,
): Promise<View<{ hit: AnswerHit | undefined }>> {
  const view = await loadAsked(reads, text);
  return view.kind === "ready" ? { ...view, page: { hit: hitOf(view.page, text) } } : view;
}

function hitOf(asked: Asked, text: string): AnswerHit | undefined {
  switch (asked.kind) {
    case "query":
      return { sentence: plainText(asked.sentence.headline), href: askPath(text) };
    case "fact":
      return { sentence: plainText(asked.answer.headline), href: askPath(text) };
    case "page":
      return { sentence: asked.asked.title, href: asked.asked.path };
    default:
      return undefined;
  }
}

/**
 * The answer to a search's text; undefined when the text is not a question, or when the answer is a
 * page that the search lists.
 */
export async function loadSearchAnswer(
  reads: AskReads,
  page: SearchPage,
): Promise<AnswerHit | undefined> {
  if (page.kind !== "results" || !mayBeQuestion(page.query, [...page.teams, ...page.players]))
    return undefined;
  const view = await loadAnswerHit(reads, page.query);
  const hit = view.kind === "ready" ? view.page.hit : undefined;
  return page.pages.some(({ href }) => href === hit?.href) ? undefined : hit;
}
