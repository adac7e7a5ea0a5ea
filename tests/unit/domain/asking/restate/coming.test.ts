import { expect, test } from "vitest";
import { readingOf } from "../../../../fixtures/meanings.ts";

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
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});
