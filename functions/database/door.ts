import type { Environment } from "../environment.ts";
import { currentRequest } from "../log.ts";
import type { PurgeCollections } from "../purge.ts";
import { REQUEST_ID } from "../request-id.ts";
import { takeWritten } from "./written.ts";

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

/**
 * Hands a request on to the embedded database. Of the collections that it has written everything
 * kept is forgotten before the answer.
 */
export async function askDatabase(
  request: Request,
  embedded: DurableObjectNamespace,
  purgeCollections: PurgeCollections,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID, currentRequest() ?? "");
  const asked = new Request(request, { headers });
  const answer = await embedded.getByName(DATABASE_NAME).fetch(asked);
  // A fetched response's headers cannot be changed: hand on a copy.
  const copy = new Response(answer.body, answer);
  const written = takeWritten(copy.headers);
  if (written.length > 0) await purgeCollections(written);
  return copy;
}
