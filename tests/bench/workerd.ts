import { readdirSync, readFileSync } from "node:fs";

/** The resources that the runtime's processes have used so far. */
export interface Usage {
  /** User and system time, in milliseconds. */
  cpuMs: number;
  residentMb: number;
}

/** Linux counts CPU time in hundredths of a second, and memory in pages of 4 KiB. */
const TICK_MS = 10;
const PAGE_MB = 4096 / 1e6;

interface Process {
  pid: number;
  name: string;
  parent: number;
  ticks: number;
  pages: number;
}

/**
 * The summed usage of all workerd processes below a process, from `/proc`: the Worker's own and the
 * local runtime's proxy in front of it. Undefined without `/proc`.
 */
export function workerdUsage(pid: number): Usage | undefined {
  const running = workerdBelow(pid);
  if (running.length === 0) return undefined;
  const sum = (of: (one: Process) => number) => running.reduce((total, one) => total + of(one), 0);
  return {
    cpuMs: sum(({ ticks }) => ticks) * TICK_MS,
    residentMb: sum(({ pages }) => pages) * PAGE_MB,
  };
}

/**
 * The resident memory in MB of the Worker's own process below a process. The local runtime's proxy in
 * front of it, which has no inspector, is left out. Undefined without `/proc`.
 */
export function workerResidentMb(pid: number): number | undefined {
  const own = workerdBelow(pid).find((one) => hasInspector(one.pid));
  return own === undefined ? undefined : own.pages * PAGE_MB;
}

/** The workerd processes below a process; none without `/proc`. */
export function workerdBelow(pid: number): Process[] {
  const processes = allProcesses();
  const tree = new Set([pid]);
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const { pid: child, parent } of processes) if (tree.has(parent)) tree.add(child);
  }
  return processes.filter((one) => tree.has(one.pid) && one.name === "workerd");
}

function hasInspector(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--inspector-addr");
}

function allProcesses(): Process[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => processOf(Number(name)) ?? []);
  } catch {
    return [];
  }
}

/** Parses the fields of `/proc/<pid>/stat` after the process's name, which may contain brackets. */
function processOf(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const at = (field: number) => Number(fields[field - 3]);
    return { pid, name, parent: at(4), ticks: at(14) + at(15), pages: at(24) };
  } catch {
    // The process has ended in the meantime.
    return undefined;
  }
}
