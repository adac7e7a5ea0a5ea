import { foldForSearch } from "../text/fold.ts";

/** The line above search results: the answer to a question in words, or the reason why there is none. */
export interface AnswerHit {
  kind: "answer" | "reason";
  sentence: string;
  href: string;
}

/** The response to a text that may be a question; null when nothing can be said. */
export interface AnswerHitBody {
  answer: AnswerHit | null;
}

/** Parses the response; undefined when nothing can be said or it is malformed. */
export function parseAnswerHit(body: unknown): AnswerHit | undefined {
  const { answer } = (body ?? {}) as { answer?: Partial<Record<keyof AnswerHit, unknown>> | null };
  const { kind, sentence, href } = answer ?? {};
  if (typeof sentence !== "string" || typeof href !== "string") return undefined;
  return { kind: kind === "reason" ? kind : "answer", sentence, href };
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
