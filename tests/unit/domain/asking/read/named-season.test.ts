import { expect, test } from "vitest";
import { seasonNamedIn } from "../../../../../domain/asking/read/named-season.ts";

test.each([
  ["24-25 scoring leaders", "2024-25", "scoring leaders"],
  ["scoring leaders 2024/25", "2024-25", "scoring leaders"],
  ["curry threes in the 2015-16 season", "2015-16", "curry threes"],
  ["who led the league in assists in 2019–20", "2019-20", "who led the league in assists"],
  ["most rebounds last season", "2024-25", "most rebounds"],
  ["warriors record during the 2016-2017 regular season", "2016-17", "warriors record"],
  ["best record 1995-96", "1995-96", "best record"],
])("%j is of %s", (question, season, rest) => {
  expect(seasonNamedIn(question)).toEqual({ season, question: rest });
});

test.each([
  "scoring leaders",
  "scoring leaders 2025-26",
  "games on 10/11",
  "lakers 30-10 start",
  "curry threes 2014-15 and 2015-16",
  "tatum 30-10-10 games",
])("%j names no single past season", (question) => {
  expect(seasonNamedIn(question)).toBeUndefined();
});
