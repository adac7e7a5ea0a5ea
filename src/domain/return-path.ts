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

/**
 * Where a visitor is sent from a members' page: to sign in, and from there back to it. However many
 * slashes the page was asked for with, one is left: two would name another site.
 */
export function loginPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const path = pathname.replace(/^[/\\]+/, "/");
  return `/user/login?next=${encodeURIComponent(path + search)}`;
}
