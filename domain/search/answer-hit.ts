import { foldForSearch } from "../text/fold.ts";

/** The answer to a question in words, which a search lists above teams and players. */
export interface AnswerHit {
  sentence: string;
  href: string;
}

/** The response to a text that may be a question; null when it has no answer. */
export interface AnswerHitBody {
  answer: AnswerHit | null;
}

/** Parses the response; undefined when it has no answer or is malformed. */
export function parseAnswerHit(body: unknown): AnswerHit | undefined {
  const { answer } = (body ?? {}) as { answer?: Partial<Record<keyof AnswerHit, unknown>> | null };
  const { sentence, href } = answer ?? {};
  return typeof sentence === "string" && typeof href === "string" ? { sentence, href } : undefined;
}

/**
 * Returns whether to ask for an answer: not for the beginning of a name found, and for one word
 * ("mvp") only when it finds no name.
 */
export function mayBeQuestion(text: string, found: readonly { name: string }[]): boolean {
  const wanted = foldForSearch(text);
  if (!wanted.includes(" ")) return wanted.length > 1 && found.length === 0;
  return !found.some(({ name }) => foldForSearch(name).startsWith(wanted));
}
