import type { Route } from "#domain/site/route.ts";
import { routeOf } from "#domain/site/routes.ts";
import { BoundedMap } from "../http/bounded-map.ts";
import { accessOf } from "../http/guards.ts";

/** The limit of a key, which is longer than any link of the site. */
const MAX_KEY_LENGTH = 512;

/** The limit of memoized addresses: most requests are for the same few. */
const MAX_REMEMBERED = 4_096;

/**
 * The memoized keys by address, each of one season, which its key does not name; a page that is not
 * cached has an entry without a key.
 */
const remembered = new BoundedMap<string, { key: PageKey | undefined; season: string }>(
  MAX_REMEMBERED,
);

/** The key of a page in the cache. */
export interface PageKey {
  key: string;
  /**
   * The address that is rendered: the path as requested, and only what the key holds of the query.
   * A page thus cannot depend on what requests with the same key differ in.
   */
  address: string;
  /** Pages with a query are unlimited in number, so they have limits of memory of their own. */
  share: PageShare;
  /** The `No-Vary-Search` header: the queries that lead to the same page. */
  noVarySearch: string;
}

export type PageShare = "plain" | "queries" | "questions" | "words";

/**
 * The key under which a request's page may be cached; requests for the same page have the same key.
 * Undefined unless the request reads a public page. The guard checks the address alone here, and
 * the matched route when the page is rendered.
 */
export function pageKey(
  request: { method: string; url: string },
  current: string,
): PageKey | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { url } = request;
  const known = remembered.get(url);
  // The guard's many readings of an address cost more than all the rest of a cached page.
  if (known?.season === current) return known.key;
  const key = keyOf(new URL(url), current);
  if (url.length > MAX_KEY_LENGTH) return key;
  remembered.set(url, { key, season: current });
  return key;
}

function keyOf({ origin, pathname, searchParams }: URL, current: string): PageKey | undefined {
  if (!isPlainlySpelled(pathname) || accessOf("/", pathname) !== "everyone") return undefined;
  const route = routeOf(pathname);
  if (route === undefined) return undefined;
  const path = route.isAnyCase ? inOneCase(pathname, route.path) : pathname;
  const query = route.query?.(searchParams, current) ?? "";
  // Pages contain the site's address, so each origin has its own pages.
  const key = origin + path + query;
  return key.length > MAX_KEY_LENGTH
    ? undefined
    : {
        key,
        address: origin + pathname + query,
        share: shareOf(route, query),
        noVarySearch: noVarySearchOf(route),
      };
}

/** A path with the value of its pattern's last placeholder in lower case, and no other part. */
function inOneCase(pathname: string, pattern: string): string {
  const place = pattern.split("/").findLastIndex((part) => part.startsWith("["));
  return pathname
    .split("/")
    .map((part, at) => (at === place ? decodeURIComponent(part).toLowerCase() : part))
    .join("/");
}

/** The `No-Vary-Search` of a route; every parameter of a question counts, their order does not. */
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
 * Returns whether a path is spelled as in the site's own links. The router accepts other spellings
 * of a page too, but the route's row is found by the path, so their pages are not cached.
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

/** A segment that is empty, contains an escape or slash after decoding, or ends in `.html`. */
const ODD_SEGMENT = /^$|[%/\\]|\.html$/i;
