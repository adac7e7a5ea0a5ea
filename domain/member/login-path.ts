// Separate from return-path.ts and routes.ts, whose routes table browsers would fetch with the islands.

/** The page after signing in, unless a members' page was requested before. */
export const HOME_PATH = "/dashboard";

/** The notice on the dashboard after the account was deleted. */
export const ACCOUNT_DELETED = "account-deleted";
/** The page after the account was deleted. */
export const GOODBYE_PATH = `/?notice=${ACCOUNT_DELETED}`;

/**
 * The login page with the members' page to return to. Leading slashes of the request are reduced to
 * one: two would name another site.
 */
export function loginPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const path = pathname.replace(/^[/\\]+/, "/");
  return `/user/login?next=${encodeURIComponent(path + search)}`;
}
