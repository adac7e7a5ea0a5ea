import { QUESTION_FORMATS, type QuestionFormat } from "#domain/site/questions.ts";
import type { AnswerFiles } from "./place.ts";

const TYPES: Record<QuestionFormat, string> = { csv: "text/csv", json: "application/json" };

/** The `Link` header to the answer's files (RFC 8288). */
export function alternateLinks(files: AnswerFiles): string {
  return QUESTION_FORMATS.map(
    (format) => `<${files[format]}>; rel="alternate"; type="${TYPES[format]}"`,
  ).join(", ");
}
