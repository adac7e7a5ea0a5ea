import { UNAVAILABLE, type View } from "./view.ts";

/** `Retry-After` of answers without data, in seconds. */
export const RETRY_AFTER_S = "5";

/** Sets the response's status by the view: 503 while the data cannot be read. */
export function answer(response: { status?: number; headers: Headers }, view: View<unknown>): void {
  if (view.kind !== "unavailable") return;
  response.status = 503;
  response.headers.set("Retry-After", RETRY_AFTER_S);
}

/** The answer of a text file without its data. */
export function unavailableText(): Response {
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8" });
  const response = { status: 503, headers };
  answer(response, UNAVAILABLE);
  return new Response("The database did not answer in time.\n", response);
}

/** The answer to an unknown path: the platform fills in the 404 page. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
