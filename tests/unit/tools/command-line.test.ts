import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import manifest from "#package.json" with { type: "json" };
import { startPrograms } from "#tests/fixtures/programs.ts";
import { startProcess } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";

const someDatabase = ["--url", "http://127.0.0.1:9", "--secret", "s"];

const programs = startPrograms();
afterAll(() => programs.stop());

const fileOf = (script: string) =>
  join(root, script.includes("/") ? script : `tools/operate/${script}`);

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  programs.run({ file: fileOf(script), args, env });

/** Runs a program in a process of its own, as the shell does. */
async function runAlone(script: string, args: string[]) {
  const running = startProcess(process.execPath, [fileOf(script), ...args]);
  return { code: await running.exited, output: running.output() };
}

/** This project's own programs among the scripts of the manifest. */
const scripts = Object.values(manifest.scripts).flatMap((command) => {
  const [, program] = /^node tools\/bootstrap\.mjs (\S+)$/.exec(command) ?? [];
  return program === undefined ? [] : [program];
});

it("finds the programs of the manifest", () => {
  expect(scripts.length).toBeGreaterThan(12);
});

describe.each(scripts)("%s", (script) => {
  it("prints its usage with --help", async () => {
    const { code, output } = await run(script, ["--help"]);
    expect([code, output]).toEqual([0, expect.stringMatching(/^usage: npm (run|start|test)/)]);
  });

  it("exits with 2 and no stack trace for an unknown option", async () => {
    const { code, output } = await run(script, ["--fast"]);
    expect([code, output]).toEqual([2, expect.stringMatching(/^Unknown option '--fast'/)]);
    expect(output).toContain("usage: npm ");
    expect(output).not.toMatch(/^\s+at /m);
  });
});

it.each(["push.ts", "refresh.ts", "content-import.ts"])(
  "the usage of %s lists every database option once",
  async (script) => {
    const { output } = await run(script, ["--help"]);
    for (const option of ["--url", "--secret", "--access-token", "--site"]) {
      expect(output.match(new RegExp(`^ +${option} `, "gm")), option).toHaveLength(1);
    }
  },
);

const stats = { STATS_API_URL: "http://127.0.0.1:9", STATS_API_KEY: "k" };

it.each<[script: string, args: string[], env: Record<string, string>, sentence: string]>([
  ["push.ts", ["--url", "foo", "--secret", "s"], {}, "--url must be an address"],
  ["push.ts", ["--url", "localhost:4321", "--secret", "s"], {}, "--url must be an address"],
  ["push.ts", ["--url", "", "--secret", "s"], {}, "--url must be an address"],
  ["push.ts", [...someDatabase, "--site", "foo"], {}, "--site must be an address"],
  ["push.ts", ["--url", "http://127.0.0.1:9"], { DATABASE_SECRET: "" }, "needs --secret"],
  ["push.ts", [], { PORT: "lots" }, "PORT must be a number"],
  ["push.ts", ["season/built"], {}, "Unexpected argument"],
  ["tools/dataset/main.ts", ["one", "two"], {}, "There is one folder of tables."],
  ["tools/run/start.ts", [], { PROXY_UPSTREAM: "foo" }, "PROXY_UPSTREAM must be a URL."],
  ["tools/run/dev.ts", [], { PROXY_FRESH_SECONDS: "x" }, "PROXY_FRESH_SECONDS must be"],
  ["doctor.ts", [], { PORT: "0" }, "PORT must be a number"],
  ["doctor.ts", ["--env", "staging"], {}, 'There is no environment "staging"'],
  ["deploy.ts", ["--env", "staging"], {}, 'There is no environment "staging"'],
  [
    "content-import.ts",
    ["--kind", "news", "none.md", "--url", "foo", "--secret", "s"],
    {},
    "--url must be an address",
  ],
  ["refresh.ts", ["--url", "foo", "--secret", "s"], stats, "--url must be an address"],
  ["refresh.ts", someDatabase, { ...stats, STATS_API_URL: "foo" }, "STATS_API_URL must be a URL."],
  [
    "refresh.ts",
    someDatabase,
    { ...stats, STATS_API_URL: "http://api.example.com" },
    "STATS_API_URL must be https, or http on this machine.",
  ],
])("%s with %j and %j exits with 2 and prints the usage", async (script, args, env, sentence) => {
  const { code, output } = await run(script, args, env);
  expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  expect(output).toContain("usage: npm ");
});

it.each([
  [0, ["--help"], /^usage: npm run data:push/],
  [2, ["--fast"], /^Unknown option/],
])("ends its own process with %i for %j", async (code, args, printed) => {
  const outcome = await runAlone("push.ts", args);
  expect(outcome).toEqual({ code, output: expect.stringMatching(printed) });
});

it.each([
  [["--secret", "-s"], 1, /^The database/],
  [["--secret=--s"], 1, /^The database/],
  [["--secret", "--site", "http://127.0.0.1:9"], 2, /^Option '--secret/],
  [["-s"], 2, /^Unknown option '-s'/],
  [["--dry-run", "-s"], 2, /^Unknown option '-s'/],
])("takes a secret that begins with a dash: %j", async (args, code, printed) => {
  const outcome = await run("push.ts", ["--url", "http://127.0.0.1:9", ...args]);
  expect([outcome.code, outcome.output]).toEqual([code, expect.stringMatching(printed)]);
});

it("prints a runtime failure as one line and exits with 1", async () => {
  const { code, output } = await runAlone("push.ts", someDatabase);
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
});
