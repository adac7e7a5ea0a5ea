import { expect, test } from "vitest";
import { readingOf } from "../../../../fixtures/meanings.ts";

test.each([
  ["best lineup", "best lineups of five[, regular season]"],
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
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});
