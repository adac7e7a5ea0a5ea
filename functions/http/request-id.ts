/** The header with a request's id, in answers and in requests to the embedded database. */
export const REQUEST_ID = "X-Request-Id";

const ID = /^[\w-]{1,64}$/;

/** Cloudflare's id of a request, which Cloudflare's logs contain; a new id without one. */
export function requestIdOf({ headers }: Request): string {
  return known(headers.get("CF-Ray")) ?? crypto.randomUUID();
}

/** The id that the Worker has forwarded; a new id without one. */
export function forwardedIdOf({ headers }: Request): string {
  return known(headers.get(REQUEST_ID)) ?? crypto.randomUUID();
}

function known(id: string | null): string | undefined {
  return id !== null && ID.test(id) ? id : undefined;
}
