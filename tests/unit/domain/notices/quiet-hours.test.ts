import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isQuiet,
  isTimeZone,
  parseQuietHours,
  quietHoursText,
} from "#domain/notices/quiet-hours.ts";

const NEW_YORK = "America/New_York";

describe("quiet hours", () => {
  test.each<[string, string, string, string, boolean]>([
    ["the first minute", "13:00-14:00", NEW_YORK, "2026-12-25T18:00:00Z", true],
    ["the last minute", "13:00-14:00", NEW_YORK, "2026-12-25T18:59:59Z", true],
    ["the end", "13:00-14:00", NEW_YORK, "2026-12-25T19:00:00Z", false],
    ["before midnight", "23:00-07:30", NEW_YORK, "2026-12-26T04:00:00Z", true],
    ["midnight", "23:00-07:30", NEW_YORK, "2026-12-26T05:00:00Z", true],
    ["after midnight", "23:00-07:30", NEW_YORK, "2026-12-26T12:29:00Z", true],
    ["the morning", "23:00-07:30", NEW_YORK, "2026-12-26T12:30:00Z", false],
    [
      "another zone at the same moment",
      "23:00-07:30",
      "Europe/Berlin",
      "2026-12-26T12:29:00Z",
      false,
    ],
    ["half an hour from UTC", "00:00-01:00", "Asia/Kolkata", "2026-12-25T18:30:00Z", true],
    ["winter time", "02:00-03:00", NEW_YORK, "2026-03-07T07:30:00Z", true],
    // At two in the morning the clocks went to three.
    ["the hour that does not exist", "02:00-03:00", NEW_YORK, "2026-03-08T07:30:00Z", false],
    ["summer time", "02:00-03:00", NEW_YORK, "2026-03-09T06:30:00Z", true],
    ["an hour that comes twice, first", "01:00-02:00", NEW_YORK, "2026-11-01T05:30:00Z", true],
    ["an hour that comes twice, again", "01:00-02:00", NEW_YORK, "2026-11-01T06:30:00Z", true],
  ])("%s", (_, hours, zone, moment, quiet) => {
    const parsed = parseQuietHours(hours);
    expect(parsed && isQuiet(parsed, zone, Date.parse(moment))).toBe(quiet);
  });

  test("two spans that complete each other make the whole day", () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    const zone = fc.constantFrom(NEW_YORK, "Asia/Kathmandu", "Australia/Lord_Howe", "UTC");
    const moment = fc.date({ min: new Date(0), noInvalidDate: true }).map(Number);
    fc.assert(
      fc.property(time, time, zone, moment, (from, to, name, at) => {
        fc.pre(from !== to);
        expect(isQuiet({ from, to }, name, at)).not.toBe(isQuiet({ from: to, to: from }, name, at));
      }),
    );
  });

  test.each("|23:00|23:00-|24:00-07:00|23:00-7:00|23:60-07:00|08:00-08:00|23:00-07:00-".split("|"))(
    "refuse %j",
    (text) => {
      expect(parseQuietHours(text)).toBeUndefined();
    },
  );

  test("are stored as they are read", () => {
    expect(quietHoursText({ from: "23:00", to: "07:30" })).toBe("23:00-07:30");
    expect(parseQuietHours("23:00-07:30")).toEqual({ from: "23:00", to: "07:30" });
  });

  test.each([
    [NEW_YORK, true],
    ["UTC", true],
    ["Mars/Olympus", false],
    ["", false],
  ])("a time zone %j: %s", (zone, isKnown) => {
    expect(isTimeZone(zone)).toBe(isKnown);
  });
});
