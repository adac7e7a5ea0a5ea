import { expect, it } from "vitest";
import { runSteps, type Step } from "../../../../tools/check/test-steps.ts";

const good: Step = { name: "unit", run: async () => ({ passed: 3, failed: 0 }) };

async function said(...steps: Step[]) {
  const lines: string[] = [];
  const isGood = await runSteps(steps, (text) => lines.push(text));
  return { isGood, last: lines.at(-1), text: lines.join("\n") };
}

it.each<[string, Step["run"]]>([
  [
    "at once",
    () => {
      throw new Error("No Chromium was found.");
    },
  ],
  [
    "in time",
    async () => {
      throw new Error("No Chromium was found.");
    },
  ],
])("counts a step that fails %s, says why, and goes on", async (_, run) => {
  const { isGood, last, text } = await said({ name: "end-to-end", run }, good);
  expect(last).toBe("3 passed, 1 failed");
  expect(text).toContain("end-to-end: No Chromium was found.");
  expect(isGood).toBe(false);
});

it("is content when something passed and nothing failed", async () => {
  expect(await said(good, good)).toMatchObject({ isGood: true, last: "6 passed, 0 failed" });
  expect(await said()).toMatchObject({ isGood: false, last: "0 passed, 0 failed" });
});

it("says again at the end which tests failed", async () => {
  const run = async () => ({ passed: 1, failed: 1, failures: ["a page is shown\nexpected 1"] });
  const { text } = await said({ name: "unit", run });
  expect(text).toContain("unit: a page is shown\nexpected 1");
});
