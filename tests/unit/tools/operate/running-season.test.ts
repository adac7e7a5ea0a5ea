import { expect, test } from "vitest";
import { whyNotOver } from "#tools/operate/running-season.ts";

const DATASET = { season: { current: "2025-26" } };

test.each<[string, unknown, Record<string, unknown>, boolean]>([
  ["the same season", "2025-26", DATASET, true],
  ["an earlier season", "2024-25", DATASET, true],
  ["an empty database", null, DATASET, true],
  ["a dataset that does not say its season", "2026-27", { teamsAPI: {} }, true],
  ["a later season", "2026-27", DATASET, false],
])("whyNotOver: %s", (_what, running, dataset, isAllowed) => {
  expect(whyNotOver(running, dataset) === undefined).toBe(isAllowed);
});
