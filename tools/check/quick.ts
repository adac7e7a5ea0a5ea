import { execFileSync } from "node:child_process";
import { runCommand } from "../command-line.ts";
import { startProcess } from "../machine/processes.ts";
import { program, root } from "../paths.ts";
import { runSteps, type Step, type Tally } from "./test-steps.ts";
import { ALL_FILES, compilerArguments, PLACES } from "./types.ts";

const usage = `usage: npm run quick

Checks a change: format and lint, types, and the unit tests that reach a file changed since the last
commit. \`npm test\` checks everything.`;

/** The files changed since the last commit, with new ones. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const changed = git("diff", "--name-only", "HEAD");
  return [...changed.split("\n"), ...git("ls-files", "-o", "--exclude-standard").split("\n")];
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

const typesOf = (config: string) => started(`types, ${config}`, "tsc", compilerArguments(config));

await runCommand(usage, {}, async () => {
  const changed = changedFiles();
  const touches = (paths: RegExp) => changed.some((file) => paths.test(file));
  const isGood = await runSteps([
    started("format and lint", "biome", ["check", "."]),
    ...(touches(/\.tsx?$/) ? [typesOf(ALL_FILES)] : []),
    ...PLACES.filter(({ paths }) => touches(paths)).map(({ config }) => typesOf(config)),
    ...(touches(/\.astro$/)
      ? [
          started("format of templates", "prettier", ["--check", "src/**/*.astro"]),
          started("types, .astro files", "astro", ["check"]),
        ]
      : []),
    started("unit tests of what changed", "vitest", [
      "run",
      "--project=unit",
      "--project=unit-client",
      "--changed",
      "--passWithNoTests",
    ]),
  ]);
  if (!isGood) process.exitCode = 1;
});
