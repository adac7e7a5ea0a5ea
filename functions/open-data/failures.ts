import { notHeld, type Rung } from "#domain/season/ladder.ts";
import { CACHING, cachingHeader } from "../http/caching.ts";
import type { QuestionRefusal } from "./question-schemas.ts";

/** The failure of a call of the open data. */
export type OpenDataFailure =
  | { kind: "bad-parameter"; name: string; message: string }
  | { kind: "unknown-parameter"; name: string; known: readonly string[] }
  | { kind: "bad-question"; sentence: string }
  | { kind: "not-answered"; refusal: QuestionRefusal }
  | { kind: "not-found"; what: string }
  | { kind: "not-here"; sentence: string }
  | { kind: "method-not-allowed" }
  | { kind: "too-many-requests" }
  | { kind: "internal" }
  | { kind: "unavailable" };

/** The methods of every route: the data is read-only. */
export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

const STATUS: Record<OpenDataFailure["kind"], number> = {
  "bad-parameter": 400,
  "unknown-parameter": 400,
  "bad-question": 400,
  "not-answered": 422,
  "not-found": 404,
  "not-here": 404,
  "method-not-allowed": 405,
  "too-many-requests": 429,
  internal: 500,
  unavailable: 503,
};

/** The rate limit's window and the pause of a failing database, in s (design.md section 5). */
const RETRY_AFTER_S: Partial<Record<OpenDataFailure["kind"], string>> = {
  "too-many-requests": "60",
  unavailable: "5",
};

/**
 * The answer to a failed call: `{error}` under its status, as clients of the public API expect it.
 * An unanswered question gets the questions that could be asked instead, and a read of a rung that the
 * database does not hold says so.
 */
export function refusal(failed: OpenDataFailure, lacking?: Rung): Response {
  const isLacking = failed.kind === "unavailable" && lacking !== undefined;
  const failure = isLacking ? { kind: "not-here" as const, sentence: notHeld(lacking) } : failed;
  const headers = new Headers(cachingHeader(CACHING.none));
  const retryAfter = RETRY_AFTER_S[failure.kind];
  if (retryAfter !== undefined) headers.set("Retry-After", retryAfter);
  if (failure.kind === "method-not-allowed") headers.set("Allow", ALLOWED_METHODS);
  const body = failure.kind === "not-answered" ? failure.refusal : { error: sentence(failure) };
  return Response.json(body, { status: STATUS[failure.kind], headers });
}

function sentence(failure: Exclude<OpenDataFailure, { kind: "not-answered" }>): string {
  switch (failure.kind) {
    case "bad-parameter":
      return `${failure.name} ${failure.message}.`;
    case "unknown-parameter":
      return unknownParameter(failure);
    case "bad-question":
    case "not-here":
      return failure.sentence;
    case "not-found":
      return `There is no such ${failure.what}.`;
    case "method-not-allowed":
      return "This data can only be read.";
    case "too-many-requests":
      return "Too many requests. Wait a minute and try again.";
    case "internal":
      return "Something went wrong here.";
    case "unavailable":
      return "The data cannot be read right now. Try again in a few seconds.";
  }
}

/** The longest name of a caller's that a sentence repeats. */
const LONGEST_NAME = 40;

function unknownParameter({ name, known }: { name: string; known: readonly string[] }): string {
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  const others = known.length === 0 ? "none" : known.join(", ");
  return `There is no parameter "${shown}" at this address. Known are: ${others}.`;
}
