import { expect, it } from "vitest";
import { runSteps, type Step } from "#tools/check/test-steps.ts";

const good: Step = { name: "unit", run: async () => ({ passed: 3, failed: 0 }) };

async function said(...steps: Step[]) {
  const lines: string[] = [];
  const isGood = await runSteps(steps, (text) => lines.push(text));
  return { isGood, last: lines.at(-1), text: lines.join("\n") };
}

it.each<[string, Step["run"]]>([
  [
    "synchronously",
    () => {
      throw new Error("No Chromium was found.");
    },
  ],
  [
    "asynchronously",
    async () => {
      throw new Error("No Chromium was found.");
    },
  ],
])("counts a step that fails %s, prints the reason and continues", async (_, run) => {
  const { isGood, last, text } = await said({ name: "end-to-end", run }, good);
  expect(last).toBe("3 passed, 1 failed");
  expect(text).toContain("end-to-end: No Chromium was found.");
  expect(isGood).toBe(false);
});

it("succeeds when at least one test passed and none failed", async () => {
  expect(await said(good, good)).toMatchObject({ isGood: true, last: "6 passed, 0 failed" });
  expect(await said()).toMatchObject({ isGood: false, last: "0 passed, 0 failed" });
});

it("prints the failed tests with the name of their step", async () => {
  const run = async () => ({ passed: 1, failed: 1, failures: ["a page is shown\nexpected 1"] });
  const { text } = await said({ name: "unit", run });
  expect(text).toContain("unit: a page is shown\nexpected 1");
});

it("counts what this machine cannot run, and says why", async () => {
  const skipped = { count: 17, reason: "no Firefox here" };
  const run = async () => ({ passed: 17, failed: 0, skipped });
  const { isGood, last, text } = await said({ name: "Firefox and WebKit", run }, good);
  expect(isGood).toBe(true);
  expect(last).toBe("20 passed, 0 failed, 17 skipped");
  expect(text).toContain("Firefox and WebKit: 17 of 17, 17 skipped: no Firefox here");
});
