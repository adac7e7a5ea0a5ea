import { parseTableQuery, tableSearch } from "../../../domain/season/player-table.ts";
import { OFFLINE_ROUTES } from "../../../domain/site/offline-routes.ts";
import { matches, segmentsOf } from "../../../domain/site/route-pattern.ts";

/** How many pages are kept; the one that was not read for longest gives way. */
export const MAX_PAGES = 60;
/** How many drawings, icons and scripts are kept. */
export const MAX_ASSETS = 80;

/** What pages are made with. Its content changes with the site's version alone. */
const ASSETS =
  /^\/(?:_astro\/.+|icons\/.+|islands-[^/]+\.js|badges\.svg|favicon\.svg|avatar\.svg|site\.webmanifest)$/;

/** The parts of a request that decide who answers it. */
export interface PageRequest {
  method: string;
  mode: string;
  url: string;
  /** The players table, which turns its pages in place, sends a navigation's `Accept`. */
  accept: string | null;
}

/**
 * How a request is answered: from the network before the copy, from the copy first, or untouched.
 */
export function handlingOf(request: PageRequest, origin: string): "page" | "asset" | "untouched" {
  const { origin: requested, pathname } = new URL(request.url);
  if (request.method !== "GET" || requested !== origin) return "untouched";
  if (request.mode === "navigate") {
    return /^\/api(?:\/|$)|\.json$/.test(pathname) ? "untouched" : "page";
  }
  if (request.accept === "text/html" && pageKey(request.url) !== undefined) return "page";
  return ASSETS.test(pathname) ? "asset" : "untouched";
}

/**
 * The address under which a page is kept; undefined for a page that is not. A filtered or sorted
 * players table is not kept, and the whole table does not stand in for it.
 */
export function pageKey(url: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(url);
  const segments = segmentsOf(pathname);
  const path = segments && Object.keys(OFFLINE_ROUTES).find((known) => matches(known, segments));
  if (path === undefined || /\/\/|\.json$/.test(pathname)) return undefined;
  const isPart = OFFLINE_ROUTES[path] && tableSearch(parseTableQuery(searchParams)) !== "";
  return isPart ? undefined : origin + pathname;
}

/** Under which address an asset is kept. */
export function assetKey(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + search;
}

/**
 * Whether an answer may be kept: whole, at the address that was asked for, and said to be the same
 * for all visitors. An address alone is not trusted: what is for one person says so itself.
 */
export function mayKeep(answer: Response): boolean {
  const caching = answer.headers.get("Cache-Control")?.toLowerCase() ?? "";
  return (
    answer.status === 200 &&
    !answer.redirected &&
    /\bpublic\b/.test(caching) &&
    !/\b(?:private|no-store)\b/.test(caching)
  );
}

/** Whether a page may be kept: as any answer, and no more than the page of the address. */
export function mayKeepPage(url: string, answer: Response): boolean {
  return (
    mayKeep(answer) &&
    pageKey(url) !== undefined &&
    new URL(url).search === "" &&
    answer.headers.get("Content-Type")?.startsWith("text/html") === true
  );
}
