import { expect, test } from "vitest";
import { betterOf } from "#domain/glossary/stat-order.ts";

test.each([
  ["PPG", "more"],
  ["TOV", "fewer"],
  ["LOSSES", "fewer"],
  ["STREAK", "neither"],
  ["TOV%", "fewer"],
  ["Opp FTr", "fewer"],
  ["Poss", "neither"],
  ["PLACE", "neither"],
  ["unknown", "more"],
  ["toString", "more"],
])("of %s %s is better", (label, better) => {
  expect(betterOf(label)).toBe(better);
});
