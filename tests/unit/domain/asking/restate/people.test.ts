import { expect, test } from "vitest";
import { readingOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["players from france", "players from France[ known to Hardwood]"],
  ["guards from france", "guards from France[ known to Hardwood]"],
  ["lakers rookies", "rookies of the [Los] [Angeles] Lakers[ on the rosters]"],
  ["rookie guards", "rookie guards[ known to Hardwood]"],
  ["players over 7 feet", "players 7-1 or taller[ known to Hardwood]"],
  ["players under 25", "players[ aged] 24 or younger[ known to Hardwood]"],
  ["players older than 35", "players aged 36 or older[ known to Hardwood]"],
  ["players drafted in 2003", "players drafted in 2003[ known to Hardwood]"],
  ["undrafted guards", "guards who went undrafted[ known to Hardwood]"],
  ["undrafted players", "undrafted players[ known to Hardwood]"],
  ["players born in 2003", "players born in 2003[ known to Hardwood]"],
  ["players from duke", "players from Duke[ known to Hardwood]"],
  ["players with 3 rings", "players who have been NBA Champion 3 times[ known to Hardwood]"],
  ["former lakers", "players who used to play for the Los Angeles Lakers[ known to Hardwood]"],
  ["players with 15 years of service", "players with 15 years of service[ known to Hardwood]"],
  ["guards from the west", "guards of the West[ on the rosters]"],
  ["celtics players from france", "players of the [Boston] Celtics from France[ on the rosters]"],
  ["guards from the east", "guards of the East[ on the rosters]"],
  ["players aged 20", "players aged 20[ known to Hardwood]"],
  ["players exactly 7 feet", "players 7-0 tall[ known to Hardwood]"],
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});
