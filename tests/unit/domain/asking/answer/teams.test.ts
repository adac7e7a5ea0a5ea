import { expect, test } from "vitest";
import { answerFact } from "#domain/asking/answer/fact.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "youngest team in the west",
    "The Thunder had the youngest players: a mean age of 25.4 years.",
    "Players under contract on the season's last day. Next: the Jazz 25.7 and the Grizzlies 25.8.",
    "Team | Mean age | Players (15)",
    "Oklahoma City Thunder | 25.4 | 18",
    "Utah Jazz | 25.7 | 18",
    "Memphis Grizzlies | 25.8 | 18",
  ],
  [
    "how old are the thunder on average",
    "The players of the Thunder have a mean age of 25.4 years.",
    "Players under contract on the season's last day. Place 26 of 30 from the oldest.",
    "Team | Mean age | Players (30)",
    "Golden State Warriors | 29.5 | 18",
    "Houston Rockets | 28.5 | 17",
    "LA Clippers | 28.2 | 18",
  ],
  [
    "tallest team",
    "The Jazz had the tallest players: a mean height of 6-8.",
    "Players under contract on the season's last day. Next: the Pelicans 6-8 and the Magic 6-7.",
    "Team | Mean height | Players (30)",
    "Utah Jazz | 6-8 | 18",
    "New Orleans Pelicans | 6-8 | 18",
    "Orlando Magic | 6-7 | 17",
  ],
  [
    "heaviest team",
    "The 76ers had the heaviest players: a mean weight of 224.0 pounds.",
    "Players under contract on the season's last day. Next: the Jazz 222.7 and the Lakers 221.6.",
    "Team | Mean weight | Players (30)",
    "Philadelphia 76ers | 224.0 | 17",
    "Utah Jazz | 222.7 | 18",
    "Los Angeles Lakers | 221.6 | 17",
  ],
  [
    "lakers average weight",
    "The players of the Lakers have a mean weight of 221.6 pounds.",
    "Players under contract on the season's last day. Place 3 of 30 from the heaviest.",
    "Team | Mean weight | Players (30)",
    "Philadelphia 76ers | 224.0 | 17",
    "Utah Jazz | 222.7 | 18",
    "Los Angeles Lakers | 221.6 | 17",
  ],
  [
    "shortest team in the east",
    "The Bulls had the shortest players: a mean height of 6-6.",
    "Players under contract on the season's last day. Next: the Heat 6-6 and the Cavaliers 6-6.",
    "Team | Mean height | Players (15)",
    "Chicago Bulls | 6-6 | 18",
    "Miami Heat | 6-6 | 17",
    "Cleveland Cavaliers | 6-6 | 18",
  ],
])("%s", expectShown);

test("a team without players has no mean", () => {
  const asked = understand("oldest team", vocabulary);
  if (asked.kind !== "fact") throw new Error(asked.kind);
  const { headline, rows } = answerFact(asked, { data: { ...data, players: [] } }) ?? {};
  expect(plainText(headline ?? [])).toBe("That is known of no team.");
  expect(rows).toEqual([]);
});
