import { type FreshnessClock, hasCaching, pageCaching, setCaching } from "../caching.ts";
import type { ReadCall, Served } from "../data/cached-read.ts";
import { type ReadName, tagOf } from "../data/documents.ts";
import { ReadTrace } from "../data/read-trace.ts";
import { entityTagOf, isKnown } from "../http/entity-tag.ts";
import type { RequestNotes } from "../http/request-notes.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { serverTiming } from "./server-timing.ts";

export interface Delivery {
  request: Request;
  /** Reads a collection or document, as rendering would. */
  read: (name: ReadName, call: ReadCall) => Promise<unknown>;
  pages: PageCache;
  /** How long a collection is fresh. */
  freshMs: number;
  now?: () => number;
  notes: RequestNotes;
  waitUntil: (promise: Promise<unknown>) => void;
  render: () => Promise<Response>;
}

/** Headers that describe the body; a 304 has none. */
const BODY_HEADERS = ["content-type", "content-length"];

/**
 * Answers a request for a page: from the page cache while every collection of the page is the same
 * (design.md section 5), else by rendering. Public pages have an ETag, and a client that has the
 * page gets a 304. Members' pages are rendered for each request and never cached.
 */
export async function deliver(delivery: Delivery): Promise<Response> {
  const { request, pages, notes } = delivery;
  const began = performance.now();
  const key = pageKey(request);
  const cached = key === undefined ? undefined : pages.get(key);
  const waited = cached && (await readsOf(cached, delivery));
  if (cached !== undefined && waited !== undefined && isCurrent(cached, waited)) {
    return answerWith(cached, delivery, { reads: waited, began, page: "hit" });
  }
  const response = await whole(await delivery.render());
  const { reads, policy } = notes;
  const isShared = policy !== undefined && policy !== "personal" && !hasCaching(response.headers);
  // The cache in front of the Worker is purged by these tags when a collection changes.
  const tags = [...new Set([...reads.versions.keys()].map(tagOf))];
  if (isShared && tags.length > 0 && response.status < 500) {
    response.headers.set("Cache-Tag", tags.join(","));
  }
  const isListed = isShared && policy !== "revalidated" && isWorthKeeping(request, response);
  if (key === undefined || !isListed) {
    if (policy !== undefined && !hasCaching(response.headers)) {
      setCaching(response.headers, pageCaching(policy, response.status, reads, clockOf(delivery)));
    }
    response.headers.set(
      "Server-Timing",
      timingOf({ reads: waited ?? reads, began, page: undefined }),
    );
    return response;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  const tag = await entityTagOf(body);
  response.headers.set("ETag", tag);
  const page: RenderedPage = {
    body,
    tag,
    policy,
    headers: [...response.headers],
    versions: reads.versions,
    failingSince: reads.failingSince,
  };
  pages.set(key, page);
  return answerWith(page, delivery, { reads: waited ?? reads, began, page: "miss" });
}

/** The response with mutable headers. Its body is read whole, so that no partial page is sent. */
async function whole(response: Response): Promise<Response> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") === true;
  const body = response.body !== null && isPage ? await response.arrayBuffer() : response.body;
  return new Response(body, response);
}

function isWorthKeeping(request: Request, response: Response): boolean {
  return request.method === "GET" && response.status === 200 && !response.headers.has("Set-Cookie");
}

function clockOf({ now = Date.now, freshMs }: Delivery): FreshnessClock {
  return { now: now(), freshMs };
}

/**
 * Reads the page's collections, as rendering would, so that stale ones are renewed. After a failure
 * here, the rendering fails at once and does not wait again.
 */
async function readsOf(page: RenderedPage, delivery: Delivery): Promise<ReadTrace> {
  const { read, waitUntil } = delivery;
  const trace = new ReadTrace();
  const from = performance.now();
  const reading: Promise<unknown>[] = [];
  for (const name of page.versions.keys()) {
    const onServed = (served: Served) => trace.add(name, served);
    reading.push(read(name, { waitUntil, onServed }));
  }
  await Promise.all(reading);
  trace.took(from, performance.now());
  return trace;
}

function isCurrent(page: RenderedPage, { reads, failingSince }: ReadTrace): boolean {
  if (page.failingSince !== failingSince) return false;
  for (const [name, version] of page.versions) {
    if (version === undefined || reads.get(name)?.version !== version) return false;
  }
  return true;
}

function answerWith(page: RenderedPage, delivery: Delivery, timing: Timing): Response {
  const { request } = delivery;
  const headers = new Headers(page.headers);
  headers.set("Server-Timing", timingOf(timing));
  setCaching(headers, pageCaching(page.policy, 200, timing.reads, clockOf(delivery)));
  if (isKnown(request.headers.get("If-None-Match"), page.tag)) {
    for (const name of BODY_HEADERS) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : page.body, { headers });
}

interface Timing {
  reads: ReadTrace;
  began: number;
  page: "hit" | "miss" | undefined;
}

function timingOf({ reads, began, page }: Timing): string {
  const { source, durationMs: readMs } = reads;
  return serverTiming({ source, readMs, totalMs: performance.now() - began, page });
}
