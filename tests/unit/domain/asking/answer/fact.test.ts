import { expect, test } from "vitest";
import { answerFact } from "#domain/asking/answer/fact.ts";
import { understand } from "#domain/asking/understand.ts";
import { type AskedFact, plainText } from "#domain/asking/understanding.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";

const NO_TOGETHER = { games: 0, missing: 0, teams: [], players: [], duos: [] };
const UNPLAYED = {
  data,
  postseason: NO_POSTSEASON,
  honors: { awards: [], finals: [] },
  projection: { ratings: NO_RATINGS, games: [], fixtures: [], odds: undefined },
  fixtures: [],
  together: [
    {
      season: "2025-26",
      through: "",
      names: new Map(),
      stages: { season: NO_TOGETHER, playoffs: NO_TOGETHER },
    },
  ],
} as const;

function factOf(question: string): AskedFact {
  const asked = understand(question, vocabulary);
  if (asked.kind !== "fact") throw new Error(asked.kind);
  return asked;
}

test.each([
  ["who won the finals", "The Finals have not been played."],
  ["who won the cup", "No final of the NBA Cup of 2025-26 is known to Hardwood."],
  ["who won the east", "The East has no champion yet."],
  ["who won the west", "The West has no champion yet."],
  ["who made the playoffs", "The playoffs haven't started."],
  ["who won mvp", "The award has not been given."],
  [
    "knicks playoff series vs celtics",
    `The Knicks had no such playoff series against the Celtics in 2025-26.`,
  ],
  ["who eliminated the lakers", "The Lakers lost no such playoff series in 2025-26."],
  ["playoff odds", "No odds are made yet."],
  [
    "power rankings",
    "No games are known for that. The ratings know results, not injuries or trades.",
  ],
  [
    "strength of schedule",
    "No games are known for that. The ratings know results, not injuries or trades.",
  ],
  ["biggest upset", "No such game has been played yet."],
  ["who plays on christmas", "No games are scheduled on December 25, 2026."],
  ["2016 champions", "The champion of 2015-16 is not known."],
  ["past mvps", "Nobody was Most Valuable Player in all seasons."],
  ["most finals mvps", "Nobody has been Finals MVP."],
  ["who assists jokic most", "Nobody has three assists to one player."],
  ["how many times did lebron assist luka", "He has fewer than three assists to that player."],
  ["jokic on off", "He was not on the floor."],
])("before there is an answer: %s", (question, said) => {
  const answer = answerFact(factOf(question), UNPLAYED);
  expect(plainText(answer?.headline ?? [])).toBe(said);
  expect(answer?.rows).toEqual([]);
});

test.each([
  "who won the finals",
  "lebron career points",
  "luka 2019 total points",
  "who coaches the lakers",
  "warriors 2015-16 record",
  "who won mvp",
  "how many rings does lebron have",
  "lakers next game",
  "when does the season start",
  "power rankings",
  "2016 champions",
  "3 seed in the east",
  "jokic on off",
  "usage leaders",
  "luka left corner threes",
  "who plays on christmas",
])("without its document there is no answer: %s", (question) => {
  expect(answerFact(factOf(question), { data })).toBeUndefined();
});

test("an age is that of the day, beside the day of birth", () => {
  const answer = answerFact(factOf("flagg age"), { data, today: "2026-12-23" });
  expect(plainText(answer?.headline ?? [])).toBe("Cooper Flagg is 20 years old.");
  expect(answer?.deck).toBe("Born on December 21, 2006.");
  const before = answerFact(factOf("flagg age"), { data, today: "2026-12-20" });
  expect(plainText(before?.headline ?? [])).toBe("Cooper Flagg is 19 years old.");
});

test.each([
  ["oldest team", { players: [] }, "That is known of no team."],
  ["usage leaders", { totals: [] }, "No one qualifies in usage percentage."],
])("of no players there is no leader: %s", (question, none, said) => {
  const answer = answerFact(factOf(question), { data: { ...data, ...none }, ratings: [] });
  expect(plainText(answer?.headline ?? [])).toBe(said);
  expect(answer?.rows).toEqual([]);
});
