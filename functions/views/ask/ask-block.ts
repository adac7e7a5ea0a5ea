import type { Mark } from "../../../domain/words/asking/understanding.ts";
import { linkOf, type QuestionLink } from "./ask-page.ts";
import { type AskReads, loadAsked } from "./load-asked.ts";

/** A question with the first words of its answer; empty while the data cannot be read. */
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

/** Sample questions with their answers, which invite the reader to ask. */
export function loadAskBlock(reads: AskReads): Promise<AnsweredLink[]> {
  return Promise.all(
    FRONT_QUESTIONS.map(async (question) => {
      const view = await loadAsked(reads, question);
      const answered = view.kind === "ready" && view.page.kind === "query" ? view.page : undefined;
      return { ...linkOf(question), answer: untilFigure(answered?.sentence.headline ?? []) };
    }),
  );
}

/** The headline up to its last figure; the words after it only repeat the question. */
function untilFigure(headline: readonly Mark[]): readonly Mark[] {
  return headline.slice(0, 1 + headline.findLastIndex(({ isFigure }) => isFigure));
}
