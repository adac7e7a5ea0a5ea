import { foldForSearch } from "./search.ts";

/** The answer to a question in words, as a search lists it before teams and players. */
export interface AnswerHit {
  sentence: string;
  href: string;
}

/** What is answered to a text that may be a question. */
export interface AnswerHitBody {
  answer: AnswerHit | null;
}

/** The hit that an answer has; undefined where it has none. */
export function parseAnswerHit(body: unknown): AnswerHit | undefined {
  const { answer } = (body ?? {}) as { answer?: Partial<Record<keyof AnswerHit, unknown>> | null };
  const { sentence, href } = answer ?? {};
  return typeof sentence === "string" && typeof href === "string" ? { sentence, href } : undefined;
}

/** One word, or the beginning of one of the names found, is searched for and not asked about. */
export function mayBeQuestion(text: string, found: readonly { name: string }[]): boolean {
  const wanted = foldForSearch(text);
  return wanted.includes(" ") && !found.some(({ name }) => foldForSearch(name).startsWith(wanted));
}
