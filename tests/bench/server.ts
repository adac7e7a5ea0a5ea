import type { TestStack } from "#tools/check/test-stack.ts";
import { startBareWorker } from "./bare-worker.ts";
import { measureComputing } from "./computing.ts";
import { measureGrowth } from "./growth.ts";
import { measureHerd } from "./herd.ts";
import { measureThroughput } from "./throughput.ts";

/**
 * Measures the Worker's throughput, CPU time, cold start under load, and growth. Prints tables;
 * returns whether the Worker keeps every budget.
 */
export async function measureServer(stack: TestStack): Promise<boolean> {
  const bare = await startBareWorker(stack.site.url);
  const kept: boolean[] = [];
  try {
    kept.push(await measureThroughput(stack, bare));
    kept.push(await measureComputing(stack, bare));
  } finally {
    await bare.stop();
  }
  kept.push(await measureHerd(stack));
  kept.push(await measureGrowth(stack));
  return kept.every(Boolean);
}
