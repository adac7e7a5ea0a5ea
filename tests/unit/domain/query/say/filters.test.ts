import { expect, test } from "vitest";
import { filterWords } from "#domain/query/say/filters.ts";
import { readingOf } from "#tests/fixtures/meanings.ts";
import { asked, smallNames } from "#tests/fixtures/small-season.ts";

test.each([
  [
    "luka points in january",
    "points[ per game] of Luka[ Dončić] in January, [2025-26 regular season]",
  ],
  [
    "luka points in january and february",
    "points[ per game] of Luka[ Dončić] in January and February, [2025-26 regular season]",
  ],
  [
    "luka points since the all star break",
    "points[ per game] of Luka[ Dončić] since the All-Star break[ (February 19, 2026)], [2025-26 regular season]",
  ],
  [
    "luka points before the all star break",
    "points[ per game] of Luka[ Dončić] before the All-Star break[ (to February 12, 2026)], [2025-26 regular season]",
  ],
  [
    "luka points since january 15",
    "points[ per game] of Luka[ Dončić] since January 15, 2026, [2025-26 regular season]",
  ],
  [
    "luka points on christmas",
    "points[ per game] of Luka[ Dončić] on December 25, 2025, [2025-26 regular season]",
  ],
  [
    "luka points vs celtics",
    "points[ per game] of Luka[ Dončić] against the [Boston] Celtics, [2025-26 regular season]",
  ],
  [
    "luka vs lebron record",
    "record of his team[ in games in which ]Luka[ Dončić] played in games against LeBron[ James], [2025-26 regular season]",
  ],
  [
    "luka points vs the east",
    "points[ per game] of Luka[ Dončić] against the Eastern Conference, [2025-26 regular season]",
  ],
  [
    "luka points vs the atlantic",
    "points[ per game] of Luka[ Dončić] against the Atlantic Division, [2025-26 regular season]",
  ],
  [
    "luka points with lebron",
    "points[ per game] of Luka[ Dončić] with LeBron[ James], [2025-26 regular season]",
  ],
  [
    "luka points without lebron",
    "points[ per game] of Luka[ Dončić] without LeBron[ James], [2025-26 regular season]",
  ],
  ["luka points at home", "points[ per game] of Luka[ Dončić] at home, [2025-26 regular season]"],
  [
    "luka points in road wins",
    "points[ per game] of Luka[ Dončić] on the road in wins, [2025-26 regular season]",
  ],
  [
    "luka points in losses by 10",
    "points[ per game] of Luka[ Dončić] in losses[ in games] decided by 10 points[ or more], [2025-26 regular season]",
  ],
  [
    "luka points last 10 games",
    "points[ per game] of Luka[ Dončić] in his last 10 games, [2025-26 regular season and playoffs]",
  ],
  [
    "luka first 10 games",
    "[points, rebounds and assists per game] of Luka[ Dončić] in his first 10 games, [2025-26 regular season]",
  ],
  [
    "luka points as a starter",
    "points[ per game] of Luka[ Dončić] as a starter, [2025-26 regular season]",
  ],
  [
    "luka points in game 7",
    "points[ per game] of Luka[ Dončić] in game 7 of a series, [2025-26 playoffs]",
  ],
  [
    "brunson points in the finals",
    "points[ per game] of [Jalen] Brunson in the Finals, [2025-26 playoffs]",
  ],
  [
    "lakers record on 2 days rest",
    "record of the [Los Angeles] Lakers after 2 days of rest, [2025-26 regular season]",
  ],
  [
    "lakers record when trailing at halftime",
    "record of the [Los Angeles] Lakers when trailing at half-time, [2025-26 regular season]",
  ],
  [
    "luka points on mondays",
    "points[ per game] of Luka[ Dončić] on Mondays, [2025-26 regular season]",
  ],
  [
    "luka and reaves both scored 30",
    "[games] of Luka[ Dončić] with 30[ or more] points while [Austin] Reaves did the same, [2025-26 regular season]",
  ],
  [
    "luka games with over 40 minutes",
    "games of Luka[ Dončić] with more than 40 minutes, [2025-26 regular season]",
  ],
  [
    "luka games with less than 30 minutes",
    "games of Luka[ Dončić] with less than 30 minutes, [2025-26 regular season]",
  ],
  [
    "luka games with no turnovers",
    "games of Luka[ Dončić] with exactly 0 turnovers, [2025-26 regular season]",
  ],
  [
    "luka games without a triple double",
    "games of Luka[ Dončić] with no triple-double, [2025-26 regular season]",
  ],
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});

test.each([
  ["where=away&opp=ATL&month=jan", " against the Hawks on the road in January"],
  ["team=ATL&where=home", " at home"],
  ["from=2026-01-05&to=2026-01-31", " from January 5, 2026 to January 31, 2026"],
  ["rookie=1&result=w", " of all rookies in wins"],
])("the conditions of %s are said as%s, without the team", (address, words) => {
  expect(filterWords(asked(address), smallNames)).toBe(words);
});
