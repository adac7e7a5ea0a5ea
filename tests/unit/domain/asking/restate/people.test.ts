import { expect, test } from "vitest";
import { readingOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["players from france", "players from France[ under contract on the season's last day]"],
  ["guards from france", "guards from France[ under contract on the season's last day]"],
  [
    "lakers rookies",
    "rookies of the [Los] [Angeles] Lakers[ under contract on the season's last day]",
  ],
  ["rookie guards", "rookie guards[ under contract on the season's last day]"],
  ["players over 7 feet", "players of 7-1 or more[ under contract on the season's last day]"],
  ["players under 25", "players of 24 or less[ years under contract on the season's last day]"],
  [
    "players older than 35",
    "players of 36 or more years[ under contract on the season's last day]",
  ],
  ["players drafted in 2003", "players drafted in 2003[ under contract on the season's last day]"],
  ["undrafted players", "players whom no team drafted[ under contract on the season's last day]"],
  ["players born in 2003", "players born in 2003[ under contract on the season's last day]"],
  ["players from duke", "players who came from Duke[ under contract on the season's last day]"],
  [
    "players with 3 rings",
    "players who have been NBA Champion 3 times[ under contract on the season's last day]",
  ],
  [
    "former lakers",
    "players who used to play for the Los Angeles Lakers[ under contract on the season's last day]",
  ],
  [
    "players with 15 years of service",
    "players with 15 years of service[ under contract on the season's last day]",
  ],
  ["guards from the west", "guards of the West[ under contract on the season's last day]"],
  [
    "celtics players from france",
    "players of the [Boston] Celtics from France[ under contract on the season's last day]",
  ],
  ["guards from the east", "guards of the East[ under contract on the season's last day]"],
  ["players aged 20", "players of 20 years[ under contract on the season's last day]"],
  ["players exactly 7 feet", "players of 7-0[ under contract on the season's last day]"],
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});
