import { describe, expect, test } from "vitest";
import { completeCalendar, whyNotCounted } from "#domain/season/calendar.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

/** Days, each listed once for each of its games. */
const listed = (days: Readonly<Record<string, number>>) =>
  Object.entries(days).flatMap(([day, games]) => Array.from({ length: games }, () => day));

const PRESEASON = { "2030-10-05": 6, "2030-10-12": 8, "2030-10-16": 5 };
const AUTUMN = { "2030-10-21": 2, "2030-10-22": 12, "2030-11-03": 9 };
const CUP = { "2030-12-10": 2, "2030-12-14": 1 };
const SPRING = { "2031-04-12": 1, "2031-04-13": 15, "2031-04-15": 2, "2031-04-19": 4 };

describe("a season's calendar from the days of its games", () => {
  test.each([
    ["the games to come count, too", { ...PRESEASON, ...AUTUMN, ...CUP, ...SPRING }],
    ["without a preseason", { ...AUTUMN, ...CUP, ...SPRING }],
  ])("%s", (_what, days) => {
    expect(completeCalendar("2030-31", {}, listed(days))).toEqual({
      first: "2030-10-21",
      last: "2031-04-13",
      cupFinal: "2030-12-14",
    });
  });

  test("during the preseason opening night is not known", () => {
    const { first } = completeCalendar("2030-31", {}, listed({ "2030-10-05": 6, "2030-10-08": 7 }));
    expect(first).toBeUndefined();
  });

  test("before the spring the last day is not known", () => {
    const { last } = completeCalendar("2030-31", {}, listed({ ...AUTUMN, ...CUP }));
    expect(last).toBeUndefined();
  });

  test("what is known already stays", () => {
    const known = { first: "2030-10-20", last: "2031-04-12", cupFinal: "2030-12-16" };
    expect(completeCalendar("2030-31", known, listed({ ...AUTUMN, ...SPRING }))).toEqual(known);
  });

  test("the listed games of 2025-26 give the days of the season's table", () => {
    const [table] = sourceRows("seasons.csv").filter(({ season }) => season === "2025-26");
    const days = ["games.csv", "postseason_games.csv"].flatMap((name) =>
      sourceRows(name).map(({ date = "" }) => date),
    );
    expect(completeCalendar("2025-26", {}, days)).toEqual({
      first: table?.first_day,
      last: table?.last_day,
      cupFinal: table?.cup_final,
    });
  });
});

describe("games of the regular season", () => {
  const calendar = { first: "2030-10-21", last: "2031-04-13", cupFinal: "2030-12-14" };

  test.each(["2030-10-21", "2030-12-10", "2031-04-13"])("a game on %s counts", (date) => {
    expect(whyNotCounted(calendar, date)).toBeUndefined();
  });

  test.each(["2030-10-20", "2030-12-14", "2031-04-15"])("a game on %s does not count", (date) => {
    expect(whyNotCounted(calendar, date)).toMatch(/\w+ \w+/);
  });

  test("before opening night is known no game counts", () => {
    expect(whyNotCounted({}, "2030-10-22")).toContain("not known yet");
  });
});
