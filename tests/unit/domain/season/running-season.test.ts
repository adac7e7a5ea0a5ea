import { describe, expect, test } from "vitest";
import {
  type FiguresOf,
  isNewestOver,
  missingResults,
  runningSeason,
} from "#domain/season/running-season.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readFixtures } from "#tools/season/fixture-table.ts";

const FIXTURES = readFixtures(SOURCE_FOLDER);
/** The first tip-off of 2026-27 is at 3:00 PM Eastern Time. */
const OPENING = "2026-10-20T19:00Z";

describe("the season that runs", () => {
  test.each([
    ["in the offseason", "2026-07-15T12:00Z", "2025-26", "with-results"],
    ["before the first game", "2026-10-20T12:00Z", "2025-26", "not-begun"],
    ["while the first game may go on", "2026-10-20T22:59Z", "2025-26", "not-begun"],
    ["once the first game should be over", "2026-10-20T23:00Z", "2025-26", "without-results"],
    ["weeks later", "2026-11-28T12:00Z", "2025-26", "without-results"],
    ["with its first result", "2026-10-21T04:30Z", "2026-27", "with-results"],
    ["with results", "2026-11-28T12:00Z", "2026-27", "with-results"],
  ])("%s", (_, now, current, kind) => {
    const running = runningSeason(Date.parse(now), current, FIXTURES);
    expect(running).toMatchObject({ kind, newest: current });
  });

  test.each([
    ["2026-10-11T12:00Z", false],
    ["2026-10-12T12:00Z", true],
  ])("at %s, whether the newest season is over is %s", (now, isOver) => {
    expect(isNewestOver(Date.parse(now), "2025-26")).toBe(isOver);
  });

  test("opens four hours after its first tip-off, and never without a schedule", () => {
    const now = Date.parse("2026-10-20T12:00Z");
    expect(runningSeason(now, "2025-26", FIXTURES)).toMatchObject({
      opens: Date.parse(OPENING) + 4 * 60 * 60 * 1000,
    });
    expect(runningSeason(Date.parse("2026-12-01T12:00Z"), "2025-26", [])).toMatchObject({
      kind: "not-begun",
      opens: Number.POSITIVE_INFINITY,
    });
  });

  test.each<[FiguresOf, string]>([
    ["season", "Stats below are from 2025-26."],
    ["seasons", "Stats below run through 2025-26."],
    ["forecast", "Forecasts below use results through 2025-26."],
  ])("says that its results are missing above figures of a %s", (figures, words) => {
    const running = runningSeason(Date.parse("2026-11-28T12:00Z"), "2025-26", FIXTURES);
    expect(missingResults(running, figures)).toBe(
      `2026-27 results aren't available here. ${words}`,
    );
  });
});
