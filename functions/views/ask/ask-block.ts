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

/** In place of questions without an answer: LeBron is no Laker now, or no box score is held. */
const SPARE_QUESTIONS = ["Best road record", "Biggest win", "Most points by a team in a game"];

/** Sample questions with their answers, which invite the reader to ask. */
export async function loadAskBlock(reads: AskReads): Promise<AnsweredLink[]> {
  const first = await answeredLinks(reads, FRONT_QUESTIONS);
  const isOpen = ({ answer }: AnsweredLink) => answer.length === 0;
  if (!first.some(isOpen)) return first;
  const spare = await answeredLinks(reads, SPARE_QUESTIONS);
  const all = [...first, ...spare];
  const inOrder = [...all.filter((link) => !isOpen(link)), ...all.filter(isOpen)];
  return inOrder.slice(0, FRONT_QUESTIONS.length);
}

function answeredLinks(reads: AskReads, questions: readonly string[]): Promise<AnsweredLink[]> {
  return Promise.all(
    questions.map(async (question) => {
      const view = await loadAsked(reads, question, { isInShort: true });
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
  const names = tiedRows(answer, sort.key).map((row) => nameOfRow(row, data).replace(/^the /, ""));
  return [{ text: `${listed([...new Set(names)])}, `, isFigure: false }, figure];
}
