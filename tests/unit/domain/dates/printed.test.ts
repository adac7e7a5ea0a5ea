import { describe, expect, test } from "vitest";
import {
  dayOfPrinted,
  easternClock,
  formatDayOfMonth,
  formatEasternTime,
  formatLongDay,
  formatMonth,
  formatShortDate,
  formatShortDay,
  formatUpdated,
  formatWeekday,
  monthName,
} from "#domain/dates.ts";

describe("dayOfPrinted", () => {
  test.each([
    ["April 12, 2026", "2026-04-12"],
    ["april 1, 2026", "2026-04-01"],
    ["February 29, 2028", "2028-02-29"],
    ["2026-04-12", "2026-04-12"],
    ["2026-04-12T23:30:00-05:00", "2026-04-13"],
    ["February 29, 2026", undefined],
    ["April 31, 2026", undefined],
    ["April 0, 2026", undefined],
    ["Smarch 1, 2026", undefined],
    ["12 April 2026", undefined],
    ["April 12", undefined],
    ["", undefined],
    ["April 12, 2026<script>", undefined],
    ["On April 12, 2026", undefined],
    ["April 012, 2026", undefined],
  ])("%s: %s", (text, day) => {
    expect(dayOfPrinted(text)).toBe(day);
  });

  test("round-trips through formatUpdated", () => {
    expect(formatUpdated(dayOfPrinted("April 2, 2026"))).toBe("April 2, 2026");
  });
});

test.each([
  ["2025-12-25T17:00:00.000Z", "noon ET"],
  ["2025-12-26T03:30:00.000Z", "10:30 PM ET"],
  ["2026-04-10T23:00:00.000Z", "7:00 PM ET"],
])("formatEasternTime(%s) is %s", (iso, printed) => {
  expect(formatEasternTime(iso)).toBe(printed);
  expect(`${easternClock(iso)} ET`).toBe(printed);
});

test.each([
  ["2026-04", "April 2026"],
  ["2025-12", "December 2025"],
  ["2026-13", undefined],
  ["2026-00", undefined],
  ["2026-4", undefined],
  ["april", undefined],
  ["2026-04-12", undefined],
  ["12026-04", undefined],
])("formatMonth(%s) is %s", (month, printed) => {
  expect(formatMonth(month)).toBe(printed);
});

test.each([
  ["2025-12-25", "Thursday, December 25, 2025", "December 25"],
  ["2026-02-01", "Sunday, February 1, 2026", "February 1"],
  ["2026-05-09", "Saturday, May 9, 2026", "May 9"],
])("%s is %j, and in short form its beginnings", (iso, long, day) => {
  const [weekday = "", date = "", year] = long.split(", ");
  const [month = "", number] = date.split(" ");
  const short = `${month.slice(0, 3)} ${number}`;
  expect(formatLongDay(iso)).toBe(long);
  expect(formatDayOfMonth(iso)).toBe(day);
  expect(monthName(iso)).toBe(month);
  expect(formatShortDay(iso)).toBe(short);
  expect(formatShortDate(iso)).toBe(`${short}, ${year}`);
  expect(formatWeekday(iso)).toBe(`${weekday.slice(0, 3)}, ${short}`);
});

test("a text that is no date is in no month", () => {
  expect(monthName("soon")).toBe("");
});
