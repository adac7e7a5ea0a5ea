// Separate from return-path.ts and routes.ts, because islands import it and would load the routes
// table with those.

/** The page after signing in, unless the visitor requested a members' page before. */
export const HOME_PATH = "/";

/** The notice on the dashboard after an account was deleted. */
export const ACCOUNT_DELETED = "account-deleted";
/** The page after the account was deleted. */
export const GOODBYE_PATH = `/?notice=${ACCOUNT_DELETED}`;

/**
 * The login page with the members' page to return to. Several leading slashes become one, because a
 * path with two names another site.
 */
export function loginPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const path = pathname.replace(/^[/\\]+/, "/");
  return `/user/login?next=${encodeURIComponent(path + search)}`;
}
