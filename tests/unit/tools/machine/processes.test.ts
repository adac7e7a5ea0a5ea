import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import {
  freePort,
  portIsTaken,
  type RunningProcess,
  startProcess,
} from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-processes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const moduleUrl = (name: string) =>
  JSON.stringify(pathToFileURL(join(root, "tools/machine", name)).href);

/** Runs source text as a program, and resolves once it has printed this line. */
async function untilPrinted(line: string, text: string): Promise<RunningProcess> {
  const printed = Promise.withResolvers<void>();
  const running = startProcess(process.execPath, ["--input-type=module", "-e", text], {
    onLine: (said) => said === line && printed.resolve(),
  });
  void running.exited.then(() => printed.reject(new Error(running.output())));
  await printed.promise;
  return running;
}

/** A program that has started a child, which listens on the port. */
function parentOf(port: number, more = ""): Promise<RunningProcess> {
  const child = `
    require("net").createServer().listen(${port}, "localhost", () => console.log("listening"));
  `;
  return untilPrinted(
    "ready",
    `import { startProcess } from ${moduleUrl("processes.ts")};
     import { untilStopped } from ${moduleUrl("stopping.ts")};
     ${more}
     startProcess(process.execPath, ["-e", ${JSON.stringify(child)}], {
       onLine: () => console.log("ready"),
     });`,
  );
}

describe("a child process", () => {
  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "ends when %s ends its parent",
    async (signal) => {
      const port = await freePort();
      const parent = await parentOf(port);
      expect(await portIsTaken(port)).toBe(true);
      process.kill(parent.pid, signal);
      await parent.exited;
      await expect.poll(() => portIsTaken(port)).toBe(false);
    },
  );

  it("ends when kill -9 ends its parent", async () => {
    const port = await freePort();
    const parent = await parentOf(port);
    process.kill(parent.pid, "SIGKILL");
    await parent.exited;
    await expect.poll(() => portIsTaken(port)).toBe(false);
  });

  it("keeps running while the parent handles a signal, until SIGINT", async () => {
    const port = await freePort();
    const parent = await parentOf(
      port,
      `void untilStopped().then(() => console.log("requested"));`,
    );
    const requested = () => parent.output().split("\n").includes("requested");
    process.kill(parent.pid, "SIGTERM");
    await expect.poll(requested).toBe(true);
    process.kill(parent.pid, "SIGTERM");
    expect(await portIsTaken(port)).toBe(true);
    process.kill(parent.pid, "SIGINT");
    expect(await parent.exited).toBe(130);
    await expect.poll(() => portIsTaken(port)).toBe(false);
  });
});

describe("the output of a process", () => {
  it("decodes a character that arrives in two chunks", async () => {
    const file = join(folder, "seen");
    const printed = Promise.withResolvers<string>();
    startProcess(
      process.execPath,
      [
        "-e",
        `const [first, second] = Buffer.from("č");
         process.stdout.write(Buffer.concat([Buffer.from("first\\n"), Buffer.of(first)]));
         const timer = setInterval(() => {
           if (!require("fs").existsSync(${JSON.stringify(file)})) return;
           clearInterval(timer);
           process.stdout.write(Buffer.of(second, 10));
         }, 5);`,
      ],
      { onLine: (line) => (line === "first" ? writeFileSync(file, "") : printed.resolve(line)) },
    );
    expect(await printed.promise).toBe("č");
  });

  it("keeps the lines of the two streams apart", async () => {
    const lines: string[] = [];
    const both = Promise.withResolvers<void>();
    const text = `
      process.stdout.write("half a ", () =>
        process.stderr.write("a warning\\n", () => process.stdout.write("line\\n")));`;
    startProcess(process.execPath, ["-e", text], {
      onLine: (line) => lines.push(line) === 2 && both.resolve(),
    });
    await both.promise;
    expect(lines.toSorted()).toEqual(["a warning", "half a line"]);
  });

  it("keeps only its end up to a limit", async () => {
    const running = await untilPrinted(
      "the end",
      `for (let line = 0; line < 5_000; line += 1) console.log("x".repeat(99));
       console.log("the end");`,
    );
    expect(running.output().length).toBe(200_000);
    expect(running.output().endsWith("x\nthe end\n")).toBe(true);
  });
});
