import { readdirSync, readFileSync } from "node:fs";

/** The pause after which the processes are looked at again, in milliseconds. */
const LOOK_MS = 4;
/** CPU time within a look that an idle runtime may use, in milliseconds. */
const IDLE_MS = 0.1;

/**
 * The CPU time that processes have used so far, in milliseconds, from the scheduler's own count of
 * each thread: `/proc/<pid>/stat` counts in hundredths of a second, too coarse for one answer.
 */
function exactCpuMs(pids: readonly number[]): number {
  let nanoseconds = 0;
  for (const pid of pids) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      nanoseconds += Number(
        readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0],
      );
    }
  }
  return nanoseconds / 1e6;
}

/** The CPU time as soon as the processes have nothing left to do. */
export async function idleCpuMs(pids: readonly number[]): Promise<number> {
  for (let before = exactCpuMs(pids); ; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = exactCpuMs(pids);
    if (now - before < IDLE_MS) return now;
    before = now;
  }
}
