import { parseTableQuery, tableSearch } from "../../domain/season/player-table.ts";
import { accessOf } from "../guards.ts";

/** Longer addresses are nobody's bookmark. */
const MAX_KEY_LENGTH = 512;

/** How many addresses are remembered with their keys; the same few are asked for over and over. */
const MAX_REMEMBERED = 4_096;

const remembered = new Map<string, string | undefined>();

/**
 * The key under which a request's page may be kept: the same for requests whose pages are the same.
 * Undefined for everything that is not a public page being read. The guard looks at the address
 * alone here; the route that the router finds is asked when the page is rendered.
 */
export function pageKey(request: { method: string; url: string }): string | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { url } = request;
  const known = remembered.get(url);
  // Looking at every reading of an address takes longer than all the rest of a warm page.
  if (known !== undefined || remembered.has(url)) return known;
  const key = keyOf(new URL(url));
  if (url.length > MAX_KEY_LENGTH) return key;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(url, key);
  return key;
}

function keyOf({ origin, pathname, searchParams }: URL): string | undefined {
  if (!isPlainlySpelled(pathname) || accessOf("/", pathname) !== "everyone") return undefined;
  // The address of the site stands on its pages, so each origin has pages of its own.
  const key = origin + pathname + relevantPart(pathname, searchParams);
  return key.length > MAX_KEY_LENGTH ? undefined : key;
}

/**
 * Whether a path is spelled as the site's own links spell it. The router takes other spellings of a
 * page as well, and which part of the query counts is told by the path: an odd one is rendered anew
 * rather than guessed at.
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

/** Nothing at all, what would decode once more or become two segments, and a file's ending. */
const ODD_SEGMENT = /^$|[%/\\]|\.html$/i;

/** The part of a query that the page says something else for; no page looks at any other part. */
function relevantPart(pathname: string, query: URLSearchParams): string {
  if (pathname.startsWith("/nba/players/page/")) return tableSearch(parseTableQuery(query));
  const name = RELEVANT[pathname];
  const value = name === undefined ? null : query.get(name);
  return value === null ? "" : `?${value}`;
}

const RELEVANT: Record<string, string> = { "/": "notice", "/search": "q" };
