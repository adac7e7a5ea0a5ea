/** The header with a request's id, in answers and in requests to the embedded database. */
export const REQUEST_ID = "X-Request-Id";

const ID = /^[\w-]{1,64}$/;

/** Cloudflare's id of a request, which its own logs have too; a new id where there is none. */
export function requestIdOf({ headers }: Request): string {
  return known(headers.get("CF-Ray")) ?? crypto.randomUUID();
}

/** The id that the Worker has passed on; a request without one gets a new id. */
export function forwardedIdOf({ headers }: Request): string {
  return known(headers.get(REQUEST_ID)) ?? crypto.randomUUID();
}

function known(id: string | null): string | undefined {
  return id !== null && ID.test(id) ? id : undefined;
}
