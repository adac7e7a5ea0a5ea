import { expect, it } from "vitest";
import { seasonStrip } from "#functions/views/season/season-strip.ts";

it.each([
  ["W", "M0 1h1"],
  ["L", "M0 1m0 2h1"],
  ["WWLLLW", "M0 1h2m0 2h3m0 -2h1"],
  ["LW", "M0 1m0 2h1m0 -2h1"],
])("draws the results %s as %s", (results, path) => {
  expect(seasonStrip(results)).toBe(path);
});

it("draws nothing without results", () => {
  expect(seasonStrip("")).toBe("");
});
