import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("odds", () => {
  test.each([
    ["lakers playoff odds", "fact projection of=odds teamId=14 order=most"],
    ["title odds", "fact projection of=odds order=most"],
    ["will the lakers make the playoffs", "fact projection of=odds teamId=14 order=most"],
    ["will the lakers win", "Hardwood holds results, not forecasts. “will”"],
    ["will lakers reach the finals", "fact projection of=odds teamId=14 order=most"],
    ["who is likely to win the title", "fact projection of=odds order=most"],
    ["least likely team", "fact projection of=odds order=least"],
    ["lakers celtics odds", "Hardwood holds no bets. “odds”"],
    ["luka odds", "Hardwood holds no bets. “odds”"],
    [
      "how likely are the lakers to make the playoffs",
      "fact projection of=odds teamId=14 order=most",
    ],
    ["chance the lakers make the playoffs", "fact projection of=odds teamId=14 order=most"],
    ["what are the celtics postseason chances", "fact projection of=odds teamId=2 order=most"],
    ["lakers title probability", "fact projection of=odds teamId=14 order=most"],
    [
      "likelihood of the lakers winning a championship",
      "fact projection of=odds teamId=14 order=most",
    ],
    ["which team has the highest odds to win it all", "fact projection of=odds order=most"],
    ["who still has a chance to get in", "fact projection of=odds order=most"],
    ["lowest odds", "fact projection of=odds order=least"],
    ["will the celtics be champions", "fact projection of=odds teamId=2 order=most"],
    ["will the celtics win titles", "fact projection of=odds teamId=2 order=most"],
    ["will a rookie win the title", "Hardwood holds results, not forecasts. “will”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("ratings", () => {
  test.each([
    ["power rankings", "fact projection of=rating order=most"],
    ["rankings", "Try asking for the rank of one player or one team in a figure of the season."],
    ["team ratings", "fact projection of=rating order=most"],
    ["lakers elo", "fact projection of=rating teamId=14 order=most"],
    ["worst rated team", "fact projection of=rating order=least"],
    ["what is the lakers rating", "fact projection of=rating teamId=14 order=most"],
    ["power ranking", "fact projection of=rating order=most"],
    ["hardest rated team", "Part of the question was not understood. “hardest” “rated”"],
    ["lakers rating rest", "Part of the question was not understood. “rating”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("upsets and magic numbers", () => {
  test.each([
    ["biggest upset", "fact projection of=upset order=most"],
    ["biggest upset in the playoffs", "fact projection of=upset order=most isOfPlayoffs=true"],
    ["lakers biggest upset", "fact projection of=upset teamId=14 order=most"],
    ["lakers magic number", "fact projection of=magic teamId=14 order=most"],
    ["tragic number", "fact projection of=magic order=most"],
    ["what was the biggest upset", "fact projection of=upset order=most"],
    ["most surprising nba upsets", "fact projection of=upset order=most"],
    ["least surprising upset", "fact projection of=upset order=least"],
    [
      "what is the magic number for the lakers to make the playoffs",
      "fact projection of=magic teamId=14 order=most",
    ],
    ["luka upset", "Part of the question was not understood. “upset”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("schedules", () => {
  test.each([
    ["strength of schedule", "fact projection of=schedule order=most"],
    ["easiest schedule", "fact projection of=schedule order=least"],
    ["lakers strength of schedule", "fact projection of=schedule teamId=14 order=most"],
    ["hardest remaining schedule", "fact projection of=schedule-left order=most"],
    ["easiest remaining schedule", "fact projection of=schedule-left order=least"],
    ["toughest rest of the schedule", "fact projection of=schedule-left order=most"],
    ["lakers remaining schedule", "fact upcoming when=all teamIds=(14)"],
    ["remaining games", "Part of the question was not understood. “remaining”"],
    ["hardest", "Part of the question was not understood. “hardest”"],
    ["sos", "fact projection of=schedule order=most"],
    ["which team has the toughest schedule left", "fact projection of=schedule-left order=most"],
    ["softest remaining schedule", "fact projection of=schedule-left order=least"],
    ["easy schedules", "fact projection of=schedule order=least"],
    ["tough schedule", "fact projection of=schedule order=most"],
    ["who has a hard schedule", "fact projection of=schedule order=most"],
    [
      "do the lakers have the hardest remaining schedule",
      "fact projection of=schedule-left teamId=14 order=most",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
