import { type AnswerHit, parseAnswerHit } from "#domain/search/answer-hit.ts";
import { eitherOf, patience } from "./patience.ts";

const TIMEOUT_MS = 5_000;

/** Fetches the answer to a question in words; undefined without one, and after a failure. */
export async function fetchAnswerHit(
  question: string,
  signal: AbortSignal,
): Promise<AnswerHit | undefined> {
  try {
    const response = await fetch(`/nba/ask.json?q=${encodeURIComponent(question)}`, {
      signal: eitherOf(signal, patience(TIMEOUT_MS)),
    });
    return parseAnswerHit(await response.json());
  } catch {
    return undefined;
  }
}
