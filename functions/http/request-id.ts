/** Where an answer, and a request to the embedded database, names the request. */
export const REQUEST_ID = "X-Request-Id";

const ID = /^[\w-]{1,64}$/;

/** Cloudflare's id of a request, which its own logs have too; a new id where there is none. */
export function requestIdOf({ headers }: Request): string {
  return known(headers.get("CF-Ray")) ?? crypto.randomUUID();
}

/** The id that the Worker has handed on; a request that brings none gets one of its own. */
export function forwardedIdOf({ headers }: Request): string {
  return known(headers.get(REQUEST_ID)) ?? crypto.randomUUID();
}

function known(id: string | null): string | undefined {
  return id !== null && ID.test(id) ? id : undefined;
}
