const TIMEOUT_MS = 10_000;

let ahead: Promise<Response> | undefined;

/**
 * Requests the search index, at the first touch of the field already: together with the island's
 * code, which then takes this request.
 */
export function requestSearchIndex(): void {
  if (ahead !== undefined) return;
  // As `patience`, which would be one more file for every touch to wait for.
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  setTimeout(stop, TIMEOUT_MS);
  addEventListener("pagehide", stop, { signal: waiting.signal });
  const request = fetch("/search-index.txt", { signal: waiting.signal });
  ahead = request;
  request.catch(() => {
    if (ahead === request) ahead = undefined;
  });
}

/** Takes the current request of the search index, or makes one. */
export function takeSearchIndex(): Promise<Response> {
  requestSearchIndex();
  const taken = ahead as Promise<Response>;
  ahead = undefined;
  return taken;
}
