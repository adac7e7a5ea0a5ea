import { describe, expect, test } from "vitest";
import { readingOf } from "#tests/fixtures/meanings.ts";

describe("a record", () => {
  test.each([
    ["lakers record", "record of the [Los Angeles] Lakers, [2025-26 regular season]"],
    ["lakers wins", "record of the [Los Angeles] Lakers, [2025-26 regular season]"],
    [
      "lakers vs celtics",
      "[record] of the [Los Angeles] Lakers against the [Boston] Celtics, [2025-26 regular season]",
    ],
    [
      "luka record",
      "record of his team[ in games in which ]Luka[ Dončić] played, [2025-26 regular season]",
    ],
    [
      "lakers record when luka scores 30",
      "record of the [Los Angeles] Lakers in games in which Luka[ Dončić] scored 30[ or more] points, [2025-26 regular season]",
    ],
    [
      "lakers record when they score 120",
      "record of the [Los Angeles] Lakers with 120[ or more] points, [2025-26 regular season]",
    ],
    [
      "lakers record with luka and lebron",
      "record of the [Los Angeles] Lakers[ in games in which ]LeBron[ James] played with Luka[ Dončić], [2025-26 regular season]",
    ],
    [
      "lakers record without luka",
      "record of the [Los Angeles] Lakers without Luka[ Dončić], [2025-26 regular season]",
    ],
    [
      "lakers record when luka and lebron play",
      "record of the [Los Angeles] Lakers with Luka[ Dončić] and LeBron[ James], [2025-26 regular season]",
    ],
    [
      "lakers record on back to backs",
      "record of the [Los Angeles] Lakers on the second day of back-to-backs, [2025-26 regular season]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("leaders", () => {
  test.each([
    ["most points", "most points[ in total of all players], [2025-26 regular season]"],
    [
      "points leaders",
      "most points[ per game of all players, of players who qualify], [2025-26 regular season]",
    ],
    [
      "points per game leaders",
      "most points per game[ of all players, of players who qualify], [2025-26 regular season]",
    ],
    [
      "points per 36 leaders",
      "most points per 36 minutes[ of all players, of players who qualify], [2025-26 regular season]",
    ],
    ["best record", "best record[ of all teams], [2025-26 regular season]"],
    ["most wins", "most wins[ of all teams], [2025-26 regular season]"],
    [
      "most 40 point games",
      "most games[ of all players] with 40[ or more] points, [2025-26 regular season]",
    ],
    ["most games played", "most games played[ of all players], [2025-26 regular season]"],
    [
      "rookie scoring leaders",
      "most points[ per game] of all rookies[, of players who qualify], [2025-26 regular season]",
    ],
    [
      "clutch leaders",
      "most[ points per game of all players] in the clutch[, of players who qualify], [2025-26 regular season]",
    ],
    [
      "guards points leaders",
      "most points[ per game] of all guards[, of players who qualify], [2025-26 regular season]",
    ],
    ["guards with most assists", "most assists[ in total] of all guards, [2025-26 regular season]"],
    [
      "points leaders under 25",
      "most points[ per game of players aged] 24 or younger[, of players who qualify], [2025-26 regular season]",
    ],
    [
      "most points under 25",
      "most points[ in total of players aged] 24 or younger, [2025-26 regular season]",
    ],
    [
      "lowest points per game",
      "fewest points per game[ of all players, of players who qualify], [2025-26 regular season]",
    ],
    [
      "worst scorers",
      "fewest points[ per game of all players, of players who qualify], [2025-26 regular season]",
    ],
    ["best net rating", "best net rating[ of all teams], [2025-26 regular season]"],
    ["worst defensive rating", "worst defensive rating[ of all teams], [2025-26 regular season]"],
    ["fastest pace", "fastest pace[ of all teams], [2025-26 regular season]"],
    ["slowest pace", "slowest pace[ of all teams], [2025-26 regular season]"],
    [
      "players best winning percentage",
      "best record of all players[, of players who qualify], [2025-26 regular season]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("the best game", () => {
  test.each([
    ["most points in a game", "most points in a game[ of all players], [2025-26 regular season]"],
    [
      "most points in a win",
      "most points[ in a game of all players] in wins, [2025-26 regular season]",
    ],
    [
      "highest scoring game",
      "[most points of both teams in a game of all teams], [2025-26 regular season]",
    ],
    ["biggest win", "biggest margin[ of all teams], [2025-26 regular season]"],
    [
      "biggest road loss",
      "biggest margin[ of all teams] on the road in losses, [2025-26 regular season]",
    ],
    ["biggest road win", "biggest margin[ of all teams] on the road, [2025-26 regular season]"],
    ["biggest loss", "biggest margin[ of all teams] in losses, [2025-26 regular season]"],
    ["biggest comeback", "biggest comeback[ of all teams], [2025-26 regular season]"],
    ["biggest lead", "largest lead[ of all teams], [2025-26 regular season]"],
    ["closest lakers game", "closest games of the [Los Angeles] Lakers, [2025-26 regular season]"],
    [
      "closest lakers win",
      "closest games of the [Los Angeles] Lakers in wins, [2025-26 regular season]",
    ],
    [
      "most points in a quarter",
      "most points[ of all players] in a single quarter, [2025-26 regular season]",
    ],
    [
      "highest scoring loss",
      "most points in a game of all teams in losses, [2025-26 regular season]",
    ],
    [
      "worst shooting game",
      "worst field goal percentage in a game[ of all players with 15 or more field goals attempted], [2025-26 regular season]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("means", () => {
  test.each([
    ["luka points", "points[ per game] of Luka[ Dončić], [2025-26 regular season]"],
    [
      "luka averages",
      "[points, rebounds and assists] per game of Luka[ Dončić], [2025-26 regular season]",
    ],
    ["luka total points", "points in total of Luka[ Dončić], [2025-26 regular season]"],
    ["luka points per 36", "points per 36 minutes of Luka[ Dončić], [2025-26 regular season]"],
    [
      "luka points and rebounds",
      "points and rebounds[ per game] of Luka[ Dončić], [2025-26 regular season]",
    ],
    ["luka points by month", "points by month of Luka[ Dončić], [2025-26 regular season]"],
    [
      "lakers by month",
      "[winning percentage] by month of the [Los Angeles] Lakers, [2025-26 regular season]",
    ],
    [
      "luka first quarter points",
      "points[ per game] of Luka[ Dončić] in the first quarter, [2025-26 regular season]",
    ],
    [
      "lakers averages",
      "[points, rebounds and assists] per game of the [Los Angeles] Lakers, [2025-26 regular season]",
    ],
    [
      "luka three point percentage",
      "three-point percentage of Luka[ Dončić], [2025-26 regular season]",
    ],
    [
      "luka points with a triple double",
      "points[ per game] of Luka[ Dončić] with a triple-double, [2025-26 regular season]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("ranks and games", () => {
  test.each([
    [
      "where does luka rank in scoring",
      "place of Luka[ Dončić] by points[ per game of all players, of players who qualify], [2025-26 regular season]",
    ],
    [
      "second leading scorer",
      "2nd place by points[ per game of all players, of players who qualify], [2025-26 regular season]",
    ],
    [
      "third most triple doubles",
      "3rd place by triple-doubles[ in total of all players], [2025-26 regular season]",
    ],
    ["luka missed games", "games missed without Luka[ Dončić], [2025-26 regular season]"],
    ["longest winning streak", "longest streaks[ of all teams] in wins, [2025-26 regular season]"],
    ["winning streak", "[longest streaks of all teams] in wins, [2025-26 regular season]"],
    [
      "longest 20 point streak",
      "longest streaks[ of all players] with 20[ or more] points, [2025-26 regular season]",
    ],
    [
      "back to back 40 point games",
      "streaks[ of all players] with 40[ or more] points with 2 or more games[ played], [2025-26 regular season]",
    ],
    ["40 point games", "games[ of all players] with 40[ or more] points, [2025-26 regular season]"],
    [
      "luka 40 point games",
      "games of Luka[ Dončić] with 40[ or more] points, [2025-26 regular season]",
    ],
    [
      "lakers 20 point wins",
      "[games] of the [Los Angeles] Lakers in wins[ in games] decided by 20 points[ or more], [2025-26 regular season]",
    ],
    [
      "one point games",
      "games[ of all teams] in games decided by 1 point, [2025-26 regular season]",
    ],
    [
      "close games",
      "[games of all teams] in games decided by 3 points or fewer, [2025-26 regular season]",
    ],
    ["overtime games", "[games of all teams] in overtime, [2025-26 regular season]"],
    [
      "lakers in overtime",
      "[record] of the [Los Angeles] Lakers in overtime, [2025-26 regular season]",
    ],
    ["last overtime game", "the last game[ of all teams] in overtime, [2025-26 playoffs]"],
    [
      "last triple double",
      "the last game[ of all players] with a triple-double, [2025-26 playoffs]",
    ],
    [
      "first 40 point game of lebron",
      "the first game of LeBron[ James] with 40[ or more] points, [2025-26 regular season]",
    ],
    [
      "luka last game with 40 points",
      "the last game of Luka[ Dončić] with 40[ or more] points, [2025-26 regular season]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("lists", () => {
  test.each([
    [
      "players averaging 20",
      "players averaging 20[ or more] [points, of players who qualify], [2025-26 regular season]",
    ],
    [
      "players averaging 20 and 10",
      "players averaging 20[ or more] [points] and 10[ or more] [rebounds, of players who qualify], [2025-26 regular season]",
    ],
    ["teams with 50 wins", "teams with 50[ or more] wins, [2025-26 regular season]"],
    [
      "guards under 25 averaging 20",
      "guards[ aged] 24 or younger averaging 20[ or more] [points, of players who qualify], [2025-26 regular season]",
    ],
    [
      "rookies averaging 10",
      "rookies averaging 10[ or more] [points, of players who qualify], [2025-26 regular season]",
    ],
    [
      "players with 2000 points",
      "players with 2000[ or more] points[ in all, of players who qualify], [2025-26 regular season]",
    ],
    [
      "players shooting 50 40 90",
      "players with a field goal percentage of 50[ or more] and a [three-point percentage] of 40[ or more] and a [free throw percentage] of 90[ or more, of players who qualify], [2025-26 regular season]",
    ],
    [
      "players from france averaging 10",
      "players from France averaging 10[ or more] [points, of players who qualify], [2025-26 regular season]",
    ],
    [
      "players with 3 triple doubles",
      "players with 3[ or more] triple-doubles[ in all, of players who qualify], [2025-26 regular season]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});
