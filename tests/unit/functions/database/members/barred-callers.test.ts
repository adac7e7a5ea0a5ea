import { describe, expect, test } from "vitest";
import { BarredCallers } from "#functions/database/members/barred-callers.ts";

describe("barred callers", () => {
  test.each([
    ["a second before the end", 59_999, true],
    ["at the end", 60_000, false],
    ["after the clock was a year ahead", -31_536_000_000, false],
  ])("are barred for the given time: %s", (_, laterMs, isBarred) => {
    let now = 1_000_000_000_000;
    const barred = new BarredCallers(() => now);
    barred.add("caller", 60);
    now += laterMs;
    expect(barred.has("caller")).toBe(isBarred);
  });

  test("are limited in number; the least recently barred is forgotten", () => {
    const barred = new BarredCallers(() => 0);
    barred.add("first", 60);
    barred.add("second", 60);
    barred.add("first", 60);
    for (let i = 0; i < 9_999; i += 1) barred.add(`caller ${i}`, 60);
    expect(barred.has("second")).toBe(false);
    expect(barred.has("first")).toBe(true);
    expect(barred.has("caller 9998")).toBe(true);
    expect(barred.has("nobody")).toBe(false);
  });
});
