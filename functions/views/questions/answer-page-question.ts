import { alternateLinks } from "./alternates.ts";
import type { AnswerFiles } from "./place.ts";

/** The parts of a page's question that decide its status, its headers and its address. */
interface Outcome {
  kind: string;
  /** The address of the question in its one spelling. */
  href?: string;
  isOwnAddress?: boolean;
  files?: AnswerFiles;
}

/**
 * Sets status 400 for a bad question and the `Link` header for one with files. Returns the address
 * to redirect to; undefined for a question at its own address.
 */
export function answerPageQuestion(
  response: { status?: number; headers: Headers },
  question: Outcome | undefined,
): string | undefined {
  if (question === undefined) return undefined;
  if (question.kind === "elsewhere" || question.isOwnAddress === false) return question.href;
  if (question.kind === "bad") response.status = 400;
  if (question.files) response.headers.set("Link", alternateLinks(question.files));
  return undefined;
}
