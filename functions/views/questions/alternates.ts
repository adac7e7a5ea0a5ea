import { QUESTION_FORMATS, type QuestionFormat } from "../../../domain/site/questions.ts";
import { fileOf } from "./place.ts";

const TYPES: Record<QuestionFormat, string> = { csv: "text/csv", json: "application/json" };

/** The `Link` header to the answer's files (RFC 8288). */
export function alternateLinks(href: string): string {
  return QUESTION_FORMATS.map(
    (format) => `<${fileOf(href, format)}>; rel="alternate"; type="${TYPES[format]}"`,
  ).join(", ");
}
