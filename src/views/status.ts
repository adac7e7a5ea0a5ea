import type { View } from "./view.ts";

/** How long a page without data asks to be left alone, in seconds. */
const RETRY_AFTER = 5;

/** Gives the response the status that the view calls for: 503 while the data cannot be read. */
export function answer(response: { status?: number; headers: Headers }, view: View<unknown>): void {
  if (view.kind !== "unavailable") return;
  response.status = 503;
  response.headers.set("Retry-After", String(RETRY_AFTER));
  response.headers.set("Cache-Control", "no-store");
}

/** The answer to a path that leads nowhere: the platform fills in the 404 page. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
