import { parseTableQuery, tableSearch } from "../../../domain/season/player-table.ts";

/** How many pages are kept; the one that was not read for longest gives way. */
export const MAX_PAGES = 60;
/** How many drawings, icons and scripts are kept. */
export const MAX_ASSETS = 80;

/** Public pages by their addresses. What somebody searched for is nobody's business but theirs. */
const PAGES = /^\/(?:nba(?:\/(?:standings|teams|players)(?:\/[^?#]*)?)?)?$/;

/** What pages are made with. Its content changes with the site's version alone. */
const ASSETS =
  /^\/(?:_astro\/.+|icons\/.+|islands-[^/]+\.js|badges\.svg|favicon\.svg|avatar\.svg|site\.webmanifest)$/;

/** What of a request decides who answers it. */
export interface Asked {
  method: string;
  mode: string;
  url: string;
  /** Said by what turns the pages of a table in place: it reads a page as a navigation would. */
  accept: string | null;
}

/** Who answers a request: the network before the kept copy, the copy first, or nobody here. */
export function handlingOf(request: Asked, origin: string): "page" | "asset" | "untouched" {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== "GET" || asked !== origin) return "untouched";
  if (request.mode === "navigate") {
    return /^\/api(?:\/|$)|\.json$/.test(pathname) ? "untouched" : "page";
  }
  if (request.accept === "text/html" && pageKey(request.url) !== undefined) return "page";
  return ASSETS.test(pathname) ? "asset" : "untouched";
}

/**
 * Under which address a page is kept; undefined for one that is not. What somebody made of the
 * players table is not, and the whole table does not stand in for it.
 */
export function pageKey(url: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(url);
  const isTable = pathname.startsWith("/nba/players/page/");
  if (isTable && tableSearch(parseTableQuery(searchParams)) !== "") return undefined;
  return PAGES.test(pathname) && !pathname.endsWith(".json") ? origin + pathname : undefined;
}

/** Under which address an asset is kept. */
export function assetKey(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + search;
}

/**
 * Whether an answer may be kept: whole, at the address that was asked for, and said to be the same
 * for everybody. An address alone is not trusted: what is for one person says so itself.
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
