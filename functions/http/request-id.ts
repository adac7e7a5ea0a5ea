/** Where an answer, and a request to the embedded database, names the request. */
export const REQUEST_ID = "X-Request-Id";

const ID = /^[\w-]{1,64}$/;

/** What Cloudflare calls a request, in its own logs too; where it says nothing, a new id. */
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
