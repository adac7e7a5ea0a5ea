/**
 * Aborts a request when so many milliseconds have passed, and when the page is left: a page that is
 * come back to as it was must not be found waiting for an answer that went elsewhere.
 */
export function patience(ms: number): AbortSignal {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  setTimeout(stop, ms);
  addEventListener("pagehide", stop, { signal: waiting.signal });
  return waiting.signal;
}
