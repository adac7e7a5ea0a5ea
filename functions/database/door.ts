import { callerOf, isTooMuch } from "../api/rate-limits.ts";
import type { Environment } from "../environment.ts";
import { currentRequest } from "../log.ts";
import type { PurgeCollections } from "../purge.ts";
import { REQUEST_ID } from "../request-id.ts";
import { isSameSecret } from "../same-secret.ts";
import { discardUnread } from "./body.ts";
import { credentialOf } from "./credentials.ts";
import { failure } from "./protocol.ts";
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
  purgeCollections: PurgeCollections;
}

/**
 * Hands a request on to the embedded database. Of the collections that it has written everything
 * kept is forgotten before the answer. Who has brought too many wrong secrets is turned away.
 */
export async function askDatabase(
  request: Request,
  { embedded, environment, guesses, purgeCollections }: Door,
): Promise<Response> {
  const isGuess = await isWrongSecret(request, environment.DATABASE_SECRET);
  if (isGuess && (await isTooMuch(guesses, `guess:${callerOf(request)}`))) {
    await discardUnread(request);
    return failure(429, "Too many requests with a wrong credential");
  }
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID, currentRequest() ?? "");
  const asked = new Request(request, { headers });
  const answer = await embedded.getByName(DATABASE_NAME).fetch(asked);
  // A fetched response's headers cannot be changed: hand on a copy.
  const copy = new Response(answer.body, answer);
  const written = takeWritten(copy.headers);
  if (written.length > 0) await purgeCollections(written);
  return copy;
}

/** Of this form are ID tokens: whether one is believed costs no secret. */
const ID_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

async function isWrongSecret(request: Request, secret: string | undefined): Promise<boolean> {
  const credential = credentialOf(request, new URL(request.url).searchParams);
  if (credential === null || ID_TOKEN.test(credential)) return false;
  return secret === undefined || !(await isSameSecret(credential, secret));
}
