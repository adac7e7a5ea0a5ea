import type { Route } from "../../domain/site/route.ts";
import { routeOf } from "../../domain/site/routes.ts";
import { accessOf } from "../guards.ts";
import { BoundedMap } from "../http/bounded-map.ts";

/** Longer than any link of the site. */
const MAX_KEY_LENGTH = 512;

/** How many addresses are memoized: most requests are for the same few. */
const MAX_REMEMBERED = 4_096;

/** A page that is not cached is memoized too, without a key. */
const remembered = new BoundedMap<string, { key: PageKey | undefined }>(MAX_REMEMBERED);

/** The key of a page in the cache. */
export interface PageKey {
  key: string;
  /** Pages with a query are unlimited in number, so they have limits of memory of their own. */
  share: PageShare;
  /** Which other queries lead to the same page, as the header `No-Vary-Search` says it. */
  noVarySearch: string;
}

export type PageShare = "plain" | "queries" | "questions" | "words";

/**
 * The key under which a request's page may be cached; requests for the same page have the same key.
 * Undefined for everything but reading a public page. The guard checks the address alone here, and
 * the matched route when the page is rendered.
 */
export function pageKey(request: { method: string; url: string }): PageKey | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { url } = request;
  const known = remembered.get(url);
  // The guard's many readings of an address cost more than all the rest of a cached page.
  if (known !== undefined) return known.key;
  const key = keyOf(new URL(url));
  if (url.length > MAX_KEY_LENGTH) return key;
  remembered.set(url, { key });
  return key;
}

function keyOf({ origin, pathname, searchParams }: URL): PageKey | undefined {
  if (!isPlainlySpelled(pathname) || accessOf("/", pathname) !== "everyone") return undefined;
  const route = routeOf(pathname);
  if (route === undefined) return undefined;
  const path = route.isAnyCase ? decodeURIComponent(pathname).toLowerCase() : pathname;
  const query = route.query?.(searchParams) ?? "";
  // A page names the site's address, so each origin has pages of its own.
  const key = origin + path + query;
  return key.length > MAX_KEY_LENGTH
    ? undefined
    : { key, share: shareOf(route, query), noVarySearch: noVarySearchOf(route) };
}

/** Of a question every parameter counts, but not the order of different ones. */
function noVarySearchOf({ query, parameters = [] }: Route): string {
  if (query === undefined) return "params";
  if (parameters.length === 0) return "key-order";
  return `key-order, params, except=(${parameters.map((name) => `"${name}"`).join(" ")})`;
}

function shareOf({ isInWords, question }: Route, query: string): PageShare {
  if (query === "") return "plain";
  if (isInWords) return "words";
  return question === undefined ? "queries" : "questions";
}

/**
 * Whether a path is spelled as the site's own links spell it. The router takes other spellings of a
 * page too, but its row is found by the path, so pages of other spellings are not cached.
 */
function isPlainlySpelled(pathname: string): boolean {
  return pathname === "/" || pathname.slice(1).split("/").every(isPlainSegment);
}

function isPlainSegment(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment);
    return encodeURIComponent(text) === segment && !ODD_SEGMENT.test(text);
  } catch {
    return false;
  }
}

/** An empty segment, one that decodes once more or into two segments, and a file's ending. */
const ODD_SEGMENT = /^$|[%/\\]|\.html$/i;
