import { expect, test } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { readingOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["games today", "games today"],
  ["lakers game tomorrow", "games tomorrow of the [Los Angeles] Lakers"],
  ["lakers next game", "next games of the [Los Angeles] Lakers"],
  ["lakers game tv", "networks of the [next games] of the [Los Angeles] Lakers"],
  ["nba games on espn", "[next games] on ESPN"],
  ["nba cup schedule", "games to come of the NBA Cup"],
  ["celtics lakers next game", "next games of the [Boston] Celtics and the [Los Angeles] Lakers"],
  ["lakers schedule", "games to come of the [Los Angeles] Lakers"],
  ["christmas games 2026", "fixtures of December 25, 2026"],
  ["lakers christmas game", "fixtures of December 25,[ 2026] of the [Los Angeles] Lakers"],
  ["who plays on christmas", "fixtures of December 25,[ 2026]"],
  ["when does the season start", "first day of the season[ by the schedule]"],
  ["when did the season end", "last day of the regular season[ that has been played]"],
  ["when do the playoffs start", "first day of the playoffs[ that has been played]"],
  ["next lakers road game", "next games on the road of the [Los Angeles] Lakers"],
  ["lakers next home game", "next games at home of the [Los Angeles] Lakers"],
  [
    "lakers at celtics next game",
    "next games[ on the road] of the [Los Angeles] Lakers and the [Boston] Celtics",
  ],
  ["lakers away games left", "games to come on the road of the [Los Angeles] Lakers"],
  ["lakers games january 2027", "[games to come] in January 2027 of the [Los Angeles] Lakers"],
  ["lakers schedule in december", "games to come in December[ 2026] of the [Los Angeles] Lakers"],
  ["lakers on tv tonight", "networks of the games today of the [Los Angeles] Lakers"],
  ["lakers opener", "opener of the [Los Angeles] Lakers[ by the schedule]"],
  ["lakers road opener", "opener on the road of the [Los Angeles] Lakers[ by the schedule]"],
  [
    "what is the lakers first game of next season",
    "first game of the [Los Angeles] Lakers[ by the schedule]",
  ],
  ["first game of next season", "first game of the season[ by the schedule]"],
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});

test.each([
  ["games today", "/nba/games"],
  ["lakers next game", "/nba/teams/14/games"],
  ["celtics lakers next game", "/nba/teams/2/against/14"],
  ["when does the season start", "/nba/games"],
  ["lakers opener", "/nba/teams/14/games"],
  ["when do the playoffs start", "/nba/playoffs"],
])("%s leads to %s", (question, path) => {
  expect(understand(question, vocabulary)).toMatchObject({ path });
});
