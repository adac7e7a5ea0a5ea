import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningProcess, startProcess } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";
import { lockState } from "#tools/run/state-lock.ts";

const moduleUrl = pathToFileURL(join(root, "tools/run/state-lock.ts")).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another program that has locked the folder's state. */
async function holder(): Promise<RunningProcess> {
  const locked = Promise.withResolvers<void>();
  const running = startProcess(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { lockState } from ${JSON.stringify(moduleUrl)};
       lockState(${JSON.stringify(folder)}, "http://localhost:4000");
       console.log("locked");
       setInterval(() => {}, 1000);`,
    ],
    { onLine: (line) => line === "locked" && locked.resolve() },
  );
  void running.exited.then(() => locked.reject(new Error(running.output())));
  await locked.promise;
  return running;
}

test("refuses a state in use in a sentence that names the other site", async () => {
  const other = await holder();
  expect(() => lockState(folder, "http://localhost:4001")).toThrow(
    `${folder} is in use by the site at http://localhost:4000 (process ${other.pid}).`,
  );
  await other.stop();
});

test.each(["SIGKILL", "SIGTERM"] as const)("takes over from a site ended by %s", async (signal) => {
  const other = await holder();
  process.kill(other.pid, signal);
  await other.exited;
  lockState(folder, "http://localhost:4001");
  const [message] = await Promise.allSettled([holder()]);
  expect(String(message?.status === "rejected" && message.reason)).toContain(
    `http://localhost:4001 (process ${process.pid})`,
  );
});
