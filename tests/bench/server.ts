import type { TestStack } from "../../tools/check/test-stack.ts";
import { startBareWorker } from "./bare-worker.ts";
import { measureComputing } from "./computing.ts";
import { measureGrowth } from "./growth.ts";
import { measureHerd } from "./herd.ts";
import { measureThroughput } from "./throughput.ts";

/** What the Worker takes to answer; prints tables and returns whether every budget is kept. */
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
