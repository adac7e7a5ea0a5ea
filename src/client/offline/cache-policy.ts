import { OFFLINE_ROUTES } from "#domain/site/offline-routes.ts";
import { matches, segmentsOf } from "#domain/site/route-pattern.ts";

/** The most saved pages; the one read longest ago is evicted first. */
export const MAX_PAGES = 60;
/** The most cached images, icons and scripts. */
export const MAX_ASSETS = 80;

/** Assets that change only with the site's version. */
const ASSETS =
  /^\/(?:_astro\/.+|icons\/.+|(?:islands|members|hush)-[^/]+\.js|badges\.svg|favicon\.svg|avatar\.svg|site\.webmanifest)$/;

/** The parameters of links in mails and advertisements, which change no page. */
const TRACKING = /^utm_|clid$/;

/** The parts of a request that decide how it is handled. */
export interface PageRequest {
  method: string;
  mode: string;
  url: string;
  /** The players table fetches pages by script with the `Accept` header of a navigation. */
  accept: string | null;
}

/** The handling of a request: "page" is network first, "asset" is cache first. */
export function handlingOf(request: PageRequest, origin: string): "page" | "asset" | "untouched" {
  const { origin: requested, pathname } = new URL(request.url);
  if (request.method !== "GET" || requested !== origin) return "untouched";
  if (request.mode === "navigate") {
    return /^\/api(?:\/|$)|\.json$/.test(pathname) ? "untouched" : "page";
  }
  if (request.accept === "text/html" && savedPageKey(request.url) !== undefined) return "page";
  return ASSETS.test(pathname) ? "asset" : "untouched";
}

/**
 * The cache key of a page; undefined for a page that is not saved. A filtered or sorted table is
 * not saved, and the copy of the whole table is not shown instead.
 */
export function savedPageKey(url: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(url);
  const segments = segmentsOf(pathname);
  const path = segments && Object.keys(OFFLINE_ROUTES).find((known) => matches(known, segments));
  if (path === undefined || /\/\/|\.json$/.test(pathname)) return undefined;
  const isAsked = [...searchParams].some(([name, value]) => value !== "" && !TRACKING.test(name));
  const isPart = OFFLINE_ROUTES[path] && isAsked;
  return isPart ? undefined : origin + pathname;
}

/** The cache key of an asset. */
export function assetKey(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + search;
}

/**
 * Returns whether a response may be cached: complete, not redirected, and `public`. Its address
 * alone does not decide, because `Cache-Control` marks responses for one person.
 */
export function isCacheable(answer: Response): boolean {
  const caching = answer.headers.get("Cache-Control")?.toLowerCase() ?? "";
  return (
    answer.status === 200 &&
    !answer.redirected &&
    /\bpublic\b/.test(caching) &&
    !/\b(?:private|no-store)\b/.test(caching)
  );
}

/** Returns whether a page may be saved: a cacheable HTML page at an address without a query. */
export function isCacheablePage(url: string, answer: Response): boolean {
  return (
    isCacheable(answer) &&
    savedPageKey(url) !== undefined &&
    new URL(url).search === "" &&
    answer.headers.get("Content-Type")?.startsWith("text/html") === true
  );
}
