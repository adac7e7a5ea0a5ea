/** Checks in a row that a site must fail to count as silent. */
const CHECKS = 3;

/**
 * Resolves when a site no longer answers, although the program that serves it lives: part of the
 * local runtime may have been ended alone.
 */
export async function untilSilent(
  url: string,
  { everyMs = 2_000, timeoutMs = 10_000 } = {},
): Promise<void> {
  for (let failed = 0; failed < CHECKS; ) {
    await new Promise((resolve) => setTimeout(resolve, everyMs).unref());
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      await answer.arrayBuffer();
      failed = 0;
    } catch {
      failed += 1;
    }
  }
}
