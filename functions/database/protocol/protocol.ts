import { CACHING, setCaching } from "#functions/http/caching.ts";
import { logEvent } from "#functions/http/log.ts";
import { FOR_OTHER_SITES } from "#functions/http/security-headers.ts";
import { noteChanged } from "../season/changed-collections.ts";
import { prettyPrinted } from "./answers.ts";
import { discardUnread } from "./body.ts";
import { principalOf } from "./credentials.ts";
import type { Database, DatabaseRequest } from "./database-request.ts";
import { etagOf, wantsEtag } from "./etag.ts";
import { keyPageOf } from "./key-page.ts";
import { parseUrlPath } from "./paths.ts";
import { noteRead } from "./read-cost.ts";
import { Refusal } from "./refusal.ts";
import { mayRead } from "./rules.ts";
import { refuseUnsupported } from "./unsupported.ts";
import { type WriteOutcome, write } from "./writing.ts";

/** The header or parameter that names the method, for clients limited to GET and POST. */
const OVERRIDE = "x-http-method-override";
/** The characters that are laid out for a visitor, who could ask for the largest again and again. */
const MAX_PRETTY = 256 * 1024;
const METHODS = "GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS";
// CORS is open, as in a hosted database: only the credential counts.
const SHARED_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag",
  ...FOR_OTHER_SITES,
};

/** Answers one request of the Firebase Realtime Database REST protocol. */
export async function answerRequest(request: Request, database: Database): Promise<Response> {
  const before = database.store.charactersRead;
  const answered = await answerOrFailure(request, database);
  await discardUnread(request);
  const isPretty = new URL(request.url).searchParams.get("print") === "pretty" && answered.ok;
  noteRead(answered.headers, database.store.charactersRead - before, isPretty);
  return answered;
}

async function answerOrFailure(request: Request, database: Database): Promise<Response> {
  try {
    return await carryOut(request, database);
  } catch (error) {
    if (error instanceof Refusal) return failure(error.status, error.message);
    logEvent("error", { event: "database-failed", reason: String(error) });
    return failure(500, "Internal server error");
  }
}

async function carryOut(request: Request, database: Database): Promise<Response> {
  if (request.method === "OPTIONS") return preflight(request);
  refuseUnsupported(request);
  const { headers } = request;
  const { pathname, searchParams: parameters } = new URL(request.url);
  const method = methodOf(request, parameters);
  const keys = parseUrlPath(pathname);
  const principal = await principalOf(request, parameters, database.credentials);
  const taken = { method, keys, parameters, headers, principal, request };
  if (method === "GET") return read(taken, database);
  if (method === "HEAD") return new Response(null, await read(taken, database));
  return respondToWrite(taken, await write(taken, database));
}

async function read(request: DatabaseRequest, database: Database): Promise<Response> {
  const { keys, parameters, headers, principal } = request;
  if (!mayRead(principal, keys)) throw new Refusal(401, "Permission denied");
  const isShallow = parameters.get("shallow") === "true";
  const text = await database.read(keys, isShallow, keyPageOf(parameters));
  const tagged = isShallow && wantsEtag(headers) ? await database.read(keys, false) : text;
  const etag = wantsEtag(headers) ? await etagOf(tagged) : null;
  return respond(request, 200, text, etag);
}

async function respondToWrite(request: DatabaseRequest, outcome: WriteOutcome): Promise<Response> {
  const { status, text, tagged } = outcome;
  const isTagged = status === 412 || wantsEtag(request.headers);
  const etag = isTagged && tagged !== null ? await etagOf(tagged) : null;
  const response = respond(request, status, text, etag);
  noteChanged(response.headers, outcome.places);
  return response;
}

function respond(
  request: DatabaseRequest,
  status: number,
  text: string,
  etag: string | null,
): Response {
  const headers = new Headers(SHARED_HEADERS);
  // No cache between here and the client may store an answer to a credential.
  const isShared = request.principal.kind === "visitor";
  setCaching(headers, isShared ? CACHING.revalidated : CACHING.unlocked);
  if (etag !== null) headers.set("etag", etag);
  const print = request.parameters.get("print");
  if (print === "silent" && status === 200) return new Response(null, { status: 204, headers });
  headers.set("content-type", "application/json; charset=utf-8");
  if (print === "pretty" && text.length > MAX_PRETTY && request.principal.kind === "visitor") {
    throw new Refusal(400, "This place is too large for print=pretty; read it without, or a part");
  }
  return new Response(print === "pretty" ? prettyPrinted(text) : text, { status, headers });
}

/** `Retry-After` for a caller over a limit. */
export const RETRY_AFTER_SECONDS = 60;

/** Answers with an error as Firebase does. */
export function failure(status: number, message: string, retryAfterSeconds?: number): Response {
  const headers = new Headers(SHARED_HEADERS);
  setCaching(headers, CACHING.revalidated);
  headers.set("content-type", "application/json; charset=utf-8");
  if (status === 405) headers.set("allow", METHODS);
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  return new Response(JSON.stringify({ error: message }), { status, headers });
}

function methodOf(request: Request, parameters: URLSearchParams): string {
  const override = request.headers.get(OVERRIDE) ?? parameters.get(OVERRIDE);
  const method = request.method === "POST" && override ? override.toUpperCase() : request.method;
  if (method === "OPTIONS" || !METHODS.split(", ").includes(method)) {
    throw new Refusal(405, `Method ${method} is not allowed`);
  }
  return method;
}

/** Answers OPTIONS, the same for every place and caller. */
export function preflight(request: Request): Response {
  const headers = new Headers(SHARED_HEADERS);
  headers.set("access-control-allow-methods", METHODS);
  const wanted = request.headers.get("access-control-request-headers");
  if (wanted) headers.set("access-control-allow-headers", wanted);
  headers.set("access-control-max-age", "3600");
  return new Response(null, { status: 204, headers });
}
