import { expect, test } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { readingOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["best lineup", "best lineups of five[, regular season]"],
  [
    "best lineup with at least 200 minutes",
    "best lineups of five, at least 200 minutes together[, regular season]",
  ],
  ["lakers worst lineup", "worst lineups of five of the [Los Angeles] Lakers[, regular season]"],
  ["most used lineup", "most used lineups of five[, regular season]"],
  ["lakers lineup", "[most used ]lineups of five of the [Los Angeles] Lakers[, regular season]"],
  ["best playoff lineup", "best lineups of five, playoffs"],
  ["top duos", "best pairs[, regular season]"],
  ["luka duo", "[best ]pairs with Luka[ Dončić, regular season]"],
  ["who assists jokic most", "most assists to [Nikola] Jokić[, regular season]"],
  ["who does jokic assist most", "most assists to one player by [Nikola] Jokić[, regular season]"],
  ["lebron assists to luka", "assists by LeBron[ James] to Luka[ Dončić, regular season]"],
  ["top assist duos", "most assists to one player[, regular season]"],
  ["lakers assist duo", "most assists to one player of the [Los Angeles] Lakers[, regular season]"],
  ["jokic on off", "on and off the floor: [Nikola] Jokić[, regular season]"],
  [
    "lakers common lineup",
    "most used lineups of five of the [Los Angeles] Lakers[, regular season]",
  ],
  [
    "lakers five with most minutes",
    "most used lineups of five of the [Los Angeles] Lakers[, regular season]",
  ],
  ["greatest duo", "best pairs[, regular season]"],
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});

test.each([
  ["best lineup", "/nba/finder?rows=lineups&per=total&season=2025-26"],
  ["lakers worst lineup", "/nba/finder?rows=lineups&team=LAL&per=total&sort=per48&season=2025-26"],
  ["luka duo", "/nba/finder?rows=pairs&player=1629029&per=total&season=2025-26"],
  ["top assist duos", "/nba/stats/assists"],
  ["lakers assist duo", "/nba/stats/assists?team=LAL"],
  ["jokic on off", "/nba/players/player/Nikola%20Joki%C4%87/floor"],
])("%s leads to %s", (question, path) => {
  expect(understand(question, vocabulary)).toMatchObject({ path });
});
