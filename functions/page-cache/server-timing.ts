import type { ReadTrace } from "../data/read-trace.ts";

export interface PageTiming {
  /** The slowest tier of the data; undefined for pages without data. */
  source: ReadTrace["source"];
  readMs: number;
  totalMs: number;
  /** The result in the page cache; undefined for pages that are never cached. */
  page: "hit" | "miss" | undefined;
}

/**
 * The `Server-Timing` of a page: the slowest tier of its data and how long that took, the time of
 * rendering, and the page cache's result. The header reveals nothing else about the Worker. In a
 * deployed Worker clocks stand still between inputs, so computing measures as 0.
 */
export function serverTiming({ source, readMs, totalMs, page }: PageTiming): string {
  const entries: string[] = [];
  if (source !== undefined) entries.push(`data;desc="${source}";dur=${readMs.toFixed(1)}`);
  entries.push(`render;dur=${Math.max(0, totalMs - readMs).toFixed(1)}`);
  if (page !== undefined) entries.push(`page;desc="${page}"`);
  return entries.join(", ");
}
