import { routeOf } from "#domain/site/routes.ts";
import type { PurgeCollections } from "#functions/data/purge.ts";
import { currentRequest } from "#functions/http/log.ts";
import { callerOf, isTooMuch } from "#functions/http/rate-limits.ts";
import { REQUEST_ID } from "#functions/http/request-id.ts";
import { hasTokenForm } from "#functions/http/token-form.ts";
import type { Environment } from "#functions/settings/environment.ts";
import type { BarredCallers } from "../members/barred-callers.ts";
import { isTooNew } from "../members/migrations.ts";
import { databaseObject, type EmbeddedObjects } from "../objects.ts";
import { takeChanged } from "../season/changed-collections.ts";
import { RECORDS, recordOwnerOf } from "../season/places.ts";
import { discardUnread } from "./body.ts";
import { type CredentialKeys, credentialOf, isSecretOf, principalOf } from "./credentials.ts";
import { failure, preflight, RETRY_AFTER_SECONDS } from "./protocol.ts";
import { takeUnits } from "./read-cost.ts";
import { Refusal } from "./refusal.ts";
import { mayRead } from "./rules.ts";
import type { UnderWay } from "./under-way.ts";
import { isUnsupportedPath } from "./unsupported.ts";

/** A collection's rows and time, whose addresses the patterns of some pages match, too. */
const OF_A_COLLECTION = /\/(?:data(?:\/\d+)?|updatedAt)\.json$/;
const WRITES = new Set(["PUT", "PATCH", "POST", "DELETE"]);

/**
 * Says whether a request is for the embedded database: any path that ends in `.json`, except the
 * API's and those of the site's own data. Pages can only be read, so a write with a credential is
 * the database's at every such path. Where the site reads a hosted database, the embedded one is
 * not served.
 */
export function isDatabaseRequest(request: Request, environment: Environment): boolean {
  if (environment.DATABASE_URL !== undefined) return false;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.startsWith("/api/")) return false;
  if (isUnsupportedPath(pathname) || OF_A_COLLECTION.test(pathname)) return true;
  if (!pathname.endsWith(".json")) return false;
  if (WRITES.has(request.method) && credentialOf(request, searchParams) !== null) return true;
  return !routeOf(pathname)?.path.endsWith(".json");
}

/** The dependencies of the public door to the embedded database. */
export interface Door {
  embedded: EmbeddedObjects;
  credentials: CredentialKeys;
  /** Counts wrong secrets by caller. */
  guesses: RateLimit;
  /** Counts requests without the secret by caller, a large read as several. */
  requests: RateLimit;
  /** Callers that are blocked for too many wrong secrets. */
  barred: BarredCallers;
  /** The requests of records that have not been answered. */
  underWay: UnderWay;
  purgeCollections: PurgeCollections;
  waitUntil: (promise: Promise<unknown>) => void;
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
    return failure(429, "Too many requests with a wrong credential", RETRY_AFTER_SECONDS);
  }
  const { pathname } = new URL(request.url);
  const owner = recordOwnerOf(pathname);
  // Whatever its method says, for the object decides which method a request means.
  const counted = `${owner === undefined ? "database" : "record"}:${callerOf(request)}`;
  if (kind !== "secret" && (await isTooMuch(door.requests, counted))) {
    await discardUnread(request);
    return failure(429, "Too many requests", RETRY_AFTER_SECONDS);
  }
  const answered =
    request.method === "OPTIONS" ? preflight(request) : await refusalOf(request, owner, kind, door);
  if (answered !== undefined) {
    await discardUnread(request);
    return answered;
  }
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID, currentRequest() ?? "");
  const forwarded = new Request(request, { headers });
  const done = owner === undefined ? () => {} : door.underWay.begin(owner);
  if (done === undefined) {
    await discardUnread(request);
    return failure(503, "Too many requests of one record at once", 1);
  }
  const answer = await answerOf(forwarded, pathname, door).finally(done);
  // A fetched response's headers are immutable: return a copy.
  const copy = new Response(answer.body, answer);
  const units = takeUnits(copy.headers);
  if (kind !== "secret" && units > 1) {
    const more = Array.from({ length: units - 1 }, () => isTooMuch(door.requests, counted));
    door.waitUntil(Promise.all(more));
  }
  const written = takeChanged(copy.headers);
  if (written.length > 0) await door.purgeCollections(written);
  return copy;
}

/** The object's answer; a sentence where its storage is of a later release. */
async function answerOf(request: Request, pathname: string, door: Door): Promise<Response> {
  try {
    return await databaseObject(pathname, door.embedded).fetch(request);
  } catch (error) {
    if (!isTooNew(error)) throw error;
    return failure(503, error.message);
  }
}

/**
 * Refuses a token that was ended, and a caller that may not access a record before its object is
 * reached: the first call creates an object, and strangers must not create any. So the door answers
 * OPTIONS itself.
 */
async function refusalOf(
  request: Request,
  owner: string | undefined,
  kind: CredentialKind,
  { credentials }: Door,
): Promise<Response | undefined> {
  if (owner === undefined && kind !== "token") return undefined;
  try {
    const { searchParams } = new URL(request.url);
    const principal = await principalOf(request, searchParams, credentials);
    if (owner === undefined || mayRead(principal, [RECORDS, owner])) return undefined;
    return failure(401, "Permission denied");
  } catch (error) {
    if (error instanceof Refusal) return failure(error.status, error.message);
    throw error;
  }
}

/** The kind of a request's credential. The door checks secrets; of a token, only the form. */
type CredentialKind = "none" | "token" | "secret" | "guess";

async function kindOf(credential: string | null, { credentials }: Door): Promise<CredentialKind> {
  if (credential === null) return "none";
  if (await isSecretOf(credentials.secrets, credential)) return "secret";
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
