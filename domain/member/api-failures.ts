/** Why a call of the site's own API failed. */
export type ApiFailureKind =
  | "signed-out"
  | "forgery"
  | "recent-sign-in-needed"
  | "unknown-thing"
  | "too-many-favorites"
  | "too-many-requests"
  | "refused"
  | "unavailable"
  | "offline";

export interface ApiFailure {
  kind: ApiFailureKind;
}

const KINDS: Record<string, ApiFailureKind> = {
  "signed-out": "signed-out",
  forgery: "forgery",
  "recent-sign-in-needed": "recent-sign-in-needed",
  "unknown-team": "unknown-thing",
  "unknown-player": "unknown-thing",
  "too-many-favorites": "too-many-favorites",
  "too-many-requests": "too-many-requests",
};

const SENTENCES: Record<ApiFailureKind, string> = {
  "signed-out": "You are signed out. Log in again.",
  forgery: "This page is out of date. Reload it and try again.",
  "recent-sign-in-needed":
    "Your last login is too long ago for this. Log out, log in again, and try again within a few minutes.",
  "unknown-thing": "That no longer exists.",
  "too-many-favorites": "Your favorites are full. Remove one first.",
  "too-many-requests": "Too many requests. Wait a minute and try again.",
  refused: "That didn't work. Reload the page and try again.",
  unavailable: "The service is unavailable right now. Try again in a moment.",
  offline: "No response. Check your connection and try again.",
};

/** The kind of an error answer, by its status and the `code` in its body. */
export function apiFailureOf(status: number, body: unknown): ApiFailure {
  const code =
    typeof body === "object" && body !== null ? (body as { code?: unknown }).code : undefined;
  const known = typeof code === "string" && Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  if (known !== undefined) return { kind: known };
  if (status === 401) return { kind: "signed-out" };
  if (status === 429) return { kind: "too-many-requests" };
  return { kind: status >= 500 ? "unavailable" : "refused" };
}

/** The message for the visitor, in a plain sentence. */
export function apiSentence({ kind }: ApiFailure): string {
  return SENTENCES[kind];
}
