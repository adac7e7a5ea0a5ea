/**
 * Sends each request on a connection of its own: a site closes idle ones after a few seconds, and a
 * busy process may send its next request on one that is just closed.
 */
const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  headers.set("Connection", "close");
  return send(input, { ...init, headers });
};
