import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtConfig } from "#tools/build/environments.ts";
import { program, root } from "#tools/paths.ts";
import { table, within } from "./table.ts";

/** The budget of design.md section 8. */
const START_UP_MS = 100;
const STARTS = 5;

/** A CPU profile in the format of Chrome's developer tools, with times in microseconds. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** The CPU time of an uploaded Worker before its first request, as profiled by wrangler. */
export function startUpTable(): string {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-start-up-"));
  try {
    const upload = join(folder, "worker.bundle");
    wrangler("deploy", "--dry-run", `--config=${builtConfig()}`, `--outfile=${upload}`);
    const starts = Array.from({ length: STARTS }, () => {
      const profile = join(folder, "start-up.cpuprofile");
      wrangler("check", "startup", `--worker=${upload}`, `--outfile=${profile}`);
      return activeMs(JSON.parse(readFileSync(profile, "utf8")));
    });
    return `The Worker's start-up in workerd, the least of ${STARTS} starts; budget ${START_UP_MS} ms.\n
${table(["start-up", ""], [["busy, ms", within(Math.min(...starts), START_UP_MS, 1)]])}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function wrangler(...args: string[]): void {
  execFileSync(program("wrangler"), args, { cwd: root, stdio: "ignore" });
}

function activeMs({ nodes, samples, timeDeltas }: CpuProfile): number {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const busy = timeDeltas.filter((_, at) => names.get(samples[at] ?? -1) !== "(idle)");
  return busy.reduce((sum, delta) => sum + delta, 0) / 1000;
}
