import { expect, test } from "vitest";
import { judgedKinds, missedGoals } from "../../../fixtures/fan-questions/kinds.ts";

test("questions of fans are answered as often as the goals say", async () => {
  expect(missedGoals(await judgedKinds())).toEqual([]);
});
