/** Where a member goes after signing in, when no page was asked for. */
export const HOME_PATH = "/dashboard";

/** What is no page, and the pages that sign in. */
const NO_RETURN = /^\/api\/|^\/user\/(?:login|register)(?:\/|$)|\.(?:json|txt|xml|js|svg)$/i;

const ELSEWHERE = /[\\\p{Cc}]/u;

/**
 * The page to return to after signing in, when it is a path of this site: one "/" at its start,
 * and nothing that a browser would read as another site ("//", "\", control characters). Signing
 * in leads to no data, and not to signing in.
 */
export function returnPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith("/") || next.startsWith("//") || ELSEWHERE.test(next)) return undefined;
  const { pathname } = new URL(next, "https://here.example");
  return NO_RETURN.test(pathname) ? undefined : next;
}
