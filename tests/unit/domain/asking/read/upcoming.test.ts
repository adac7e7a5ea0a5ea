import { expect, test } from "vitest";
import { isUpcoming } from "#domain/asking/read/upcoming.ts";
import { seasonNow } from "#domain/season/season.ts";

test.each([
  ["2025-07-01", false],
  ["2026-06-30", false],
  ["2026-07-01", true],
  ["2026-12-25", true],
  ["2027-06-30", true],
  ["2027-07-01", false],
])("of the season after 2025-26 is %s: %s", (day, isOfIt) => {
  expect(isUpcoming(day, seasonNow("2025-26"))).toBe(isOfIt);
});
