import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { answerSentence } from "#domain/asking/answer/sentence.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { understand } from "#domain/asking/understand.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { EXAMPLE_QUESTIONS } from "#functions/views/ask/examples.ts";
import { questionData } from "./questions.ts";
import { median } from "./requests.ts";
import { table, within } from "./table.ts";
import { threadMs } from "./thread-time.ts";

/** The budget of one question, in milliseconds of CPU time. */
const BUDGET_MS = 10;
const ROUNDS = 5;
const TIMES = 10;

/**
 * The most expensive questions: unknown words, a repeated ambiguous name, and repeated teams, all
 * near the limit of length, and slips in most words.
 */
export const HARD = [
  "zzzz ".repeat(24),
  "williams ".repeat(13),
  "lakers vs celtics vs ".repeat(5),
  "triply doubles rank between streak pionts rebuonds asists",
  "most poitns in a gmae by a rookei agianst the lakres in januray",
];

/** The CPU time of questions in words: interpretation, answer and follow-up questions. */
export function askingTable(): string {
  const data = questionData();
  const began = threadMs();
  vocabularyOf(data);
  const first = threadMs() - began;
  const questions = [...EXAMPLE_QUESTIONS.flatMap((kind) => kind.questions), ...HARD];
  const times = questions.map((question) => leastMs(question, data));
  const rows = questions.map((question, at) => [
    question.slice(0, 40).trim(),
    within(times[at] ?? 0, BUDGET_MS, 2),
  ]);
  return `A question in words, in ms: user and system time of the thread in Node, the least of ${ROUNDS} rounds; budget
${BUDGET_MS} ms. The vocabulary is built once for each version of the data: ${first.toFixed(1)} ms.\n
${table(["question", "ms"], [...rows, ["typical (the median)", within(median(times), BUDGET_MS, 2)]])}\n`;
}

function leastMs(question: string, data: QuestionData): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = threadMs();
    for (let time = 0; time < TIMES; time += 1) answer(question, data);
    least = Math.min(least, (threadMs() - began) / TIMES);
  }
  return least;
}

function answer(question: string, data: QuestionData): void {
  const vocabulary = vocabularyOf(data);
  const asked = understand(question.slice(0, 120), vocabulary);
  if (asked.kind === "query") answerSentence(asked, runQuery(asked.query, data), data);
  if (asked.kind !== "refused" && asked.kind !== "choice")
    nextQuestions({ text: question, asked }, vocabulary, (other) => understand(other, vocabulary));
}
