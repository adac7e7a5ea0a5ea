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

/** A signal that aborts with the first of two, as of `AbortSignal.any`, which is newer. */
export function eitherOf(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [one, other]) {
    const stop = () => either.abort(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { signal: either.signal });
  }
  return either.signal;
}
