import { execFileSync } from "node:child_process";
import { runCommand } from "../command-line.ts";
import { importersOf } from "../import-graph.ts";
import { startProcess } from "../machine/processes.ts";
import { program, root } from "../paths.ts";
import { runSteps, type Step, type Tally } from "./test-steps.ts";
import { ALL_FILES, compilerArguments, PLACES, TEMPLATES } from "./types.ts";

const usage = `usage: npm run quick

Checks a change: format and lint, types, and the unit tests that reach a file changed since the last
commit. \`npm test\` checks everything.`;

/** The files changed since the last commit, with new ones. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const changed = git("diff", "--name-only", "--diff-filter=d", "HEAD");
  const names = `${changed}${git("ls-files", "-o", "--exclude-standard")}`;
  return names.split("\n").filter((name) => name !== "");
}

/** The tests that import a changed file. Vitest would load every test to know them. */
function testsOf(changed: readonly string[]): string[] {
  return importersOf(changed).filter((file) => /^tests\/unit\/.*\.test\.ts$/.test(file));
}

/** Vitest's projects that some tests belong to; each one costs its start. */
function projectsOf(tests: readonly string[]): string[] {
  const isOfClient = (file: string) => file.startsWith("tests/unit/src/");
  return [
    ...(tests.every(isOfClient) ? [] : ["--project=unit"]),
    ...(tests.some(isOfClient) ? ["--project=unit-client"] : []),
  ];
}

async function check(command: string, args: string[]): Promise<Tally> {
  const running = startProcess(program(command), args, {
    cwd: root,
    env: { FORCE_COLOR: "0" },
  });
  if ((await running.exited) === 0) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, failures: [running.output()] };
}

/** Starts a check at once, in parallel with the others; its step waits for it. */
function started(name: string, command: string, args: string[]): Step {
  const tally = check(command, args);
  return { name, run: () => tally };
}

const typesOf = (config: string) => started(`types, ${config}`, "node", compilerArguments(config));

await runCommand(usage, {}, async () => {
  const changed = changedFiles();
  const touches = (paths: RegExp) => changed.some((file) => paths.test(file));
  const templates = changed.filter((file) => file.endsWith(".astro"));
  const tests = testsOf(changed);
  const isGood = await runSteps([
    // Without paths it would check every file.
    ...(changed.length > 0
      ? [started("format and lint", "biome", ["check", "--no-errors-on-unmatched", ...changed])]
      : []),
    ...(touches(/\.tsx?$/) ? [typesOf(ALL_FILES)] : []),
    ...PLACES.filter(({ paths }) => touches(paths)).map(({ config }) => typesOf(config)),
    ...(templates.length > 0
      ? [
          started("format of templates", "prettier", ["--check", ...templates]),
          started("types, templates", "astro", TEMPLATES),
        ]
      : []),
    ...(tests.length > 0
      ? [
          started(`unit tests, ${tests.length} files`, "vitest", [
            "run",
            ...projectsOf(tests),
            ...tests,
          ]),
        ]
      : []),
  ]);
  if (!isGood) process.exitCode = 1;
});
