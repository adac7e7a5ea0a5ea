import { timingSafeEqual } from "hono/utils/buffer";
import { routeOf } from "../../domain/site/routes.ts";
import { currentRequest } from "../http/log.ts";
import { callerOf, isTooMuch } from "../http/rate-limits.ts";
import { REQUEST_ID } from "../http/request-id.ts";
import type { PurgeCollections } from "../purge.ts";
import { hasTokenForm } from "../session/token-form.ts";
import type { Environment } from "../settings/environment.ts";
import type { BarredCallers } from "./barred-callers.ts";
import { discardUnread } from "./body.ts";
import { takeChanged } from "./changed-collections.ts";
import { type Credentials, credentialOf, principalOf } from "./credentials.ts";
import { type EmbeddedObjects, objectOf } from "./objects.ts";
import { RECORDS, recordOwnerOf } from "./places.ts";
import { failure, RETRY_AFTER_SECONDS } from "./protocol.ts";
import { Refusal } from "./refusal.ts";
import { mayRead } from "./rules.ts";
import { isUnsupportedPath } from "./unsupported.ts";

/** Addresses of a collection's rows, which the patterns of some pages match, too. */
const ROWS = /\/data(?:\/\d+)?\.json$/;

/**
 * Says whether a request is for the embedded database: any path that ends in `.json`, except the
 * API's and those of the site's own data. Where the site reads a hosted database, the embedded one
 * is not served.
 */
export function isDatabaseRequest(request: Request, environment: Environment): boolean {
  if (environment.DATABASE_URL !== undefined) return false;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/api/")) return false;
  if (isUnsupportedPath(pathname) || ROWS.test(pathname)) return true;
  return pathname.endsWith(".json") && !routeOf(pathname)?.path.endsWith(".json");
}

/** The dependencies of the public door to the embedded database. */
export interface Door {
  embedded: EmbeddedObjects;
  credentials: Credentials;
  environment: Environment;
  /** Counts wrong secrets by caller. */
  guesses: RateLimit;
  /** Counts reads of the season by caller. */
  reads: RateLimit;
  /** Callers that are blocked for too many wrong secrets. */
  barred: BarredCallers;
  purgeCollections: PurgeCollections;
}

/**
 * Forwards a request to the embedded database and, before answering, purges the collections that it
 * has written from every cache. Callers over a limit get 429.
 */
export async function handleDatabaseRequest(request: Request, door: Door): Promise<Response> {
  const credential = credentialOf(request, new URL(request.url).searchParams);
  const kind = await kindOf(credential, door);
  if (kind !== "token" && (await isBlocked(kind, request, door))) {
    await discardUnread(request);
    return failure(429, "Too many requests with a wrong credential");
  }
  if (kind !== "secret" && isSeasonRead(request)) {
    if (await isTooMuch(door.reads, `database:${callerOf(request)}`)) {
      return failure(429, "Too many requests");
    }
  }
  const { pathname } = new URL(request.url);
  const refused = await refusalOfRecord(request, recordOwnerOf(pathname), door);
  if (refused !== undefined) {
    await discardUnread(request);
    return refused;
  }
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID, currentRequest() ?? "");
  const forwarded = new Request(request, { headers });
  const answer = await objectOf(pathname, door.embedded).fetch(forwarded);
  // A fetched response's headers are immutable: return a copy.
  const copy = new Response(answer.body, answer);
  const written = takeChanged(copy.headers);
  if (written.length > 0) await door.purgeCollections(written);
  return copy;
}

/**
 * Refuses a caller that may not access a record before its object is reached: the first call
 * creates an object, and strangers must not create any.
 */
async function refusalOfRecord(
  request: Request,
  owner: string | undefined,
  { credentials }: Door,
): Promise<Response | undefined> {
  if (owner === undefined || request.method === "OPTIONS") return undefined;
  try {
    const { searchParams } = new URL(request.url);
    const principal = await principalOf(request, searchParams, credentials);
    if (mayRead(principal, [RECORDS, owner])) return undefined;
    return failure(401, "Permission denied");
  } catch (error) {
    if (error instanceof Refusal) return failure(error.status, error.message);
    throw error;
  }
}

/** The kind of a request's credential. The door checks secrets; of a token, only the form. */
type CredentialKind = "none" | "token" | "secret" | "guess";

async function kindOf(credential: string | null, { environment }: Door): Promise<CredentialKind> {
  if (credential === null) return "none";
  const { DATABASE_SECRET: secret } = environment;
  if (secret !== undefined && (await timingSafeEqual(credential, secret))) return "secret";
  // No secret has the form of a token, so a forged token is not counted as a guess.
  return hasTokenForm(credential) ? "token" : "guess";
}

/**
 * Counts wrong secrets and blocks a caller that sends too many. While blocked, even the correct
 * secret gets 429, or the block would reveal it.
 */
async function isBlocked(kind: CredentialKind, request: Request, door: Door): Promise<boolean> {
  if (kind === "none") return false;
  const caller = callerOf(request);
  if (door.barred.has(caller)) return true;
  if (kind === "secret" || !(await isTooMuch(door.guesses, `guess:${caller}`))) return false;
  door.barred.add(caller, RETRY_AFTER_SECONDS);
  return true;
}

/** Returns whether a request reads the season's public data rather than a member's record. */
function isSeasonRead({ method, url }: Request): boolean {
  return ["GET", "HEAD"].includes(method) && !new URL(url).pathname.startsWith("/users/");
}
