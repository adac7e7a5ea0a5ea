import type { Context } from "hono";

/** The function that keeps background work alive after the answer, where the platform offers it. */
export function waitUntilOf(c: Context): { waitUntil?: (promise: Promise<unknown>) => void } {
  try {
    const { executionCtx } = c;
    return { waitUntil: (promise) => executionCtx.waitUntil(promise) };
  } catch {
    return {};
  }
}
