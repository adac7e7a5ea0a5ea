import { describe, expect, test } from "vitest";
import { meaningOf } from "../../../../fixtures/meanings.ts";

describe("odds", () => {
  test.each([
    ["lakers playoff odds", "fact outlook of=odds teamId=14 order=most"],
    ["title odds", "fact outlook of=odds order=most"],
    ["will the lakers make the playoffs", "fact outlook of=odds teamId=14 order=most"],
    ["will the lakers win", "Hardwood holds results, not forecasts. “will”"],
    ["will lakers reach the finals", "fact outlook of=odds teamId=14 order=most"],
    ["who is likely to win the title", "fact outlook of=odds order=most"],
    ["least likely team", "fact outlook of=odds order=least"],
    ["lakers celtics odds", "Hardwood holds no bets. “odds”"],
    ["luka odds", "Hardwood holds no bets. “odds”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("ratings", () => {
  test.each([
    ["power rankings", "fact outlook of=rating order=most"],
    ["rankings", "Try asking for the rank of one player or one team in a figure of the season."],
    ["team ratings", "fact outlook of=rating order=most"],
    ["lakers elo", "fact outlook of=rating teamId=14 order=most"],
    ["worst rated team", "fact outlook of=rating order=least"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("upsets and magic numbers", () => {
  test.each([
    ["biggest upset", "fact outlook of=upset order=most"],
    ["lakers biggest upset", "fact outlook of=upset teamId=14 order=most"],
    ["lakers magic number", "fact outlook of=magic teamId=14 order=most"],
    ["tragic number", "fact outlook of=magic order=most"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("schedules", () => {
  test.each([
    ["strength of schedule", "fact outlook of=schedule order=most"],
    ["easiest schedule", "fact outlook of=schedule order=least"],
    ["lakers strength of schedule", "fact outlook of=schedule teamId=14 order=most"],
    ["hardest remaining schedule", "fact outlook of=schedule-left order=most"],
    ["easiest remaining schedule", "fact outlook of=schedule-left order=least"],
    ["toughest rest of the schedule", "fact outlook of=schedule-left order=most"],
    ["lakers remaining schedule", "fact coming when=all teamIds=(14)"],
    ["remaining games", "Part of the question was not understood. “remaining”"],
    ["hardest", "Part of the question was not understood. “hardest”"],
    ["sos", "fact outlook of=schedule order=most"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
