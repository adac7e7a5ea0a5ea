import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../../scripts/paths.ts";
import { startProcess } from "../../../scripts/processes.ts";

const nobody = ["--url", "http://127.0.0.1:9", "--secret", "s"];

async function run(script: string, ...args: string[]) {
  const running = startProcess(process.execPath, [join(root, "scripts", script), ...args]);
  return { code: await running.exited, output: running.output() };
}

describe.each(["push.ts", "refresh.ts", "content-import.ts"])("scripts/%s", (script) => {
  it("says with --help how it is asked, every option once", async () => {
    const { code, output } = await run(script, "--help");
    expect(code).toBe(0);
    expect(output).toMatch(/^usage: npm run /);
    for (const option of ["--url", "--secret", "--access-token", "--site"]) {
      expect(output.match(new RegExp(`^ +${option} `, "gm")), option).toHaveLength(1);
    }
  });

  it("refuses an option that there is not, without a stack", async () => {
    const { code, output } = await run(script, "--fast");
    expect(code).toBe(2);
    expect(output).toMatch(/^Unknown option '--fast'/);
    expect(output).toContain("usage: npm run ");
    expect(output).not.toMatch(/^\s+at /m);
  });
});

it("says in a sentence what went wrong on the way", async () => {
  const { code, output } = await run("push.ts", ...nobody);
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
});
