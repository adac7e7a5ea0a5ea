import fc from "fast-check";
import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { answerQuery } from "#domain/asking/answer/sentence.ts";
import { followedUp } from "#domain/asking/follow-up.ts";
import { understand } from "#domain/asking/understand.ts";
import { threadMs } from "../bench/thread-time.ts";
import { data, vocabulary } from "../fixtures/asked.ts";
import { askedText } from "../fixtures/asked-text.ts";
import { composedQuestions, partsOf, saidOf } from "../fixtures/questions/generated.ts";

/** From this many milliseconds on, a text is timed again: something else may have run. */
const AGAIN_FROM_MS = 4;
const AGAIN = 4;

interface Timed {
  text: string;
  ms: number;
}

/** Times the reading of texts drawn at random, half of them composed as questions; the slowest first. */
export function slowest(count: number, seed: number): Timed[] {
  const half = Math.ceil(count / 2);
  const texts = [
    ...composedQuestions(half, seed).map((question) => saidOf(partsOf(question))),
    ...fc.sample(askedText, { numRuns: count - half, seed }),
  ];
  for (const text of texts.slice(0, 50)) read(text);
  return texts.map((text) => ({ text, ms: leastMs(text) })).toSorted((a, b) => b.ms - a.ms);
}

function leastMs(text: string): number {
  let least = timed(text);
  for (let time = 0; time < AGAIN && least > AGAIN_FROM_MS; time += 1)
    least = Math.min(least, timed(text));
  return least;
}

function timed(text: string): number {
  const began = threadMs();
  read(text);
  return threadMs() - began;
}

/** The work of a page on a text: read it, answer it, offer the next questions, and follow up on it. */
function read(text: string): void {
  const again = (question: string) => understand(question, vocabulary);
  const asked = again(text);
  if (asked.kind === "query") answerQuery(asked, data);
  nextQuestions({ text, asked }, vocabulary, again);
  followedUp(text, `and ${text}`, vocabulary);
}
