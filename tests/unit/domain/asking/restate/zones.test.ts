import { expect, test } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { readingOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["curry corner threes", "corner threes of [Stephen] Curry[, 2025-26 regular season]"],
  ["curry shots at the rim", "shots at the rim of [Stephen] Curry[, 2025-26 regular season]"],
  [
    "luka above the break threes",
    "above the break threes of Luka[ Dončić, 2025-26 regular season]",
  ],
  ["luka mid range percentage", "mid-range[ shots] of Luka[ Dončić, 2025-26 regular season]"],
  ["luka left corner threes", "left corner threes of Luka[ Dončić, 2025-26 regular season]"],
  ["luka paint shooting", "[shots in the] paint of Luka[ Dončić, 2025-26 regular season]"],
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});

test("shots from a place are looked up by the player, whose page has them", () => {
  expect(understand("curry corner threes", vocabulary)).toMatchObject({
    needs: { kind: "shots", playerId: "201939" },
    path: "/nba/players/player/Stephen%20Curry",
  });
});
