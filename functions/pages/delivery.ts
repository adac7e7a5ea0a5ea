import type { Collections } from "../../src/data/cached-collections.ts";
import { ReadTrace } from "../../src/data/read-trace.ts";
import { collectionsOfRequest } from "../../src/data/request-collections.ts";
import type { RequestNotes } from "../request-notes.ts";
import { entityTagOf, isKnown } from "./entity-tag.ts";
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
      return timed(answerWith(kept, request), { reads, began, page: "hit" });
    }
  }
  const response = await whole(await delivery.render());
  const { reads } = notes;
  // What the cache in front of the Worker can be told to forget when a collection changes.
  const tags = [...reads.versions.keys()];
  if (tags.length > 0 && isPublic(response)) response.headers.set("Cache-Tag", tags.join(","));
  if (key === undefined || notes.isForEveryone !== true || !isWorthKeeping(request, response)) {
    return timed(response, { reads, began, page: undefined });
  }
  const body = new Uint8Array(await response.arrayBuffer());
  response.headers.set("ETag", await entityTagOf(body));
  const page: KeptPage = {
    body,
    headers: [...response.headers],
    versions: reads.versions,
    failingSince: reads.failingSince,
  };
  pages.set(key, page);
  return timed(answerWith(page, request), { reads, began, page: "miss" });
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
  const bound = collectionsOfRequest(collections, { trace, waitUntil, isImpatient: true });
  const names = Object.keys(bound) as (keyof Collections)[];
  await Promise.all(names.filter((name) => page.versions.has(name)).map((name) => bound[name]()));
  return trace;
}

function isCurrent(page: KeptPage, { versions, failingSince }: ReadTrace): boolean {
  return (
    page.failingSince === failingSince &&
    [...page.versions].every(
      ([name, version]) =>
        version !== undefined && versions.get(name as keyof Collections) === version,
    )
  );
}

function answerWith({ body, headers }: KeptPage, request: Request): Response {
  const answer = new Headers(headers);
  if (isKnown(request.headers.get("If-None-Match"), answer.get("ETag") ?? "")) {
    for (const name of BODY_HEADERS) answer.delete(name);
    return new Response(null, { status: 304, headers: answer });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers: answer });
}

function timed(
  response: Response,
  timing: { reads: ReadTrace; began: number; page: "hit" | "miss" | undefined },
): Response {
  const { reads, began, page } = timing;
  const value = serverTiming({
    source: reads.source,
    readMs: reads.durationMs,
    totalMs: performance.now() - began,
    page,
  });
  // What was fetched, a file from the assets, has headers that cannot be set: hand on a copy.
  const answer = new Response(response.body, response);
  answer.headers.set("Server-Timing", value);
  return answer;
}
