/**
 * A signal that aborts a request after so many milliseconds, and when the page is left: a page
 * restored by the back-forward cache must not wait for an answer that will never come.
 */
export function patience(ms: number): AbortSignal {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  setTimeout(stop, ms);
  addEventListener("pagehide", stop, { signal: waiting.signal });
  return waiting.signal;
}
