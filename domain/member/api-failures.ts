/** The reason for a failed call of the site's own API. */
export type ApiFailureKind =
  | "signed-out"
  | "forgery"
  | "recent-sign-in-needed"
  | "unknown-thing"
  | "too-many-favorites"
  | "too-many-devices"
  | "unknown-push-service"
  | "too-many-requests"
  | "mails-spent"
  | "sessions-unavailable"
  | "refused"
  | "unavailable"
  | "offline";

export interface ApiFailure {
  kind: ApiFailureKind;
}

/** The kinds that the `code` of an error response names directly. */
const CODES: readonly ApiFailureKind[] = [
  "signed-out",
  "forgery",
  "recent-sign-in-needed",
  "too-many-favorites",
  "too-many-devices",
  "unknown-push-service",
  "too-many-requests",
  "mails-spent",
  "sessions-unavailable",
];

const SENTENCES: Record<ApiFailureKind, string> = {
  "signed-out": "You are signed out. Log in again.",
  forgery: "This page is out of date. Reload it and try again.",
  "recent-sign-in-needed":
    "You logged in too long ago for this. Log out, log in again, and try again within a few minutes.",
  "unknown-thing": "That no longer exists.",
  "too-many-favorites": "Your favorites are full. Remove one first.",
  "too-many-devices": "Ten devices are on the list. Remove one first.",
  "unknown-push-service": "This browser uses a push service that the site doesn't support.",
  "too-many-requests": "Too many requests. Wait a minute and try again.",
  "mails-spent": "No more of these emails can be sent today. Try again tomorrow.",
  "sessions-unavailable":
    "Signing out could not be stored, so you are still signed in. Try again in a moment.",
  refused: "That didn't work. Reload the page and try again.",
  unavailable: "The service is unavailable right now. Try again in a moment.",
  offline: "No response. Check your connection and try again.",
};

/** The failure of a change, by the status of the response and the `code` in its body. */
export function changeFailureOf(status: number, body: unknown): ApiFailure {
  const { code } = Object(body);
  const kind = CODES.find((known) => known === code);
  if (kind !== undefined) return { kind };
  if (code === "unknown-team" || code === "unknown-player") return { kind: "unknown-thing" };
  return readFailureOf(status);
}

/** The failure of a read, which its status alone tells, so that readers carry no codes. */
export function readFailureOf(status: number): ApiFailure {
  if (status === 401) return { kind: "signed-out" };
  if (status === 429) return { kind: "too-many-requests" };
  return { kind: status >= 500 ? "unavailable" : "refused" };
}

/** The message to the visitor for a failure. */
export function apiSentence({ kind }: ApiFailure): string {
  return SENTENCES[kind];
}
