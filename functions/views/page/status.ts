import { UNAVAILABLE, type View } from "./view.ts";

/** `Retry-After`, in seconds, of answers without data. */
export const RETRY_AFTER_S = "5";

/** Sets the response's status for a view: 503 while the data cannot be read. */
export function answer(response: { status?: number; headers: Headers }, view: View<unknown>): void {
  if (view.kind !== "unavailable") return;
  response.status = 503;
  response.headers.set("Retry-After", RETRY_AFTER_S);
}

/** The answer for a text file whose data cannot be read. */
export function unavailableText(): Response {
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8" });
  const response = { status: 503, headers };
  answer(response, UNAVAILABLE);
  return new Response("Stats aren't available right now.\n", response);
}

/** The answer to an unknown path: the platform fills in the 404 page. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
