import { describe, expect, test } from "vitest";
import {
  isSeasonName,
  scheduleInWords,
  seasonNow,
  seasonOfDate,
  seasonOfGame,
  seasonOfGames,
} from "#domain/season/season.ts";

describe("the name of a season", () => {
  test.each(["2015-16", "1999-00", "1946-47"])("can be %s", (name) => {
    expect(isSeasonName(name)).toBe(true);
  });

  test.each("2015-17|2015|15-16|2015-2016|2015-16..2024-25|x2015-16|all|| 2015-16".split("|"))(
    "cannot be %j",
    (name) => {
      expect(isSeasonName(name)).toBe(false);
    },
  );
});

test.each([
  ["0021500001", "2015-16"],
  ["0041900406", "2019-20"],
  ["0052000101", "2020-21"],
  ["0029900001", "1999-00"],
  ["0024600001", "1946-47"],
  ["1", undefined],
  ["x0021500001", undefined],
  ["00215000012", undefined],
  ["0121500001", undefined],
  ["0000000001", undefined],
])("game %s is of the season %s", (id, season) => {
  expect(seasonOfGame(id)).toBe(season);
});

test.each([
  ["2015-10-27", "2015-16"],
  ["2016-06-19", "2015-16"],
  ["2018-10-16", "2018-19"],
  ["1976-10-12", "1976-77"],
  // The Finals of the longest season, and the first day of the next.
  ["2020-10-11", "2019-20"],
  ["2020-12-22", "2020-21"],
  ["2021-07-20", "2020-21"],
])("%s is a day of the season %s", (date, season) => {
  expect(seasonOfDate(date)).toBe(season);
});

test("the season of games is that of the first one", () => {
  expect(seasonOfGames([])).toBe("");
  expect(seasonOfGames([{ id: "0021500001" }])).toBe("2015-16");
});

describe("the current season", () => {
  test("has its schedule", () => {
    const published = { season: "2031-32", published: "August 2031" };
    expect(seasonNow("2030-31", published)).toEqual({ current: "2030-31", schedule: published });
    expect(scheduleInWords(published)).toBe("2031-32 schedule, published in August 2031");
  });

  test("has the schedule of the next season where none is known", () => {
    const { schedule } = seasonNow("2030-31");
    expect(schedule).toEqual({ season: "2031-32", published: "" });
    expect(scheduleInWords(schedule)).toBe("2031-32 schedule");
  });
});
