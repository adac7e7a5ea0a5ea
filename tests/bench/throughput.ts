import type { TestStack } from "#tools/check/test-stack.ts";
import { type BareWorker, PAGES } from "./bare-worker.ts";
import { BROTLI, compare } from "./requests.ts";
import { table } from "./table.ts";

/** The budget of design.md section 8: throughput relative to a bare Worker, which is 1. */
const MIN_RATIO = 0.65;

/** Compares warm pages with a bare Worker's; returns whether every page keeps the budget. */
export async function measureThroughput({ site }: TestStack, bare: BareWorker): Promise<boolean> {
  const rows: string[][] = [];
  let worst = Number.POSITIVE_INFINITY;
  for (const path of PAGES) {
    const { best, ratios } = await compare([site.url + path, bare.url + path], BROTLI);
    const [ratio = 0] = ratios;
    worst = Math.min(worst, ratio);
    const figures = best.flatMap(({ perSecond, p50, p99 }) => [
      perSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
    ]);
    rows.push([path, ...figures, `${ratio.toFixed(2)}${ratio < MIN_RATIO ? " !" : "  "}`]);
  }
  console.log(`
Warm pages against a bare Worker of the same bytes, 16 at a time: the best of the rounds, and the
median ratio; budget ${MIN_RATIO}.\n`);
  const columns = ["page", "per s", "p50 ms", "p99 ms", "bare per s", "p50 ms", "p99 ms", "ratio"];
  console.log(table(columns, rows));
  return worst >= MIN_RATIO;
}
