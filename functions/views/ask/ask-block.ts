import type { Mark } from "../../../domain/words/asking/understanding.ts";
import { linkOf, type QuestionLink } from "./ask-page.ts";
import { type AskReads, loadAsked } from "./load-asked.ts";

/** A question with the first words of its answer, none while it cannot be had. */
export interface AnsweredLink extends QuestionLink {
  answer: readonly Mark[];
}

/** The questions on the dashboard. */
const FRONT_QUESTIONS = [
  "Lakers record when LeBron scores 30",
  "Most points in a game",
  "Longest win streak",
  "Best home record",
];

/** Some questions with their answers, as an invitation to ask others. */
export function loadAskBlock(reads: AskReads): Promise<AnsweredLink[]> {
  return Promise.all(
    FRONT_QUESTIONS.map(async (question) => {
      const view = await loadAsked(reads, question);
      const answered = view.kind === "ready" && view.page.kind === "query" ? view.page : undefined;
      return { ...linkOf(question), answer: untilFigure(answered?.sentence.headline ?? []) };
    }),
  );
}

/** What follows the last figure is in the question, or on the page that it leads to. */
function untilFigure(headline: readonly Mark[]): readonly Mark[] {
  return headline.slice(0, 1 + headline.findLastIndex(({ isFigure }) => isFigure));
}
