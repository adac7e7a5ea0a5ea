import { CACHING, cachingHeader } from "../caching.ts";
import type { QuestionRefusal } from "./answer-schemas.ts";

/** Why a call of the open data is not answered. */
export type OpenDataFailure =
  | { kind: "bad-parameter"; name: string; message: string }
  | { kind: "bad-question"; sentence: string }
  | { kind: "not-answered"; refusal: QuestionRefusal }
  | { kind: "not-found"; what: string }
  | { kind: "method-not-allowed" }
  | { kind: "too-many-requests" }
  | { kind: "internal" }
  | { kind: "unavailable" };

/** What the data allows, and nothing else. */
export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

const STATUS: Record<OpenDataFailure["kind"], number> = {
  "bad-parameter": 400,
  "bad-question": 400,
  "not-answered": 422,
  "not-found": 404,
  "method-not-allowed": 405,
  "too-many-requests": 429,
  internal: 500,
  unavailable: 503,
};

/** The rate limit's window, and how long a failing database is left alone (design.md section 5). */
const RETRY_AFTER_S: Partial<Record<OpenDataFailure["kind"], string>> = {
  "too-many-requests": "60",
  unavailable: "5",
};

/**
 * The answer that says so: `{error}` under its status, as clients of the public API read it. A
 * question that is not answered says what could be asked instead.
 */
export function refusal(failure: OpenDataFailure): Response {
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
    case "bad-question":
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
