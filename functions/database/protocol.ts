import { CACHING, setCaching } from "../caching.ts";
import { logEvent } from "../http/log.ts";
import { FOR_OTHER_SITES } from "../http/security-headers.ts";
import { prettyPrinted } from "./answers.ts";
import type { Asked, Database } from "./asked.ts";
import { discardUnread } from "./body.ts";
import { askerOf } from "./credentials.ts";
import { etagOf } from "./etag.ts";
import { parseUrlPath } from "./paths.ts";
import { parseQuery, select } from "./query.ts";
import { Refusal } from "./refusal.ts";
import { mayRead } from "./rules.ts";
import type { LeafStore } from "./storage.ts";
import { type Written, write } from "./writing.ts";
import { noteWritten } from "./written.ts";

const METHODS = "GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS";
// Anyone's page may ask, as with a hosted database: only the credential in the request counts.
const SHARED_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag",
  ...FOR_OTHER_SITES,
};

/** Answers one request of the Firebase Realtime Database REST protocol. */
export async function answer(request: Request, database: Database): Promise<Response> {
  try {
    return await carryOut(request, database);
  } catch (error) {
    if (error instanceof Refusal) return failure(error.status, error.message);
    logEvent("error", { event: "database-failed", reason: String(error) });
    return failure(500, "Internal server error");
  } finally {
    await discardUnread(request);
  }
}

async function carryOut(request: Request, database: Database): Promise<Response> {
  if (request.method === "OPTIONS") return preflight(request);
  const method = methodOf(request);
  const { headers } = request;
  const { pathname, searchParams: parameters } = new URL(request.url);
  if (headers.get("accept")?.includes("text/event-stream")) {
    throw new Refusal(501, "Streaming is not supported by this database");
  }
  if (parameters.has("callback")) {
    throw new Refusal(400, "JSONP is not supported by this database");
  }
  const keys = parseUrlPath(pathname);
  const asker = await askerOf(request, parameters, database.credentials);
  const asked = { method, keys, parameters, headers, asker, request };
  if (method === "GET") return read(asked, database.store);
  if (method === "HEAD") return new Response(null, await read(asked, database.store));
  return toWrite(asked, await write(asked, database));
}

async function read(asked: Asked, store: LeafStore): Promise<Response> {
  const { keys, parameters, headers, asker } = asked;
  const shallow = parameters.get("shallow") === "true";
  const query = parseQuery(parameters);
  if (shallow && query) {
    throw new Refusal(400, "Mixing 'shallow' and querying parameters is not supported");
  }
  if (!mayRead(asker, keys)) throw new Refusal(401, "Permission denied");
  const text = shallow
    ? store.readShallow(keys)
    : query
      ? select(store.read(keys), query)
      : store.read(keys);
  const etag = headers.get("x-firebase-etag") === "true" ? await etagOf(store.read(keys)) : null;
  return respond(asked, 200, text, etag);
}

async function toWrite(asked: Asked, written: Written): Promise<Response> {
  const { status, text, tagged } = written;
  const wantsTag = status === 412 || asked.headers.get("x-firebase-etag") === "true";
  const etag = wantsTag && tagged !== null ? await etagOf(tagged) : null;
  const response = respond(asked, status, text, etag);
  noteWritten(response.headers, written.places);
  return response;
}

function respond(asked: Asked, status: number, text: string, etag: string | null): Response {
  const headers = new Headers(SHARED_HEADERS);
  // What a credential unlocked must not stay in any cache between here and the asker.
  const isShared = asked.asker.kind === "visitor";
  setCaching(headers, isShared ? CACHING.revalidated : CACHING.unlocked);
  if (etag !== null) headers.set("etag", etag);
  const print = asked.parameters.get("print");
  if (print === "silent" && status === 200) return new Response(null, { status: 204, headers });
  headers.set("content-type", "application/json; charset=utf-8");
  return new Response(print === "pretty" ? prettyPrinted(text) : text, { status, headers });
}

/** How long who has asked too much is to wait. */
export const RETRY_AFTER_SECONDS = 60;

/** Answers with an error as Firebase does. */
export function failure(status: number, message: string): Response {
  const headers = new Headers(SHARED_HEADERS);
  setCaching(headers, CACHING.revalidated);
  headers.set("content-type", "application/json; charset=utf-8");
  if (status === 405) headers.set("allow", METHODS);
  if (status === 429) headers.set("retry-after", String(RETRY_AFTER_SECONDS));
  return new Response(JSON.stringify({ error: message }), { status, headers });
}

function methodOf(request: Request): string {
  const override = request.headers.get("x-http-method-override");
  const method = request.method === "POST" && override ? override.toUpperCase() : request.method;
  if (method === "OPTIONS" || !METHODS.split(", ").includes(method)) {
    throw new Refusal(405, `Method ${method} is not allowed`);
  }
  return method;
}

function preflight(request: Request): Response {
  const headers = new Headers(SHARED_HEADERS);
  headers.set("access-control-allow-methods", METHODS);
  const wanted = request.headers.get("access-control-request-headers");
  if (wanted) headers.set("access-control-allow-headers", wanted);
  headers.set("access-control-max-age", "3600");
  return new Response(null, { status: 204, headers });
}
