import { describe, expect, test } from "vitest";
import { gamesByDay, monthOf, neighboursOf } from "#domain/season/game-days.ts";

describe("monthOf", () => {
  test.each([
    ["2026-02-10", 28, 0],
    ["2024-02-10", 29, 4],
    ["2025-12-25", 31, 1],
    ["2026-03-01", 31, 0],
  ])("of %s has %i days and %i empty places before them", (date, length, before) => {
    const month = monthOf(date, new Map());
    expect(month.days).toHaveLength(length);
    expect(month.before).toBe(before);
    expect(month.month).toBe(date.slice(0, 7));
  });

  test("counts the games of each day", () => {
    const counts = gamesByDay([
      { date: "2026-01-02" },
      { date: "2026-01-01" },
      { date: "2026-01-02" },
    ]);
    expect([...counts]).toEqual([
      ["2026-01-01", 1],
      ["2026-01-02", 2],
    ]);
    expect(
      monthOf("2026-01-15", counts)
        .days.slice(0, 3)
        .map(({ games }) => games),
    ).toEqual([1, 2, 0]);
  });
});

test.each([
  ["2026-01-05", "2026-01-04", "2026-01-09"],
  ["2026-01-06", "2026-01-05", "2026-01-09"],
  ["2026-01-01", undefined, "2026-01-04"],
  ["2026-02-01", "2026-01-09", undefined],
])("neighboursOf finds the previous and next game day of %s", (date, previous, next) => {
  const days = ["2026-01-09", "2026-01-04", "2026-01-05"];
  expect(neighboursOf(date, days)).toEqual({ previous, next });
});
