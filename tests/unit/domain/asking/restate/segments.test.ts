import { describe, expect, test } from "vitest";
import { readingOf } from "#tests/fixtures/meanings.ts";

describe("the season", () => {
  test.each([
    ["luka points 2026", "points[ per game] of Luka[ Dončić], 2025-26 [regular season]"],
    ["luka points this season", "points[ per game] of Luka[ Dončić], 2025-26 regular season"],
    [
      "luka points in the regular season",
      "points[ per game] of Luka[ Dončić], 2025-26 regular season",
    ],
    ["luka playoff points", "points[ per game] of Luka[ Dončić], [2025-26 ]playoffs"],
    ["luka points 2026 playoffs", "points[ per game] of Luka[ Dončić], 2025-26 playoffs"],
    ["warriors play-in record", "record of the [Golden State] Warriors, [2025-26 ]play-in"],
    [
      "points leaders 2025-26 regular season",
      "most points[ per game of all players, of players who qualify], 2025-26 regular season",
    ],
    ["lukas points", "points[ per game] of Luka[ Dončić], [2025-26 regular season]"],
    ["nets record", "record of the [Brooklyn] Nets, [2025-26 regular season]"],
    [
      "players averaging over 25 points",
      "players averaging more than 25 points[, of players who qualify], [2025-26 regular season]",
    ],
    [
      "luka steal streak",
      "[longest streaks] of Luka[ Dončić] with [1 or more ]steals, [2025-26 regular season]",
    ],
    [
      "longest triple double streak",
      "longest streaks[ of all players] with a triple-double, [2025-26 regular season]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("pages", () => {
  test.each([
    ["lakers roster", "the page: the roster of the [Los] [Angeles] Lakers"],
    ["lakers splits", "the page: the splits of the [Los] [Angeles] Lakers"],
    ["luka game log", "the page: the games of Luka [Dončić]"],
    ["standings", "the page: the standings"],
    ["compare luka and lebron", "the page: Luka [Dončić] and LeBron [James] compared"],
    ["compare lakers and celtics", "the page: the Lakers and the Celtics compared"],
    ["luka", "the page: Luka [Dončić]"],
    ["lakers history", "the page: the history of the [Los] [Angeles] Lakers"],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});
