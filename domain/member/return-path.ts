import { placesFor, routeOf } from "../site/routes.ts";

/** Paths without a row in the routes table: assets, and the embedded database's documents. */
const FILE = /\.(?:json|txt|xml|js|svg)$/i;

/** A path that a browser would read as another site. */
const ELSEWHERE = /[\\\p{Cc}]/u;

/**
 * The page to return to after signing in, when it is a path of this site: one "/" at its start,
 * and nothing that a browser would read as another site ("//", "\", control characters). Data files
 * and the login page itself are no pages to return to.
 */
export function returnPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith("/") || next.startsWith("//") || ELSEWHERE.test(next)) return undefined;
  const { pathname } = new URL(next, "https://here.example");
  const path = decoded(pathname);
  return path === undefined || !isPage(path) ? undefined : next;
}

/** Whether a path may show a page, and one that does more than sign in. */
function isPage(path: string): boolean {
  const plain = path.toLowerCase();
  const isBelow = (place: string) => plain === place || plain.startsWith(`${place}/`);
  if (FILE.test(path) || placesFor("visitors").some(isBelow)) return false;
  const kind = routeOf(encodeURI(plain))?.kind;
  return kind !== "file" && kind !== "worker";
}

/** The path as a router reads it; undefined where it cannot be read. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
