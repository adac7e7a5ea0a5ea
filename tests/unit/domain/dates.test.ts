import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  completedYears,
  easternDay,
  formatEasternTime,
  formatMoment,
  formatUpdated,
  isDay,
  latestUpdate,
  momentOf,
} from "#domain/dates.ts";

test.each([
  ["2026-04-12T23:59:59.999Z", "April 12, 2026"],
  ["2026-04-12T00:00:00Z", "April 12, 2026"],
  ["2026-04-12T00:00Z", "April 12, 2026"],
  ["2026-04-12", "April 12, 2026"],
  ["2026-04-12T12:00:00", "April 12, 2026"],
  ["2026-04-12T23:30:00-04:00", "April 13, 2026"],
  ["2026-04-12T00:30:00+02:00", "April 11, 2026"],
  ["2024-02-29", "February 29, 2024"],
  ["2026-04-12T12:00:00.123456789Z", "April 12, 2026"],
])("formatUpdated(%s) is %s", (iso, printed) => {
  expect(formatUpdated(iso)).toBe(printed);
});

test.each([
  [undefined],
  [""],
  ["yesterday"],
  ["April 12, 2026"],
  ["1"],
  ["2026"],
  ["2026-02-30"],
  ["2025-02-29T00:00:00Z"],
  ["2026-13-01"],
  ["2026-04-12T25:00:00Z"],
  ["2026-04-12T12:00:00+99:99"],
  ["2026-04-12 12:00:00"],
  ["<script>"],
  ["on 2026-04-12"],
  ["2026-04-12T12:00:00Z."],
  ["2026-04-12T12:00:00.Z"],
])("formatUpdated(%j) is undefined", (iso) => {
  expect(formatUpdated(iso)).toBeUndefined();
});

test("momentOf inverts toISOString for any date", () => {
  const date = fc.date({
    min: new Date("0001-01-01"),
    max: new Date("9999-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (moment) => {
      expect(momentOf(moment.toISOString())).toBe(moment.getTime());
    }),
  );
});

test("formatUpdated never prints NaN or undefined", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatUpdated(text) ?? "").not.toMatch(/NaN|undefined/);
    }),
  );
});

test("formatMoment prints the minute in UTC", () => {
  expect(formatMoment("2026-04-12T19:05:59+02:00")).toBe("April 12, 2026, 17:05 UTC");
  expect(formatMoment("today")).toBeUndefined();
});

test.each<[unknown[], string | undefined]>([
  [[], undefined],
  [[undefined, null, 7, "soon", "2026-02-30"], undefined],
  [["2026-04-12T10:00:00Z"], "2026-04-12T10:00:00Z"],
  [
    ["2026-04-12T10:00:00Z", "2026-04-12T09:00:00-04:00", "2026-04-11"],
    "2026-04-12T09:00:00-04:00",
  ],
])("latestUpdate(%j) is %j", (times, latest) => {
  expect(latestUpdate(times)).toBe(latest);
});

test.each([
  ["1999-04-12", 27],
  ["1999-04-13", 26],
  ["2000-02-29", 26],
  ["2004-12-31", 21],
])("completedYears from %s to 12 April 2026 is %i", (born, years) => {
  expect(completedYears(born, "2026-04-12")).toBe(years);
});

describe("isDay", () => {
  test.each(
    "2026-02-29|2026-13-01|2026-1-1|latest|2026|2026-01||2026-01-01T00:00|0000-00-00".split("|"),
  )("rejects %j", (text) => {
    expect(isDay(text)).toBe(false);
  });

  test("accepts every calendar date and never throws", () => {
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

describe("a tip-off is of the league's day, by the league's clock", () => {
  test.each([
    ["late in Los Angeles", "2026-10-22T02:30Z", "2026-10-21", "10:30 PM ET"],
    ["the last evening of summer time", "2026-11-01T02:30Z", "2026-10-31", "10:30 PM ET"],
    ["the afternoon after", "2026-11-01T20:30Z", "2026-11-01", "3:30 PM ET"],
    ["the evening after", "2026-11-02T00:00Z", "2026-11-01", "7:00 PM ET"],
    ["late in Los Angeles after", "2026-11-02T03:30Z", "2026-11-01", "10:30 PM ET"],
    ["the last evening of winter time", "2027-03-14T03:30Z", "2027-03-13", "10:30 PM ET"],
    ["the noon after", "2027-03-14T16:00Z", "2027-03-14", "noon ET"],
    ["the evening after", "2027-03-14T23:00Z", "2027-03-14", "7:00 PM ET"],
    ["late in Los Angeles after", "2027-03-15T02:30Z", "2027-03-14", "10:30 PM ET"],
  ])("%s: %s", (_, tipOff, day, time) => {
    expect([easternDay(tipOff), formatEasternTime(tipOff)]).toEqual([day, time]);
  });
});
