import type { TestStack } from "../../scripts/test-stack.ts";
import { measureGrowth } from "./growth.ts";
import { measureHerd } from "./herd.ts";
import { measureCpu, measureThroughput } from "./throughput.ts";

/** What the Worker takes to answer; prints tables and returns whether every budget is kept. */
export async function measureServer(stack: TestStack): Promise<boolean> {
  const kept = [
    await measureThroughput(stack),
    await measureCpu(stack),
    await measureHerd(stack),
    await measureGrowth(stack),
  ];
  return kept.every(Boolean);
}
