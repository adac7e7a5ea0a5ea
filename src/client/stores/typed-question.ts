import type { AnswerHit } from "../../../domain/words/answer-hit.ts";
import { fetchAnswerHit } from "../browser/answer-hit.ts";

/** How long the typing has to pause before a question is sent. */
export const PAUSE_MS = 250;

/** The answer to what is being typed, once that is a question. */
export interface TypedQuestion {
  /** Undefined while there is none. */
  answer(): AnswerHit | undefined;
  isWaiting(): boolean;
  /** Asks after a pause; another text takes its place. An empty text asks nothing. */
  ask(text: string): void;
  /** Gives up what was asked and not answered. */
  stop(): void;
}

/** Asks for the answer to the typed text and calls back when it has come, or none has. */
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
