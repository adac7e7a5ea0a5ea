import { followedUp } from "#domain/asking/follow-up.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import type { Asked, AskReads } from "./asked-of.ts";
import { loadAsked } from "./load-asked.ts";

/** A question with its reply. */
export interface Replied {
  question: string;
  view: View<Asked>;
}

/** The kinds of replies, the best first. */
const KINDS: readonly Asked["kind"][] = ["query", "fact", "page", "choice", "refused"];

/** The whole question that a follow-up makes with the question before it, with its reply. */
export async function loadFollowUp(
  reads: AskReads,
  { text, before }: { text: string; before: string },
): Promise<Replied> {
  const read = await readQuestionData(reads.collections);
  if (!read.ok) return { question: text, view: UNAVAILABLE };
  let best: { question: string; view: View<Asked>; rank: number } | undefined;
  for (const question of followedUp(before, text, vocabularyOf(read.value.values))) {
    const view = await loadAsked(reads, question);
    if (view.kind !== "ready") return { question, view };
    const rank = KINDS.indexOf(view.page.kind);
    if (best === undefined || rank < best.rank) best = { question, view, rank };
    if (rank < KINDS.indexOf("page")) break;
  }
  return best ?? { question: text, view: await loadAsked(reads, text) };
}
