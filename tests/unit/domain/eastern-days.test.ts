import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter, easternDayAt, easternMidnightAfter } from "#domain/eastern-days.ts";

describe("the Eastern day and the midnight that ends it", () => {
  test.each([
    ["winter, a minute before midnight", "2026-12-26T04:59:59Z", "2026-12-25", "2026-12-26T05:00Z"],
    ["winter, at midnight", "2026-12-26T05:00:00Z", "2026-12-26", "2026-12-27T05:00Z"],
    ["summer, a minute before midnight", "2027-06-11T03:59:59Z", "2027-06-10", "2027-06-11T04:00Z"],
    "the day on which summer time ends|2026-11-01T12:00:00Z|2026-11-01|2026-11-02T05:00Z".split(
      "|",
    ),
    ["the evening before it", "2026-11-01T02:00:00Z", "2026-10-31", "2026-11-01T04:00Z"],
    ["the repeated hour", "2026-11-01T06:30:00Z", "2026-11-01", "2026-11-02T05:00Z"],
    "the day on which summer time begins|2027-03-14T12:00:00Z|2027-03-14|2027-03-15T04:00Z".split(
      "|",
    ),
    ["the evening before it", "2027-03-14T04:30:00Z", "2027-03-13", "2027-03-14T05:00Z"],
    ["New Year's Eve", "2027-01-01T04:00:00Z", "2026-12-31", "2027-01-01T05:00Z"],
  ])("%s", (_, now, day, midnight) => {
    const at = Date.parse(now);
    expect(easternDayAt(at)).toBe(day);
    expect(new Date(easternMidnightAfter(at)).toISOString()).toBe(
      `${midnight.slice(0, -1)}:00.000Z`,
    );
  });

  test("a midnight is the first moment of the next day", () => {
    const moments = fc.integer({ min: Date.parse("2013-01-01"), max: Date.parse("2040-01-01") });
    fc.assert(
      fc.property(moments, (now) => {
        const midnight = easternMidnightAfter(now);
        expect(midnight).toBeGreaterThan(now);
        expect(easternDayAt(midnight - 1)).toBe(easternDayAt(now));
        expect(easternDayAt(midnight)).toBe(dayAfter(easternDayAt(now)));
      }),
    );
  });
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-11-01", 1, "2026-11-02"],
  ["2026-11-01", -2, "2026-10-30"],
])("%s and %d days is %s", (date, days, expected) => {
  expect(dayAfter(date, days)).toBe(expected);
});
