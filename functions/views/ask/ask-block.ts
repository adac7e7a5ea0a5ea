import { loadAnswerHit } from "./answer-hit.ts";
import { linkOf, type QuestionLink } from "./ask-page.ts";
import type { AskReads } from "./load-asked.ts";

/** A question with its answer in one sentence; undefined while it cannot be had. */
export interface AnsweredLink extends QuestionLink {
  answer: string | undefined;
}

/** The questions on the dashboard. */
export const FRONT_QUESTIONS: readonly string[] = [
  "Lakers record when LeBron scores 30",
  "Most points in a game",
  "Longest win streak",
  "Best record in close games",
];

/** Some questions with their answers, as an invitation to ask others. */
export function loadAskBlock(reads: AskReads): Promise<AnsweredLink[]> {
  return Promise.all(
    FRONT_QUESTIONS.map(async (question) => {
      const view = await loadAnswerHit(reads, question);
      const answer = view.kind === "ready" ? view.page.hit?.sentence : undefined;
      return { ...linkOf(question), answer };
    }),
  );
}
