import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../../tools/paths.ts";
import { startProcess } from "../../../tools/run/processes.ts";

const nobody = ["--url", "http://127.0.0.1:9", "--secret", "s"];

async function run(script: string, args: string[], env: Record<string, string> = {}) {
  const running = startProcess(process.execPath, [join(root, "tools/operate", script), ...args], {
    env,
  });
  return { code: await running.exited, output: running.output() };
}

describe.each(["push.ts", "refresh.ts", "content-import.ts"])("tools/operate/%s", (script) => {
  it("says with --help how it is asked, every option once", async () => {
    const { code, output } = await run(script, ["--help"]);
    expect(code).toBe(0);
    expect(output).toMatch(/^usage: npm run /);
    for (const option of ["--url", "--secret", "--access-token", "--site"]) {
      expect(output.match(new RegExp(`^ +${option} `, "gm")), option).toHaveLength(1);
    }
  });

  it("refuses an option that there is not, without a stack", async () => {
    const { code, output } = await run(script, ["--fast"]);
    expect(code).toBe(2);
    expect(output).toMatch(/^Unknown option '--fast'/);
    expect(output).toContain("usage: npm run ");
    expect(output).not.toMatch(/^\s+at /m);
  });
});

const stats = { STATS_API_URL: "http://127.0.0.1:9", STATS_API_KEY: "k" };

it.each<[script: string, args: string[], env: Record<string, string>, sentence: string]>([
  ["push.ts", ["--url", "foo", "--secret", "s"], {}, "--url must be an address"],
  ["push.ts", ["--url", "localhost:4321", "--secret", "s"], {}, "--url must be an address"],
  ["push.ts", ["--url", "", "--secret", "s"], {}, "--url must be an address"],
  ["push.ts", [...nobody, "--site", "foo"], {}, "--site must be an address"],
  [
    "content-import.ts",
    ["--kind", "news", "none.md", "--url", "foo", "--secret", "s"],
    {},
    "--url must be an address",
  ],
  ["refresh.ts", ["--url", "foo", "--secret", "s"], stats, "--url must be an address"],
  ["refresh.ts", nobody, { ...stats, STATS_API_URL: "foo" }, "STATS_API_URL must be a URL."],
  [
    "refresh.ts",
    nobody,
    { ...stats, STATS_API_URL: "http://api.example.com" },
    "STATS_API_URL must be https, or http on this machine.",
  ],
])("tools/operate/%s %j %j is an address that is none", async (script, args, env, sentence) => {
  const { code, output } = await run(script, args, env);
  expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  expect(output).toContain("usage: npm run ");
});

it("says in a sentence what went wrong on the way", async () => {
  const { code, output } = await run("push.ts", nobody);
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
});
