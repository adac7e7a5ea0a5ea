import { describe, expect, test } from "vitest";
import {
  dayOfPrinted,
  formatEasternTime,
  formatMonth,
  formatUpdated,
} from "../../../../domain/dates.ts";

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
});

test.each([
  ["2026-04", "April 2026"],
  ["2025-12", "December 2025"],
  ["2026-13", undefined],
  ["2026-00", undefined],
  ["2026-4", undefined],
  ["april", undefined],
])("formatMonth(%s) is %s", (month, printed) => {
  expect(formatMonth(month)).toBe(printed);
});
