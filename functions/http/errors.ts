import type { Context } from "hono";
import { currentRequest } from "./log.ts";

/** Every failure of the API: its status and its sentence for people. */
const FAILURES = {
  "invalid-json": [400, "The request's body is not valid JSON."],
  "invalid-body": [400, "The request's body does not have the expected fields."],
  "unknown-collection": [400, "There is no collection of that name."],
  "invalid-parameters": [400, "The request's parameters are not those that this address takes."],
  "unknown-push-service": [400, "Messages cannot be sent to this browser's push service."],
  "signed-out": [401, "Sign in first."],
  "invalid-token": [401, "The sign-in could not be confirmed. Sign in again."],
  "not-the-operator": [401, "Only the operator's secret is accepted here."],
  "not-signed": [401, "The delivery is not signed with the secret of this site's webhook."],
  "out-of-time": [401, "The delivery was signed more than five minutes from now."],
  "recent-sign-in-needed": [403, "Sign in again first: the last sign-in is too long ago."],
  forgery: [403, "The request did not come from a page of this site."],
  "not-found": [404, "There is nothing at this address."],
  "unknown-team": [404, "There is no such team."],
  "unknown-player": [404, "There is no such player."],
  "unknown-resource": [404, "The proxy has nothing by this key."],
  "no-such-document": [404, "The data's source has no such document."],
  "proxy-off": [404, "This site has no proxy: PROXY_UPSTREAM is not set."],
  "accounts-off": [404, "This site has no accounts."],
  "notices-off": [404, "This site sends no notices."],
  "webhooks-off": [404, "This site takes no webhooks: STATS_API_WEBHOOK_SECRET is not set."],
  "method-not-allowed": [405, "This method is not possible here."],
  "too-many-favorites": [409, "No more favorites can be added; remove one first."],
  "too-many-devices": [409, "No more devices can be added; remove one first."],
  "delivery-repeated": [409, "The delivery has arrived before."],
  "too-large": [413, "The request's body is too large."],
  "address-too-long": [414, "The request's address is too long."],
  "not-json": [415, "The request's body has to be JSON."],
  "too-many-requests": [429, "Too many requests. Wait a minute and try again."],
  "mails-spent": [429, "Today's recovery mails are spent. Try again tomorrow."],
  internal: [500, "Something went wrong here."],
  "no-history": [501, "The database has no history of that moment."],
  "session-too-large": [502, "The sign-in service's tokens are too long to be kept."],
  "upstream-refused": [502, "The data's source refuses to serve this site."],
  "upstream-unavailable": [502, "The data's source did not give it."],
  "upstream-timed-out": [504, "The data's source did not answer in time."],
  "identity-unavailable": [503, "The sign-in service cannot be reached right now."],
  "sessions-unavailable": [503, "Signing out could not be stored right now. Try again."],
  "database-unavailable": [503, "The database cannot be reached right now."],
} as const;

/** The stable `code` of an error answer. */
export type ApiErrorCode = keyof typeof FAILURES;

/** The failure of a call. */
export interface ApiError {
  kind: ApiErrorCode;
}

/** The window of the rate limits, here and at the provider; neither reports the time left. */
const RETRY_AFTER_S = "60";

/** Answers with `{code, message}` under the failure's status, and the request's id for a 5xx. */
export function refuse(
  c: Context,
  { kind }: ApiError,
  headers: Record<string, string> = {},
): Response {
  const [status, message] = FAILURES[kind];
  const retry = kind === "too-many-requests" ? { "Retry-After": RETRY_AFTER_S } : {};
  // The operator finds the failure in the log by this id.
  const request = status >= 500 ? currentRequest() : undefined;
  return c.json({ code: kind, message, request }, status, { ...retry, ...headers });
}
