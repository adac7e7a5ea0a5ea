import type { ReadCall, Served } from "../data/cached-read.ts";
import { type ReadName, tagOf } from "../data/documents.ts";
import { ReadTrace } from "../data/read-trace.ts";
import type { Dictionaries } from "../dictionary/dictionary.ts";
import { DICTIONARY_HINT } from "../dictionary/hint.ts";
import { announcement } from "../dictionary/serving.ts";
import {
  type FreshnessClock,
  forbidTransforms,
  hasCaching,
  keepAtEdge,
  keepFromEdge,
  type PagePolicy,
  pageCaching,
  setCaching,
} from "../http/caching.ts";
import { entityTagOf, formTag, knownTag } from "../http/entity-tag.ts";
import { withKeptNames } from "../http/kept-names.ts";
import { withOwnHashes } from "../http/own-hashes.ts";
import { savesData } from "../http/save-data.ts";
import type { PageCache } from "./page-cache.ts";
import { bytesOf, formFor } from "./page-form.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import type { RenderedPage } from "./rendered-page.ts";
import type { RequestNotes } from "./request-notes.ts";
import { serverTiming } from "./server-timing.ts";

export interface Delivery {
  request: Request;
  /** Reads a collection or document, as rendering would. */
  read: (name: ReadName, call: ReadCall) => Promise<unknown>;
  pages: PageCache;
  /** The name of the season that the key of a page does not name. */
  currentSeason: string;
  /** The dictionaries that compress pages; empty when the setting switches them off. */
  dictionaries: Dictionaries;
  /** The freshness lifetime of a collection, in ms. */
  freshMs: number;
  now?: () => number;
  notes: RequestNotes;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Renders the page whole, for HEAD too. */
  render: () => Promise<Response>;
}

const POLICY = "Content-Security-Policy";

/** The policies of answers that are made anew each time; a picture's own caches keep it. */
const UNKEPT: readonly PagePolicy[] = ["revalidated", "picture"];

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
  const key = pageKey(request, delivery.currentSeason);
  const cached = key === undefined ? undefined : pages.get(key);
  const waited = cached && (await readsOf(cached, delivery));
  if (key !== undefined && cached && waited && isCurrent(cached, waited, clockOf(delivery))) {
    const timing = { reads: waited, began, page: "hit" } as const;
    return answerWith({ key, page: cached }, waited, delivery, timing);
  }
  const response = await whole(await delivery.render());
  const { reads, policy } = notes;
  const isShared = policy !== undefined && policy !== "personal" && !hasCaching(response.headers);
  // The cache in front of the Worker is purged by these tags when a collection changes.
  const tags = [...new Set([...reads.versions.keys()].map(tagOf))];
  if (isShared && tags.length > 0 && response.status < 500) {
    response.headers.set("Cache-Tag", tags.join(","));
  }
  const isListed = isShared && !UNKEPT.includes(policy) && isWorthKeeping(response);
  if (key === undefined || !isListed) {
    if (policy !== undefined && !hasCaching(response.headers)) {
      setCaching(response.headers, pageCaching(policy, response.status, reads, clockOf(delivery)));
      if (isListed && isOfPastSeasons(reads.versions))
        keepAtEdge(response.headers, reads, clockOf(delivery));
    }
    response.headers.set(
      "Server-Timing",
      timingOf({ reads: waited ?? reads, began, page: undefined }),
    );
    return response;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  const tag = await entityTagOf(body);
  const page: RenderedPage = {
    body,
    forms: new Map(),
    isDocument: response.headers.get("Content-Type")?.startsWith("text/html") === true,
    tag,
    policy,
    headers: [...response.headers],
    versions: reads.versions,
    renderedAt: clockOf(delivery).now,
    validUntil: reads.validUntil,
    failingSince: reads.failingSince,
  };
  const timing = { reads: waited ?? reads, began, page: "miss" } as const;
  return answerWith({ key, page }, reads, delivery, timing);
}

/** The response with mutable headers. A page is read whole, so that no partial one is sent. */
async function whole(response: Response): Promise<Response> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") === true;
  if (response.body === null || !isPage) return new Response(response.body, response);
  const html = withKeptNames(await response.text());
  const page = new Response(html, response);
  const policy = page.headers.get(POLICY);
  if (policy !== null) page.headers.set(POLICY, await withOwnHashes(policy, html));
  return page;
}

function isWorthKeeping(response: Response): boolean {
  return response.status === 200 && !response.headers.has("Set-Cookie");
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

function isCurrent(
  page: RenderedPage,
  { reads, failingSince }: ReadTrace,
  { now }: FreshnessClock,
): boolean {
  if (page.renderedAt > now || page.validUntil <= now || page.failingSince !== failingSince)
    return false;
  for (const [name, version] of page.versions) {
    if (version === undefined || reads.get(name)?.version !== version) return false;
  }
  return true;
}

/**
 * Answers with the page, made of `reads`, in the form that the client accepts, and keeps that form
 * in memory.
 */
function answerWith(
  { key, page }: { key: PageKey; page: RenderedPage },
  reads: ReadTrace,
  delivery: Delivery,
  timing: Timing,
): Response {
  const { request, pages, dictionaries } = delivery;
  const form = formFor(request, page, dictionaries);
  const isNew = timing.page === "miss";
  const tag = formTag(page.tag, form.name);
  const known = knownTag(request.headers.get("If-None-Match"), page.tag, tag);
  const hasBody = known === undefined && request.method !== "HEAD";
  const count = page.forms.size;
  const body = hasBody ? bytesOf(page, form) : null;
  if (isNew || page.forms.size > count) pages.set(key, page);

  const headers = new Headers(page.headers);
  headers.set("ETag", known ?? tag);
  headers.append("Vary", varyOf(page, dictionaries));
  headers.set("No-Vary-Search", key.noVarySearch);
  headers.set("Server-Timing", timingOf(timing));
  const { oldestReadAt, failingSince } = reads;
  const age = { oldestReadAt, failingSince, validUntil: page.validUntil };
  setCaching(headers, pageCaching(page.policy, 200, age, clockOf(delivery)));
  if (isOfPastSeasons(page.versions)) keepAtEdge(headers, age, clockOf(delivery));
  const announced = page.isDocument && announcement(request, dictionaries);
  if (announced && !savesData(request)) headers.append("Link", announced);
  // Only clients with this dictionary can decode the answer.
  if (form.coding === "dcz") {
    keepFromEdge(headers);
    // A feature that rewrites HTML cannot decode it either.
    forbidTransforms(headers);
  }
  if (known !== undefined) {
    for (const name of BODY_HEADERS) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  if (form.coding === undefined) return new Response(body, { headers });
  headers.set("Content-Encoding", form.coding);
  return new Response(body, { headers, encodeBody: "manual" });
}

function isOfPastSeasons(reads: RenderedPage["versions"]): boolean {
  return [...reads.keys()].some((name) => tagOf(name) === "seasons");
}

/** The request headers that the answer depends on. */
function varyOf({ isDocument }: RenderedPage, dictionaries: Dictionaries): string {
  if (!isDocument) return "Accept-Encoding";
  const dictionary = dictionaries.length > 0 ? `, Available-Dictionary, ${DICTIONARY_HINT}` : "";
  return `Accept-Encoding${dictionary}, Save-Data`;
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
