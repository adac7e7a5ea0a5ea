import type { Environment } from "../environment.ts";

/** The one object that holds the tree. */
export const DATABASE_NAME = "main";

/**
 * Says whether a request is for the embedded database: any path that ends in `.json`, except the
 * API's. Where a hosted database is used, the embedded one is not to be seen.
 */
export function isDatabaseRequest(request: Request, environment: Environment): boolean {
  if (environment.DATABASE_URL !== undefined) return false;
  const { pathname } = new URL(request.url);
  return pathname.endsWith(".json") && !pathname.startsWith("/api/");
}
