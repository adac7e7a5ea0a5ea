import { readdirSync, readFileSync } from "node:fs";

/** What the runtime's processes have used so far. */
export interface Usage {
  /** In user and system mode together. */
  cpuMs: number;
  residentMb: number;
}

/** Linux counts a process's time in hundredths of a second, and its memory in pages of 4 kB. */
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
 * The usage of every workerd below a process, from `/proc`: the Worker's own and the one that the
 * local runtime puts in front of it. Undefined where there is no `/proc`.
 */
export function workerdUsage(pid: number): Usage | undefined {
  const processes = allProcesses();
  const tree = new Set([pid]);
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const { pid: child, parent } of processes) if (tree.has(parent)) tree.add(child);
  }
  const running = processes.filter((one) => tree.has(one.pid) && one.name === "workerd");
  if (running.length === 0) return undefined;
  const sum = (of: (one: Process) => number) => running.reduce((total, one) => total + of(one), 0);
  return {
    cpuMs: sum(({ ticks }) => ticks) * TICK_MS,
    residentMb: sum(({ pages }) => pages) * PAGE_MB,
  };
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

/** The fields of proc(5) after the name, which may hold anything, even brackets. */
function processOf(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const at = (field: number) => Number(fields[field - 3]);
    return { pid, name, parent: at(4), ticks: at(14) + at(15), pages: at(24) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
