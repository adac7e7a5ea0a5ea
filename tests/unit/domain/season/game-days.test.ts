import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gamesByDay, isDay, monthOf, neighboursOf } from "../../../../domain/season/game-days.ts";

describe("a month", () => {
  test.each([
    ["2026-02-10", 28, 0],
    ["2024-02-10", 29, 4],
    ["2025-12-25", 31, 1],
    ["2026-03-01", 31, 0],
  ])("of %s has %i days after %i empty places", (date, length, before) => {
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
])("the days beside %s", (date, previous, next) => {
  const days = ["2026-01-09", "2026-01-04", "2026-01-05"];
  expect(neighboursOf(date, days)).toEqual({ previous, next });
});

describe("a day", () => {
  test.each([
    "2026-02-29",
    "2026-13-01",
    "2026-1-1",
    "latest",
    "",
    "2026-01-01T00:00",
    "0000-00-00",
  ])("is not %j", (text) => {
    expect(isDay(text)).toBe(false);
  });

  test("is every date of the calendar, and no other text throws", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1946-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        (date) => {
          expect(isDay(date.toISOString().slice(0, 10))).toBe(true);
        },
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => typeof isDay(text) === "boolean"));
  });
});
