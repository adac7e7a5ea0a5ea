import { runCommand } from "../command-line.ts";
import { program, root } from "../paths.ts";
import { startProcess } from "../run/processes.ts";
import { runSteps, type Step, type Tally } from "./test-steps.ts";

const usage = `usage: npm run quick

Checks a change in about 20 seconds: format and lint, types, and the unit tests that reach a file changed
since the last commit. \`npm test\` checks everything.`;

async function check(command: string, args: string[]): Promise<Tally> {
  const running = startProcess(program(command), args, {
    cwd: root,
    env: { FORCE_COLOR: "0" },
  });
  if ((await running.exited) === 0) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, failures: [running.output()] };
}

/** They go on side by side; a step waits for its own. */
function started(name: string, command: string, args: string[]): Step {
  const tally = check(command, args);
  return { name, run: () => tally };
}

await runCommand(usage, {}, async () => {
  const isGood = await runSteps([
    started("format and lint", "biome", ["check", "."]),
    started("types", "astro", ["check"]),
    started("unit tests of what changed", "vitest", [
      ...["run", "--project", "unit", "--changed", "--passWithNoTests"],
    ]),
  ]);
  if (!isGood) process.exitCode = 1;
});
