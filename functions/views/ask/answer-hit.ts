import { plainText, type RefusalCause } from "#domain/asking/understanding.ts";
import { type AnswerHit, mayBeQuestion } from "#domain/search/answer-hit.ts";
import type { View } from "../page/view.ts";
import type { SearchPage } from "../search/search.ts";
import { askPath } from "./ask-path.ts";
import type { Asked, AskReads } from "./asked-of.ts";
import { loadAsked } from "./load-asked.ts";

/** A text's answer as a search result; undefined when the text is not a question. */
export async function loadAnswerHit(
  reads: AskReads,
  text: string,
): Promise<View<{ hit: AnswerHit | undefined }>> {
  const view = await loadAsked(reads, text, { isInShort: true });
  return view.kind === "ready" ? { ...view, page: { hit: hitOf(view.page, text) } } : view;
}

function hitOf(asked: Asked, text: string): AnswerHit | undefined {
  switch (asked.kind) {
    case "query":
      return answered(plainText(asked.sentence.headline), askPath(text));
    case "fact":
      return answered(plainText(asked.answer.headline), askPath(text));
    case "page":
      return answered(asked.asked.title, asked.asked.path);
    case "refused":
      return OF_SUBJECT.has(asked.cause)
        ? { kind: "reason", sentence: asked.title, href: askPath(text) }
        : undefined;
    default:
      return undefined;
  }
}

function answered(sentence: string, href: string): AnswerHit {
  return { kind: "answer", sentence, href };
}

/** The causes of a refusal that tell about the subject of a question, and not about its words. */
const OF_SUBJECT: ReadonlySet<RefusalCause> = new Set([
  "betting",
  "forecast",
  "league",
  "not-held",
  "opinion",
  "season",
  "television",
]);

/**
 * The answer to a search's text; undefined when the text is not a question, when the answer is a
 * page that the search lists, or when the search finds what has no answer.
 */
export async function loadSearchAnswer(
  reads: AskReads,
  page: SearchPage,
): Promise<AnswerHit | undefined> {
  if (page.kind !== "results") return undefined;
  // A word may be a question although somebody without a team, whose badge a hit has, bears it as a name.
  const found = page.isSlip ? [] : [...page.teams, ...page.players];
  const ofTeams = found.filter(({ logo }) => logo !== undefined);
  if (!mayBeQuestion(page.query, ofTeams)) return undefined;
  const view = await loadAnswerHit(reads, page.query);
  const hit = view.kind === "ready" ? view.page.hit : undefined;
  const isFound = found.length + page.pages.length + page.articles.length > 0;
  if (hit?.kind === "reason" && isFound) return undefined;
  const listed = [...page.teams, ...page.players, ...page.pages];
  return listed.some(({ href }) => href === hit?.href) ? undefined : hit;
}
