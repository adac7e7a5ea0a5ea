import { describe, expect, test } from "vitest";
import { recordAskedIn, seasonsNamedIn } from "#domain/asking/read/named-season.ts";

test.each([
  ["24-25 scoring leaders", "2024-25", "scoring leaders"],
  ["scoring leaders 2024/25", "2024-25", "scoring leaders"],
  ["curry threes in the 2015-16 season", "2015-16", "curry threes"],
  ["who led the league in assists in 2019–20", "2019-20", "who led the league in assists"],
  ["most rebounds last season", "2024-25", "most rebounds"],
  ["warriors record during the 2016-2017 regular season", "2016-17", "warriors record"],
  ["best record 1995-96", "1995-96", "best record"],
  ["curry 2021 play-in", "2020-21", "curry playin"],
  ["lebron play-in 2021", "2020-21", "lebron playin"],
  ["lebron play-in 2020-21", "2020-21", "lebron playin"],
  ["most points in a play-in game in 2023", "2022-23", "most points in a playin game"],
  ["most threes in 2019", "2018-19", "most threes"],
  ["curry play in 2021", "2020-21", "curry play"],
  ["2016 finals leading scorer", "2015-16", "finals leading scorer"],
  ["luka points march 2024", "2023-24", "luka points march"],
  ["luka career high", "all", "luka high"],
  ["lebron vs celtics career", "all", "lebron vs celtics career"],
  ["most points in a game in nba history", "all", "most points in a game"],
  ["most rebounds in a game of all time", "all", "most rebounds in a game"],
  ["all-time most rebounds in a game", "all", "most rebounds in a game"],
  ["most points ever in a game", "all", "most points in a game"],
  ["most points in a game since 2015", "2015-16..", "most points in a game"],
  ["curry threes since the 2018-19 season", "2018-19..", "curry threes"],
  ["most 50 point games from 2015 to 2020", "2015-16..2019-20", "most 50 point games"],
  ["best record between 2015-16 and 2017-18", "2015-16..2017-18", "best record"],
  ["lebron points from 2015 through 2020", "2015-16..2019-20", "lebron points"],
  ["lebron points between 2015 and 2017", "2015-16..2016-17", "lebron points"],
  ["lebron points from 2015–16 until 2017–18", "2015-16..2017-18", "lebron points"],
  ["points since 15-16", "2015-16..", "points"],
  ["curry threes each of the last 5 seasons", "2021-22..", "curry threes by season"],
  ["curry threes in each of the past two seasons", "2024-25..", "curry threes by season"],
  ["curry threes over the last two seasons", "2024-25..", "curry threes"],
  ["curry threes in the past 5 years", "2021-22..", "curry threes"],
  ["curry threes over the last Three seasons", "2023-24..", "curry threes"],
  ["most points last four years", "2022-23..", "most points"],
  ["best record of the past five seasons", "2021-22..", "best record"],
  ["curry threes last ten seasons", "2016-17..", "curry threes"],
  ["most points in the last 12 years", "2014-15..", "most points"],
  ["points over the past 3 seasons in january", "2023-24..", "points in january"],
  ["most points all time", "all", "most points"],
  ["most points in all seasons", "all", "most points"],
  ["lebron points in his career", "all", "lebron points career"],
  ["lebron points over a career", "all", "lebron points career"],
  ["lakers wins over their career", "all", "lakers wins career"],
  ["most points in league history", "all", "most points"],
  ["most points in the nba history", "all", "most points"],
  ["most points in history", "all", "most points"],
  ["most career points since 2015", "2015-16..", "most points career"],
  ["lebron his career points since 2015", "2015-16..", "lebron points career"],
  ["most points ever since 2015", "2015-16..", "most points"],
  ["all-time points leaders since the 2015-16 season", "2015-16..", "points leaders"],
  ["most points last year", "2024-25", "most points"],
  ["points during last season", "2024-25", "points"],
  ["points leaders of the 2015-16 nba season", "2015-16", "points leaders"],
  ["points leaders from 2015-16", "2015-16", "points leaders"],
  ["points leaders for 2015-16 among guards", "2015-16", "points leaders among guards"],
  ["2015-16 seasonal points", "2015-16", "seasonal points"],
  ["2015-16", "2015-16", ""],
  ["curry play in games 2021", "2020-21", "curry playin games"],
  ["curry play in tournament in 2021", "2020-21", "curry playin tournament"],
])("%j is of %s", (question, season, rest) => {
  expect(seasonsNamedIn(question, "2025-26")).toEqual({ season, question: rest });
});

test.each([
  "scoring leaders",
  "scoring leaders 2025-26",
  "games on 10/11",
  "curry play-in 2026",
  "curry play-in 2025-26",
  "lebron points from 2015 to 2015",
  "curry threes last 2 games",
  "points since 2015-16 in the 2016-17 season",
  "curry play-in 2021 and 2022",
  "curry 2019 and 2021 points",
  "luka points november 2023",
  "christmas games 2023",
  "most points in 2026",
  "lakers 30-10 start",
  "curry threes 2014-15 and 2015-16",
  "tatum 30-10-10 games",
  "most threes in a season ever",
  "curry career threes since 2015-16 and 2014-15",
  "most points from 2020 to 2015",
  "whoever scored 50",
  "most career points among active players",
  "current players with most career threes",
  "most points by active players in 2015-16",
])("%j names no single past season", (question) => {
  expect(seasonsNamedIn(question, "2025-26")).toBeUndefined();
});

describe("a record of one season", () => {
  test.each([
    ["most threes in a season", "all", "most threes"],
    ["most threes in any year", "all", "most threes"],
    ["most points in one season last year", "2024-25", "most points"],
    ["best record in a single season", "all", "best record"],
    ["single-season scoring record", "all", "scoring record"],
    ["single season scoring record", "all", "scoring record"],
    ["most threes in a season since 2015", "2015-16..", "most threes"],
  ])("%j is of %s", (question, season, rest) => {
    expect(recordAskedIn(question, "2025-26")).toEqual({
      season,
      question: rest,
      order: undefined,
    });
  });

  test.each([
    ["warriors best record", "all", "warriors record by season", "desc"],
    ["warriors worst record", "all", "warriors record by season", "asc"],
    ["the Worst season record ever", "all", "the record by season", "asc"],
    ["warriors best record since 2015", "2015-16..", "warriors record by season", "desc"],
  ])("%j is one of %s", (question, season, rest, order) => {
    expect(recordAskedIn(question, "2025-26")).toEqual({ season, question: rest, order });
  });

  test.each(["warriors record", "best season", "most threes in the season", "in a seasonal game"])(
    "%j asks for none",
    (question) => {
      expect(recordAskedIn(question, "2025-26")).toBeUndefined();
    },
  );
});
