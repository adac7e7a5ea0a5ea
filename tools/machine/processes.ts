import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { delimiter, dirname } from "node:path";
import { STOP_SIGNALS } from "./stopping.ts";

/** A program that runs beside this one until it is stopped. */
export interface RunningProcess {
  /** -1 for a program that could not be started. */
  pid: number;
  /** The last output of the program, both streams. */
  output(): string;
  /** Resolves to the exit code; -1 when a signal ended the program. */
  exited: Promise<number>;
  /** Sends SIGTERM to the whole process group, and SIGKILL after `graceMs`. */
  stop(signal?: NodeJS.Signals, graceMs?: number): Promise<void>;
}

export interface StartOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** Called with each complete line of output. */
  onLine?: (line: string) => void;
}

/** The limit of remembered output, because a site that runs for days prints without end. */
const REMEMBERED_CHARACTERS = 200_000;

/** The running programs. Their process groups do not end with this program by themselves. */
const running = new Set<ChildProcess>();

process.on("exit", endRunning);
for (const signal of STOP_SIGNALS) {
  process.once(signal, () => {
    // Another listener handles the signal.
    if (process.listenerCount(signal) > 0) return;
    endRunning();
    process.kill(process.pid, signal);
  });
}

function endRunning(): void {
  for (const child of running) signalGroup(child, "SIGKILL");
}

/** The option by which Node programs end together with the program that started them. */
const END_WITH_PARENT = `--import=${new URL("end-with-parent.ts", import.meta.url).href}`;

/** `NODE_OPTIONS` with that option, once. */
function nodeOptions(given = process.env.NODE_OPTIONS ?? ""): string {
  return given.includes(END_WITH_PARENT) ? given : `${given} ${END_WITH_PARENT}`.trim();
}

/**
 * Starts a program in its own process group, so that stopping it also stops its children. They end
 * with this program, too, however that ends.
 */
export function startProcess(
  command: string,
  args: string[],
  options: StartOptions = {},
): RunningProcess {
  const child = spawn(command, args, {
    cwd: options.cwd,
    // Programs of the install need the install's Node, whatever Node runs this.
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      NODE_OPTIONS: nodeOptions(),
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running.add(child);
  let printed = "";
  const print = (text: string) => {
    printed = (printed + text).slice(-REMEMBERED_CHARACTERS);
  };
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (text: string) => {
      print(text);
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) options.onLine?.(line);
    });
  }
  const exited = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      print(`${error.message}\n`);
      resolve(-1);
    });
    child.once("exit", (code) => resolve(code ?? -1));
  });
  void exited.then(() => running.delete(child));
  return {
    pid: child.pid ?? -1,
    output: () => printed,
    exited,
    async stop(signal = "SIGTERM", graceMs = 10_000) {
      signalGroup(child, signal);
      const timer = setTimeout(() => signalGroup(child, "SIGKILL"), graceMs);
      await exited;
      clearTimeout(timer);
      signalGroup(child, "SIGKILL");
    },
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

/**
 * The ports to choose from: below those that systems give to outgoing connections and to programs
 * that ask for any port, so that none of these takes one before its own program listens.
 */
const [FIRST_PORT, PORTS] = [15_000, 15_000];

/** Returns a random port on which no program listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (!(await portIsTaken(port))) return port;
  }
}

/** Returns whether a program listens on a port of this machine. */
export async function portIsTaken(port: number): Promise<boolean> {
  const server = createServer();
  const outcome = await Promise.race([
    once(server, "error").then(() => true),
    once(server.listen(port, "localhost"), "listening").then(() => false),
  ]);
  server.close();
  return outcome;
}

/**
 * Waits for the first response of a URL, whatever its status; throws when the process ends first.
 */
export async function untilAnswers(
  url: string,
  running: RunningProcess,
  timeoutMs = 300_000,
): Promise<Response> {
  const deadline = Date.now() + timeoutMs;
  let ended = false;
  void running.exited.then(() => {
    ended = true;
  });
  while (Date.now() < deadline) {
    if (ended) throw new Error(`It ended before ${url} answered:\n${running.output()}`);
    try {
      return await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: "manual" });
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within ${timeoutMs} ms:\n${running.output()}`);
}
