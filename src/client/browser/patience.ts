/**
 * A signal that aborts a request after a time-out, and when the visitor leaves the page: a page
 * restored by the back-forward cache must not wait for a response that will never come.
 */
export function patience(ms: number): AbortSignal {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  setTimeout(stop, ms);
  addEventListener("pagehide", stop, { signal: waiting.signal });
  return waiting.signal;
}
