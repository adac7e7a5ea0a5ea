import { join } from "node:path";
import { expect, it } from "vitest";
import { startProcess } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";
import { BELIEFS } from "#tools/probe/beliefs.ts";

/** The beliefs that only the platform around the Worker can show. */
const ELSEWHERE = ["converted", "inFront", "subrequests", "row", "bookmark"];

it("finds the beliefs that a runtime alone can show, and says of the others that it cannot", async () => {
  const main = join(root, "tools/probe/main.ts");
  const running = startProcess(process.execPath, [main, "--local"], { cwd: root });
  expect([await running.exited, running.output()]).toEqual([0, expect.any(String)]);
  const output = running.output();
  expect(output).toContain("what only the platform does cannot be known here");
  for (const { says, probe } of BELIEFS) {
    if (probe === undefined) continue;
    expect(output).toContain(`${ELSEWHERE.includes(probe) ? "unknown" : "holds  "}  ${says}`);
  }
});
