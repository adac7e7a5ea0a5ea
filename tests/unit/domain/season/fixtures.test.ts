import { describe, expect, test } from "vitest";
import { easternDay } from "#domain/dates.ts";
import { nextFixtures } from "#domain/season/fixtures.ts";

const fixture = (tipOff: string, homeTeamId: number, awayTeamId: number) => ({
  tipOff,
  date: easternDay(tipOff),
  homeTeamId,
  awayTeamId,
  neutral: false,
  television: [],
  label: "",
  arena: "",
});
const FIRST = fixture("2026-10-20T23:00Z", 20, 23);
const SECOND = fixture("2026-10-23T01:30Z", 8, 20);
const OTHERS = fixture("2026-10-24T00:00Z", 1, 2);
const LAST = fixture("2027-04-12T00:30Z", 20, 3);
const FIXTURES = [FIRST, SECOND, OTHERS, LAST];

describe("nextFixtures", () => {
  test.each([
    ["before the season", "2026-08-15T00:00:00Z", [FIRST, SECOND]],
    ["a moment before the tip-off", "2026-10-20T22:59:59Z", [FIRST, SECOND]],
    ["at the tip-off", "2026-10-20T23:00:00Z", [SECOND, LAST]],
    ["between two games, as the visitor", "2026-10-22T12:00:00Z", [SECOND, LAST]],
    ["after a team's own game, before one of other teams", "2026-10-23T12:00:00Z", [LAST]],
    ["at the last tip-off", "2027-04-12T00:30:00Z", []],
    ["after the last game", "2027-06-01T00:00:00Z", []],
  ])("%s", (_, now, expected) => {
    expect(nextFixtures(FIXTURES, 20, Date.parse(now), 2)).toEqual(expected);
  });

  test("are none for a team without fixtures", () => {
    expect(nextFixtures(FIXTURES, 30, 0, 2)).toEqual([]);
    expect(nextFixtures([], 20, 0, 2)).toEqual([]);
  });
});
