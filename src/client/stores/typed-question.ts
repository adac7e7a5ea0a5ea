import type { AnswerHit } from "#domain/search/answer-hit.ts";
import { fetchAnswerHit } from "../browser/answer-hit.ts";

/** The pause in typing after which a question is sent, in milliseconds. */
export const PAUSE_MS = 250;

/** The answer to the text being typed, if it is a question. */
export interface TypedQuestion {
  /** Undefined while there is no answer. */
  answer(): AnswerHit | undefined;
  isWaiting(): boolean;
  /** Asks a question after a pause, in place of the previous one. An empty text asks nothing. */
  ask(text: string): void;
  /** Drops the pending question. */
  stop(): void;
}

/** Asks typed questions; calls back when an answer has arrived or there is none. */
export function createTypedQuestion(onSettled: () => void): TypedQuestion {
  let asked = "";
  let answer: AnswerHit | undefined;
  let waiting: AbortController | undefined;

  function stop(): void {
    if (waiting === undefined) return;
    waiting.abort();
    waiting = undefined;
    asked = "";
  }

  function ask(text: string): void {
    if (text === asked) return;
    stop();
    asked = text;
    answer = undefined;
    if (text === "") return;
    const own = new AbortController();
    const { signal } = own;
    waiting = own;
    setTimeout(async () => {
      const found = signal.aborted ? undefined : await fetchAnswerHit(text, signal);
      if (signal.aborted) return;
      waiting = undefined;
      answer = found;
      onSettled();
    }, PAUSE_MS);
  }

  return { answer: () => answer, isWaiting: () => waiting !== undefined, ask, stop };
}
