// Apart from return-path.ts, which needs the table of routes: browsers fetch this with the islands.

/** Where a member goes after signing in, when no page was asked for. */
export const HOME_PATH = "/dashboard";

/**
 * Where a visitor is sent from a members' page: to sign in, and from there back to it. However many
 * slashes the page was asked for with, one is left: two would name another site.
 */
export function loginPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const path = pathname.replace(/^[/\\]+/, "/");
  return `/user/login?next=${encodeURIComponent(path + search)}`;
}
