/** Where a member goes after signing in, when no page was asked for. */
export const HOME_PATH = "/dashboard";

const ELSEWHERE = /[\\\p{Cc}]/u;

/**
 * The page to return to after signing in, when it is a path of this site: one "/" at its start,
 * and nothing that a browser would read as another site ("//", "\", control characters).
 */
export function returnPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith("/") || next.startsWith("//") || ELSEWHERE.test(next)) return undefined;
  return next;
}
