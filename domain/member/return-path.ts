import { placesFor, routeOf } from "../site/routes.ts";

/**
 * Paths of files that the routes table does not list: assets and the embedded database's documents.
 */
const FILE = /\.(?:json|txt|xml|js|svg)$/i;

/** Characters with which a browser may read a path as the address of another site. */
const ELSEWHERE = /[\\\p{Cc}]/u;

/**
 * Validates the page to return to after signing in: a path of this site that begins with one "/"
 * and has nothing that a browser would read as another site ("//", "\", control characters).
 * Undefined for other texts, for files and for the login page.
 */
export function returnPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith("/") || next.startsWith("//") || ELSEWHERE.test(next)) return undefined;
  const { pathname } = new URL(next, "https://here.example");
  const path = decoded(pathname);
  return path === undefined || !isPage(path) ? undefined : next;
}

/** Returns whether a path may be a page other than the login page. */
function isPage(path: string): boolean {
  const plain = path.toLowerCase();
  const isBelow = (place: string) => plain === place || plain.startsWith(`${place}/`);
  if (FILE.test(path) || placesFor("visitors").some(isBelow)) return false;
  const kind = routeOf(encodeURI(plain))?.kind;
  return kind !== "file" && kind !== "worker";
}

/** The decoded path, as a router reads it; undefined when its escapes are malformed. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
