// Separate from return-path.ts, whose routes table browsers would fetch with the islands.

/** The page after signing in, unless a members' page was requested before. */
export const HOME_PATH = "/dashboard";

/**
 * The login page with the members' page to return to. Leading slashes of the request are reduced to
 * one: two would name another site.
 */
export function loginPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const path = pathname.replace(/^[/\\]+/, "/");
  return `/user/login?next=${encodeURIComponent(path + search)}`;
}
