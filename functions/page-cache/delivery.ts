import type { Collections } from "../data/cached-collections.ts";
import type { Served } from "../data/cached-read.ts";
import { ReadTrace } from "../data/read-trace.ts";
import { entityTagOf, isKnown } from "../http/entity-tag.ts";
import type { RequestNotes } from "../http/request-notes.ts";
import type { KeptPage, PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import { serverTiming } from "./server-timing.ts";

export interface Delivery {
  request: Request;
  collections: Collections;
  pages: PageCache;
  notes: RequestNotes;
  waitUntil: (promise: Promise<unknown>) => void;
  render: () => Promise<Response>;
}

/** What a 304 leaves out: it describes the body that is not there. */
const BODY_HEADERS = ["content-type", "content-length"];

/**
 * Answers a request for a page: from the rendered pages while every collection that the page was
 * made of is the same (design section 5), else by rendering. Public pages carry a tag, and whoever
 * has the page already gets a 304. Pages of members are rendered for each request and never kept.
 */
export async function deliver(delivery: Delivery): Promise<Response> {
  const { request, pages, notes } = delivery;
  const began = performance.now();
  const key = pageKey(request);
  const kept = key === undefined ? undefined : pages.get(key);
  if (kept !== undefined) {
    const reads = await readsOf(kept, delivery);
    if (isCurrent(kept, reads)) {
      return answerWith(kept, request, timingOf({ reads, began, page: "hit" }));
    }
  }
  const response = await whole(await delivery.render());
  const { reads } = notes;
  // What the cache in front of the Worker can be told to forget when a collection changes.
  const tags = [...reads.versions.keys()];
  if (tags.length > 0 && isPublic(response)) response.headers.set("Cache-Tag", tags.join(","));
  if (key === undefined || notes.isForEveryone !== true || !isWorthKeeping(request, response)) {
    // What was fetched, a file from the assets, has headers that cannot be set: hand on a copy.
    const answer = new Response(response.body, response);
    answer.headers.set("Server-Timing", timingOf({ reads, began, page: undefined }));
    return answer;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  const tag = await entityTagOf(body);
  response.headers.set("ETag", tag);
  const page: KeptPage = {
    body,
    tag,
    headers: [...response.headers],
    // A page for everyone is made of public collections alone.
    versions: reads.versions as KeptPage["versions"],
    failingSince: reads.failingSince,
  };
  pages.set(key, page);
  return answerWith(page, request, timingOf({ reads, began, page: "miss" }));
}

/** A page as a whole: one that fails half-way is not to go out in part. */
async function whole(response: Response): Promise<Response> {
  if (response.body === null || !response.headers.get("Content-Type")?.startsWith("text/html")) {
    return response;
  }
  return new Response(await response.arrayBuffer(), response);
}

function isWorthKeeping(request: Request, response: Response): boolean {
  return (
    request.method === "GET" &&
    response.status === 200 &&
    !response.headers.has("Set-Cookie") &&
    isPublic(response)
  );
}

function isPublic(response: Response): boolean {
  return response.headers.get("Cache-Control")?.startsWith("public,") === true;
}

/**
 * Asks for the page's collections, as rendering would, so that those no longer fresh are renewed.
 * What has to be waited for is left to the rendering: nobody waits twice.
 */
async function readsOf(page: KeptPage, delivery: Delivery): Promise<ReadTrace> {
  const { collections, waitUntil } = delivery;
  const trace = new ReadTrace();
  const from = performance.now();
  const reading: Promise<unknown>[] = [];
  for (const name of page.versions.keys()) {
    const onServed = (served: Served) => trace.add(name, served);
    reading.push(collections[name]({ waitUntil, isImpatient: true, onServed }));
  }
  await Promise.all(reading);
  trace.took(from, performance.now());
  return trace;
}

function isCurrent(page: KeptPage, { reads, failingSince }: ReadTrace): boolean {
  if (page.failingSince !== failingSince) return false;
  for (const [name, version] of page.versions) {
    if (version === undefined || reads.get(name)?.version !== version) return false;
  }
  return true;
}

function answerWith(page: KeptPage, request: Request, timing: string): Response {
  const headers: [string, string][] = [...page.headers, ["Server-Timing", timing]];
  if (isKnown(request.headers.get("If-None-Match"), page.tag)) {
    const left = headers.filter(([name]) => !BODY_HEADERS.includes(name));
    return new Response(null, { status: 304, headers: left });
  }
  return new Response(request.method === "HEAD" ? null : page.body, { headers });
}

function timingOf(timing: {
  reads: ReadTrace;
  began: number;
  page: "hit" | "miss" | undefined;
}): string {
  const { reads, began, page } = timing;
  const { source, durationMs: readMs } = reads;
  return serverTiming({ source, readMs, totalMs: performance.now() - began, page });
}
