import { join } from "node:path";
import { until } from "#tests/fixtures/until.ts";
import { type RunningProcess, startProcess } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";

export interface Started {
  process: RunningProcess;
  url: string;
}

/** Runs `npm start`'s script on a folder of state, and resolves with the address that it prints. */
export async function npmStart(port: number, state: string): Promise<Started> {
  const printed = Promise.withResolvers<string>();
  const running = startProcess("node", [join(root, "tools/bootstrap.mjs"), "tools/run/start.ts"], {
    cwd: root,
    env: { PORT: String(port), HARDWOOD_STATE: state },
    onLine: (line) => {
      const url = /answers at (http:\S+)/.exec(line)?.[1];
      if (url) printed.resolve(url);
    },
  });
  void running.exited.then(() => printed.reject(new Error(running.output())));
  return { process: running, url: await printed.promise };
}

/** Waits for what a program does; throws its output when it ends first, or does not do it. */
export async function untilDone(
  { exited, output }: RunningProcess,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const done = await Promise.race([until(isDone, Boolean), exited.then(() => false)]);
  if (!done) throw new Error(output());
}

export async function stopWithCtrlC(running: RunningProcess): Promise<void> {
  await running.stop("SIGINT", 30_000);
}
