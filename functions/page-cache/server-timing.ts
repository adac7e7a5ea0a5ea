import type { ReadTrace } from "../data/read-trace.ts";

export interface PageTiming {
  /** From where the data came; undefined for pages without any. */
  source: ReadTrace["source"];
  readMs: number;
  totalMs: number;
  /** Whether the page was there rendered; undefined for pages that are never kept. */
  page: "hit" | "miss" | undefined;
}

/**
 * The `Server-Timing` of a page: where its data came from and how long that took, the time that
 * rendering took besides, and whether the page was there already. It names nothing else of what is
 * within. In a deployed Worker clocks stand still between inputs, so computing counts as nothing.
 */
export function serverTiming({ source, readMs, totalMs, page }: PageTiming): string {
  const entries: string[] = [];
  if (source !== undefined) entries.push(`data;desc="${source}";dur=${readMs.toFixed(1)}`);
  entries.push(`render;dur=${Math.max(0, totalMs - readMs).toFixed(1)}`);
  if (page !== undefined) entries.push(`page;desc="${page}"`);
  return entries.join(", ");
}
