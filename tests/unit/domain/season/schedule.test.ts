import { describe, expect, test } from "vitest";
import { easternDay } from "#domain/dates.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { scheduleOf } from "#domain/season/schedule.ts";

function fixture(tipOff: string, homeTeamId: number, awayTeamId: number): Fixture {
  const rest = { neutral: false, television: [], label: "", arena: "" };
  return { ...rest, tipOff, date: easternDay(tipOff), homeTeamId, awayTeamId };
}

function result(date: string, homeTeamId: number, awayTeamId: number) {
  const points = { homePoints: 100, awayPoints: 90 };
  return { id: `${date} ${homeTeamId}`, date, homeTeamId, awayTeamId, ...points, neutral: false };
}

const FIXTURES = [
  fixture("2026-11-24T00:30Z", 20, 23),
  fixture("2026-11-25T03:00Z", 8, 7),
  fixture("2026-11-25T22:00Z", 20, 7),
  fixture("2026-11-26T01:00Z", 8, 23),
];
const [MONDAY, TUESDAY, EARLY, LATE] = FIXTURES as [Fixture, Fixture, Fixture, Fixture];
const LAST_SEASON = [result("2026-01-02", 7, 8), result("2026-04-12", 8, 7)];

describe("the schedule", () => {
  test("has the games of the season and those to come, by day", () => {
    const schedule = scheduleOf(LAST_SEASON)(FIXTURES);
    expect([...schedule.days]).toEqual([
      ["2026-01-02", 1],
      ["2026-04-12", 1],
      ["2026-11-23", 1],
      ["2026-11-24", 1],
      ["2026-11-25", 2],
    ]);
    expect(schedule.upcomingOn("2026-11-25")).toEqual([EARLY, LATE]);
    expect(schedule.upcomingOn("2026-11-26")).toEqual([]);
    expect(schedule.upcomingOf(23)).toEqual([MONDAY, LATE]);
  });

  test("has a game once when its result is known", () => {
    const schedule = scheduleOf([...LAST_SEASON, result("2026-11-23", 20, 23)])(FIXTURES);
    expect(schedule.upcoming).toEqual([TUESDAY, EARLY, LATE]);
    expect(schedule.days.get("2026-11-23")).toBe(1);
  });

  test("leaves out a game that was moved: one of its teams has a later result", () => {
    const schedule = scheduleOf([result("2026-11-24", 8, 7)])(FIXTURES);
    expect(schedule.upcoming).toEqual([MONDAY, EARLY, LATE]);
    const later = scheduleOf([result("2026-11-24", 8, 7), result("2026-11-25", 20, 7)])(FIXTURES);
    expect(later.upcoming).toEqual([LATE]);
  });

  test("has the next tip-off after a time, none after the last", () => {
    const { nextTipOff } = scheduleOf(LAST_SEASON)(FIXTURES);
    const at = (tipOff: string) => Date.parse(tipOff);
    expect(nextTipOff(at(MONDAY.tipOff) - 1)).toBe(at(MONDAY.tipOff));
    expect(nextTipOff(at(MONDAY.tipOff))).toBe(at(TUESDAY.tipOff));
    expect(nextTipOff(at(LATE.tipOff))).toBe(Number.POSITIVE_INFINITY);
  });

  test("knows the teams' last meeting, whoever was at home", () => {
    const schedule = scheduleOf(LAST_SEASON)(FIXTURES);
    expect(schedule.lastMeeting(7, 8)?.date).toBe("2026-04-12");
    expect(schedule.lastMeeting(8, 7)?.date).toBe("2026-04-12");
    expect(schedule.lastMeeting(20, 23)).toBeUndefined();
  });
});
