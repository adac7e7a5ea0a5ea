import { currentRequest } from "../http/log.ts";
import { callerOf, isTooMuch } from "../http/rate-limits.ts";
import { REQUEST_ID } from "../http/request-id.ts";
import { isSameSecret } from "../http/same-secret.ts";
import type { PurgeCollections } from "../purge.ts";
import { hasTokenForm } from "../session/token-form.ts";
import type { Environment } from "../settings/environment.ts";
import type { BarredCallers } from "./barred-callers.ts";
import { discardUnread } from "./body.ts";
import { credentialOf } from "./credentials.ts";
import { failure, RETRY_AFTER_SECONDS } from "./protocol.ts";
import { takeWritten } from "./written.ts";

/** The one object that holds the tree. */
export const DATABASE_NAME = "main";

/**
 * Says whether a request is for the embedded database: any path that ends in `.json`, except the
 * API's. Where a hosted database is used, the embedded one is not to be seen.
 */
export function isDatabaseRequest(request: Request, environment: Environment): boolean {
  if (environment.DATABASE_URL !== undefined) return false;
  const { pathname } = new URL(request.url);
  return pathname.endsWith(".json") && !pathname.startsWith("/api/");
}

/** What stands at the door. */
export interface Door {
  embedded: DurableObjectNamespace;
  environment: Environment;
  /** Counts wrong secrets by caller. */
  guesses: RateLimit;
  /** Who has brought too many of them. */
  barred: BarredCallers;
  purgeCollections: PurgeCollections;
}

/**
 * Hands a request on to the embedded database. Of the collections that it has written everything
 * kept is forgotten before the answer. Who has brought too many wrong secrets is turned away.
 */
export async function askDatabase(request: Request, door: Door): Promise<Response> {
  if (await isTurnedAway(request, door)) {
    await discardUnread(request);
    return failure(429, "Too many requests with a wrong credential");
  }
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID, currentRequest() ?? "");
  const asked = new Request(request, { headers });
  const answer = await door.embedded.getByName(DATABASE_NAME).fetch(asked);
  // A fetched response's headers cannot be changed: hand on a copy.
  const copy = new Response(answer.body, answer);
  const written = takeWritten(copy.headers);
  if (written.length > 0) await door.purgeCollections(written);
  return copy;
}

/**
 * Counts wrong secrets, and says whether the caller has brought too many. The right one is then
 * refused too: to a guesser who is let in with it, every refusal only says that the guess was wrong.
 */
async function isTurnedAway(request: Request, door: Door): Promise<boolean> {
  const credential = credentialOf(request, new URL(request.url).searchParams);
  // Whether a member's token is believed costs no secret: none has a token's form.
  if (credential === null || hasTokenForm(credential)) return false;
  const { environment, guesses, barred } = door;
  const { DATABASE_SECRET: secret } = environment;
  const isRight = secret !== undefined && (await isSameSecret(credential, secret));
  const caller = callerOf(request);
  if (barred.has(caller)) return true;
  if (isRight || !(await isTooMuch(guesses, `guess:${caller}`))) return false;
  barred.add(caller, RETRY_AFTER_SECONDS);
  return true;
}
