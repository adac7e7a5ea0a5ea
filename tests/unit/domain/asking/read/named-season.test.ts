import { expect, test } from "vitest";
import { seasonsNamedIn } from "../../../../../domain/asking/read/named-season.ts";

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
  ["luka career high", "all", "luka high"],
  ["lebron vs celtics career", "all", "lebron vs celtics"],
  ["most points in a game in nba history", "all", "most points in a game"],
  ["most rebounds in a game of all time", "all", "most rebounds in a game"],
  ["all-time most rebounds in a game", "all", "most rebounds in a game"],
  ["most points ever in a game", "all", "most points in a game"],
  ["most points in a game since 2015", "2015-16..", "most points in a game"],
  ["curry threes since the 2018-19 season", "2018-19..", "curry threes"],
  ["most 50 point games from 2015 to 2020", "2015-16..2019-20", "most 50 point games"],
  ["best record between 2015-16 and 2017-18", "2015-16..2017-18", "best record"],
])("%j is of %s", (question, season, rest) => {
  expect(seasonsNamedIn(question)).toEqual({ season, question: rest });
});

test.each([
  "scoring leaders",
  "scoring leaders 2025-26",
  "games on 10/11",
  "curry play-in 2026",
  "curry play-in 2021 and 2022",
  "curry 2021 points",
  "how many games did lebron play in 2021",
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
  expect(seasonsNamedIn(question)).toBeUndefined();
});
