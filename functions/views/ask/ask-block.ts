import { nameOfRow, tiedRows } from "#domain/asking/answer/words.ts";
import type { Mark } from "#domain/asking/understanding.ts";
import { listed } from "#domain/printing/listed.ts";
import { linkOf, type QuestionLink } from "./ask-page.ts";
import type { AnsweredQuery, AskReads } from "./asked-of.ts";
import { loadAsked } from "./load-asked.ts";

/** A question with its answer in short; empty while the data cannot be read. */
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
      return { ...linkOf(question), answer: answered === undefined ? [] : inShort(answered) };
    }),
  );
}

/** The answer's figure, after the names of those first unless the question names its subject. */
function inShort({ answer, data, sentence }: AnsweredQuery): readonly Mark[] {
  const { sort, conditions } = answer.query;
  const figure = sentence.headline.findLast(({ isFigure }) => isFigure);
  if (figure === undefined) return [];
  const { player, team } = conditions;
  if (player !== undefined || team !== undefined) return [figure];
  const names = tiedRows(answer, sort.key).map((row) => nameOfRow(row, data));
  const who = listed([...new Set(names)]).replace(/^the /, "");
  return [{ text: `${who}, `, isFigure: false }, figure];
}
