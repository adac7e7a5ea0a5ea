import { describe, expect, test } from "vitest";
import { careerQuestion, historyAskedIn } from "../../../../../domain/asking/read/history-asked.ts";

describe("a question about a career", () => {
  test.each([
    ["when was luka's debut", "debut", "luka"],
    ["when was luka’s NBA debut?", "debut", "luka"],
    ["when did lebron make his debut", "debut", "lebron"],
    ["LeBron debut", "debut", "LeBron"],
    ["lebron first game", "debut", "lebron"],
    ["lebron's first ever game", "debut", "lebron"],
    ["curry first game of all time", "debut", "curry"],
    ["when was curry's rookie season", "debut", "curry"],
    ["when was curry a rookie", "debut", "curry"],
    ["when is luka's rookie year", "debut", "luka"],
    ["luka nba debut", "debut", "luka"],
    ["when did the joker make their debut", "debut", "the joker"],
    ["when is luka’s first nba game", "debut", "luka"],
    ["luka first career game", "debut", "luka"],
    ["when was luka first game ever", "debut", "luka"],
    ["  luka debut ? ", "debut", "luka"],
    ["who did chris paul play for", "clubs", "chris paul"],
    ["what teams has chris paul played for?", "clubs", "chris paul"],
    ["which teams chris paul has played for", "clubs", "chris paul"],
    ["former teams of chris paul", "clubs", "chris paul"],
    ["chris paul's previous teams", "clubs", "chris paul"],
    ["chris paul’s former teams", "clubs", "chris paul"],
    ["chris paul past teams", "clubs", "chris paul"],
    ["past teams of chris paul", "clubs", "chris paul"],
    ["previous teams of chris paul", "clubs", "chris paul"],
    ["who has chris paul played with", "clubs", "chris paul"],
    ["what team did chris paul play for", "clubs", "chris paul"],
    ["all teams chris paul played for", "clubs", "chris paul"],
    ["teams that chris paul has played for", "clubs", "chris paul"],
    ["team chris paul played for", "clubs", "chris paul"],
  ])("%j asks for the %s of %s", (question, kind, player) => {
    expect(historyAskedIn(question)).toEqual({ kind, player });
  });

  test.each([
    ["luka rookie year stats", "luka", "stats"],
    ["luka's rookie season", "luka", "stats"],
    ["LeBron’s rookie season points per game", "LeBron", "points per game"],
  ])("%j asks for the first season", (question, player, figures) => {
    expect(historyAskedIn(question)).toEqual({ kind: "rookie", player, figures });
    const another = careerQuestion({ kind: "rookie", player, figures }, "seth curry");
    expect(historyAskedIn(another)).toEqual({ kind: "rookie", player: "seth curry", figures });
  });

  test.each(["debut", "clubs"] as const)("the %s of another is asked likewise", (kind) => {
    const question = careerQuestion({ kind, player: "curry" }, "seth curry");
    expect(historyAskedIn(question)).toEqual({ kind, player: "seth curry" });
  });
});

describe("a question about past playoffs", () => {
  test.each([
    ["last time the kings won a playoff series", "kings", true],
    ["when was the last time the kings lost a series?", "kings", false],
    ["when did the new york knicks last win a playoff series", "new york knicks", true],
    ["kings last playoff series win", "kings", true],
    ["the kings' last postseason series loss", "kings'", false],
    ["kings’s last series win", "kings", true],
    ["last time kings won a postseason series", "kings", true],
    ["when did kings last lose a postseason series", "kings", false],
  ])("%j", (question, team, isWon) => {
    expect(historyAskedIn(question)).toEqual({ kind: "series", team, isWon });
  });
});

test.each([
  "lebron first game with 40 points",
  "who does chris paul play for",
  "first game of the season",
  "last time the kings won",
  "debut",
  "best teams",
  "rookie season",
  "rookie points leaders",
  "luka rookie seasonal points",
  "teams played for",
  "who has played for",
  "first game",
  "the kings won a playoff series",
  "when did the kings last win a game",
])("%j is no such question", (question) => {
  expect(historyAskedIn(question)).toBeUndefined();
});
