import { expect, test } from "vitest";
import { answerFact } from "#domain/asking/answer/fact.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "youngest team in the west",
    "The Grizzlies have the youngest players: a mean age of 25.2 years.",
    "Roster as of October 8, 2026, players of known age. Next: the Pelicans 25.6 and the Thunder 25.6.",
    "Team | Mean age | Players (15)",
    "Memphis Grizzlies | 25.2 | 17",
    "New Orleans Pelicans | 25.6 | 19",
    "Oklahoma City Thunder | 25.6 | 14",
  ],
  [
    "how old are the thunder on average",
    "The players of the Thunder have a mean age of 25.6 years.",
    "Roster as of October 8, 2026, players of known age. Place 27 of 30 from the oldest.",
    "Team | Mean age | Players (30)",
    "Golden State Warriors | 29.3 | 18",
    "Indiana Pacers | 28.9 | 17",
    "Miami Heat | 28.6 | 17",
  ],
  [
    "tallest team",
    "The Nets have the tallest players: a mean height of 6-8.",
    "Roster as of October 8, 2026, players of known height. Next: the Jazz 6-8 and the Mavericks 6-8.",
    "Team | Mean height | Players (30)",
    "Brooklyn Nets | 6-8 | 14",
    "Utah Jazz | 6-8 | 15",
    "Dallas Mavericks | 6-8 | 15",
  ],
  [
    "heaviest team",
    "The Trail Blazers have the heaviest players: a mean weight of 224.4 pounds.",
    "Roster as of October 8, 2026, players of known weight. Next: the 76ers 223.5 and the Rockets 222.9.",
    "Team | Mean weight | Players (30)",
    "Portland Trail Blazers | 224.4 | 17",
    "Philadelphia 76ers | 223.5 | 16",
    "Houston Rockets | 222.9 | 16",
  ],
  [
    "lakers average weight",
    "The players of the Lakers have a mean weight of 213.7 pounds.",
    "Roster as of October 8, 2026, players of known weight. Place 20 of 30 from the heaviest.",
    "Team | Mean weight | Players (30)",
    "Portland Trail Blazers | 224.4 | 17",
    "Philadelphia 76ers | 223.5 | 16",
    "Houston Rockets | 222.9 | 16",
  ],
  [
    "shortest team in the east",
    "The Raptors have the shortest players: a mean height of 6-6.",
    "Roster as of October 8, 2026, players of known height. Next: the Cavaliers 6-6 and the Knicks 6-6.",
    "Team | Mean height | Players (15)",
    "Toronto Raptors | 6-6 | 15",
    "Cleveland Cavaliers | 6-6 | 14",
    "New York Knicks | 6-6 | 18",
  ],
])("%s", expectShown);

test("a team without players has no mean", () => {
  const asked = understand("oldest team", vocabulary);
  if (asked.kind !== "fact") throw new Error(asked.kind);
  const { headline, rows } = answerFact(asked, { data: { ...data, players: [] } }) ?? {};
  expect(plainText(headline ?? [])).toBe("That is known of no team.");
  expect(rows).toEqual([]);
});
