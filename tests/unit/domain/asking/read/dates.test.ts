import { describe, expect, test } from "vitest";
import { isMovable } from "#domain/asking/read/dates.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";
import { newSmall } from "#tests/fixtures/small-season.ts";

describe("a month", () => {
  test.each([
    ["luka points in january", "means pts player=Luka Dončić month=jan"],
    ["luka points in january and february", "means pts player=Luka Dončić month=jan,feb"],
    ["luka points in february january", "means pts player=Luka Dončić month=jan,feb"],
    ["luka points in january january", "means pts player=Luka Dončić month=jan"],
    ["luka points in january feb 2 points", "means pts player=Luka Dončić month=jan,feb pts=2.."],
    ["luka points in january february and march", "means pts player=Luka Dončić month=jan,feb,mar"],
    ["luka points in may", "means pts player=Luka Dončić month=may stage=playoffs"],
    ["luka points in october", "means pts player=Luka Dončić month=oct"],
    ["luka points in november 2025", "means pts player=Luka Dončić month=nov"],
    [
      "luka points in november 2026",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2026”",
    ],
    ["luka points in january 2026", "means pts player=Luka Dončić month=jan"],
    [
      "luka points in january 2025",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2025”",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a day", () => {
  test.each([
    ["luka points on january 15", "means pts player=Luka Dončić from=2026-01-15 to=2026-01-15"],
    ["luka points on 15 january", "means pts player=Luka Dončić from=2026-01-15 to=2026-01-15"],
    [
      "luka points on january 15 2026",
      "means pts player=Luka Dončić from=2026-01-15 to=2026-01-15",
    ],
    ["luka points on january 15 2027", "Of the upcoming season only the fixtures are known."],
    [
      "luka points on january 15 2025",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2025”",
    ],
    ["luka points on january 32", "The question does not say what the number counts."],
    ["luka points on 31 december", "means pts player=Luka Dončić from=2025-12-31 to=2025-12-31"],
    ["luka points on 32 january", "The question does not say what the number counts."],
    ["luka points on 15 jan 2026", "means pts player=Luka Dončić from=2026-01-15 to=2026-01-15"],
    ["games on january 15 2027", "fact fixtures day=2027-01-15"],
    ["luka points on february 30", "Part of the question was not understood. “february”"],
    ["luka january 30 points", "count player=Luka Dončić month=jan pts=30.."],
    ["luka january 20 point games", "count player=Luka Dončić month=jan pts=20.."],
    ["luka january 30 games", "The question does not say what the number counts."],
    ["luka points on 2026-01-15", "means pts player=Luka Dončić from=2026-01-15 to=2026-01-15"],
    [
      "luka points january 1 january 2",
      "Two parts of the question contradict each other. “january”",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a day of numbers", () => {
  test.each([
    ["luka points on 1/15", "means pts player=Luka Dončić from=2026-01-15 to=2026-01-15"],
    ["luka points on 1/15/2026", "means pts player=Luka Dončić from=2026-01-15 to=2026-01-15"],
    ["luka points on 1/15/26", "means pts player=Luka Dončić from=2026-01-15 to=2026-01-15"],
    ["luka points on 11/12/2025", "means pts player=Luka Dončić from=2025-11-12 to=2025-11-12"],
    ["luka points on 1/15/2025", "Part of the question was not understood. “1/15/2025”"],
    ["luka points on 13/15", "The question does not say what the number counts."],
    ["luka points on 1-15", "Part of the question was not understood. “1-15”"],
    ["luka points on 12-25", "The question does not say what the number counts."],
    ["luka points on 12/31", "means pts player=Luka Dončić from=2025-12-31 to=2025-12-31"],
    ["luka points on 2/30", "Part of the question was not understood. “2/30”"],
    ["luka points on 0/15", "Part of the question was not understood. “0/15”"],
    ["luka points on 1/32", "Part of the question was not understood. “1/32”"],
    ["luka points on 1/0", "Part of the question was not understood. “1/0”"],
    ["luka points on 7/4", "Part of the question was not understood. “7/4”"],
    ["luka points on 1/15/2026/3", "Part of the question was not understood. “1/15/2026/3”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a holiday", () => {
  test.each([
    ["luka on christmas", "means pts,reb,ast player=Luka Dončić from=2025-12-25 to=2025-12-25"],
    [
      "luka on christmas 2025",
      "means pts,reb,ast player=Luka Dončić from=2025-12-25 to=2025-12-25",
    ],
    ["luka 2026 christmas", "Of the upcoming season only the fixtures are known."],
    ["luka on christmas 2027", "Results of 2026-27 are not available here. “2027”"],
    ["luka on halloween", "means pts,reb,ast player=Luka Dončić from=2025-10-31 to=2025-10-31"],
    ["luka on new years day", "means pts,reb,ast player=Luka Dončić from=2026-01-01 to=2026-01-01"],
    ["luka on thanksgiving", "means pts,reb,ast player=Luka Dončić from=2025-11-27 to=2025-11-27"],
    [
      "luka on thanksgiving 2025",
      "means pts,reb,ast player=Luka Dončić from=2025-11-27 to=2025-11-27",
    ],
    [
      "luka on thanksgiving 2026",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2026”",
    ],
    ["luka on mlk day", "means pts,reb,ast player=Luka Dončić from=2026-01-19 to=2026-01-19"],
    ["luka on opening night", "means pts,reb,ast player=Luka Dončić from=2025-10-21 to=2025-10-21"],
    [
      "luka on opening night 2026",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2026”",
    ],
    ["lakers final day", "record rows=team-games team=LAL from=2026-04-12 to=2026-04-12"],
    [
      "luka on valentines day",
      "means pts,reb,ast player=Luka Dončić from=2026-02-14 to=2026-02-14",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("one end of a period", () => {
  test.each([
    ["luka points since january", "means pts player=Luka Dončić from=2026-01-01"],
    ["luka points since january 15", "means pts player=Luka Dončić from=2026-01-15"],
    ["luka points after january", "means pts player=Luka Dončić from=2026-02-01"],
    ["luka points after january 15", "means pts player=Luka Dončić from=2026-01-16"],
    ["luka points before january", "means pts player=Luka Dončić to=2025-12-31"],
    ["luka points before january 15", "means pts player=Luka Dončić to=2026-01-14"],
    ["luka points until january", "means pts player=Luka Dončić to=2026-01-31"],
    ["luka points through january 15", "means pts player=Luka Dončić to=2026-01-15"],
    ["luka points since christmas", "means pts player=Luka Dončić from=2025-12-25"],
    ["luka points since the all star break", "means pts player=Luka Dončić from=2026-02-19"],
    ["luka points before the all star break", "means pts player=Luka Dončić to=2026-02-12"],
    ["luka points after the break", "means pts player=Luka Dončić from=2026-02-19"],
    ["luka points until the break", "means pts player=Luka Dončić to=2026-02-12"],
    ["luka points since", "Part of the question was not understood. “since”"],
    ["luka points since lebron", "Part of the question was not understood. “since”"],
    ["luka points after 2 days rest", "means pts player=Luka Dončić rest=2"],
    ["luka points after 2 games", "Part of the question was not understood. “after”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("both ends", () => {
  test.each([
    [
      "luka points between january 1 and february 15",
      "means pts player=Luka Dončić from=2026-01-01 to=2026-02-15",
    ],
    [
      "luka points between january and march",
      "means pts player=Luka Dončić from=2026-01-01 to=2026-03-31",
    ],
    [
      "luka points from january 1 to february 15",
      "means pts player=Luka Dončić from=2026-01-01 to=2026-02-15",
    ],
    [
      "luka points from january until march",
      "means pts player=Luka Dončić from=2026-01-01 to=2026-03-31",
    ],
    ["luka points from january 15", "means pts player=Luka Dončić from=2026-01-15"],
    ["luka points between january", "Part of the question was not understood. “january”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

test("a day is movable by the games of its season", () => {
  const days = newSmall();
  const movable = ["2025-10-22", "2025-11-04", "2025-11-27", "2026-01-19"];
  expect(movable.filter((day) => !isMovable(day, days))).toEqual([]);
  expect(isMovable("2026-04-20", days)).toBe(false);
  expect(isMovable("2025-12-25", days)).toBe(false);
});
