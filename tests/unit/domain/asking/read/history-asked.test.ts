import { describe, expect, test } from "vitest";
import { careerQuestion, historyAskedIn } from "#domain/asking/read/history-asked.ts";

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
    ["how many different teams has chris paul played for?", "clubs", "chris paul"],
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
    expect(historyAskedIn(question, "2025-26")).toEqual({ kind, player });
  });

  test.each([
    ["luka rookie year stats", "luka", "stats"],
    ["luka's rookie season", "luka", "stats"],
    ["what did cooper flagg average as a rookie", "cooper flagg", "stats"],
    ["what did lebron average in his rookie season", "lebron", "stats"],
    ["how many points did lebron score as a rookie", "lebron", "points"],
    ["LeBron’s rookie season points per game", "LeBron", "points per game"],
  ])("%j asks for the first season", (question, player, figures) => {
    expect(historyAskedIn(question, "2025-26")).toEqual({ kind: "rookie", player, figures });
    const another = careerQuestion({ kind: "rookie", player, figures }, "seth curry");
    expect(historyAskedIn(another, "2025-26")).toEqual({
      kind: "rookie",
      player: "seth curry",
      figures,
    });
  });

  test.each(["debut", "clubs"] as const)("the %s of another is asked likewise", (kind) => {
    const question = careerQuestion({ kind, player: "curry" }, "seth curry");
    expect(historyAskedIn(question, "2025-26")).toEqual({ kind, player: "seth curry" });
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
    expect(historyAskedIn(question, "2025-26")).toEqual({ kind: "series", team, isWon });
  });
});

describe("a question about the start of a season", () => {
  test.each([
    [
      "Which teams started 10-0 in the last ten years?",
      { seasons: "2016-17..", wins: 10, losses: 0 },
    ],
    ["teams that started 0-5", { seasons: undefined, wins: 0, losses: 5 }],
    ["Which team was the first to reach 50 wins in 2025-26?", { seasons: undefined, to: 50 }],
    ["first team to win 60 games in 2015-16", { seasons: "2015-16", to: 60 }],
  ])("%j", (question, asked) => {
    expect(historyAskedIn(question, "2025-26")).toEqual({ kind: "start", ...asked });
  });
});

describe("a question about an improvement", () => {
  test.each([
    [
      "Which player improved his scoring average the most?",
      "most points per game per game",
      undefined,
    ],
    ["who improved the most in assists this season", "most assists per game", undefined],
    ["most improved team", "most wins by a team", undefined],
    [
      "Which team improved its record the most from 2023-24 to 2024-25?",
      "most wins by a team",
      ["2023-24", "2024-25"],
    ],
  ])("%j", (question, first, seasons) => {
    const asked = historyAskedIn(question, "2025-26");
    expect(asked).toMatchObject({ kind: "improved", seasons });
    expect(asked).toHaveProperty("questions.0", first);
  });

  test("is none about the award", () => {
    expect(historyAskedIn("most improved player", "2025-26")).toBeUndefined();
  });
});

describe("a question about the seasons of a team", () => {
  test.each([
    ["When did the Spurs last win 60 games?", "Spurs", "last", "wins", 60],
    ["when did the spurs first win 60 or more games", "spurs", "first", "wins", 60],
    ["when was the last time the lakers lost 50 games in a season", "lakers", "last", "losses", 50],
    ["Who was the last team to win 70 games?", undefined, "last", "wins", 70],
    ["last team with 60 losses", undefined, "last", "losses", 60],
    ["when did a team last lose 70 games", undefined, "last", "losses", 70],
    ["when did the hornets last make the playoffs", "hornets", "last", "playoffs", 1],
    ["when was the last time the Hornets made the playoffs?", "Hornets", "last", "playoffs", 1],
    ["hornets last playoff appearance", "hornets", "last", "playoffs", 1],
  ])("%j", (question, team, end, of, count) => {
    expect(historyAskedIn(question, "2025-26")).toEqual({
      kind: "team-season",
      team,
      end,
      of,
      count,
    });
  });
});

describe("a question about what happened in playoff series", () => {
  test.each([
    ["Which No. 8 seeds have beaten a No. 1 seed since 2014?", "upset", "2014-15.."],
    ["last time an eighth seed beat a first seed", "upset", "all"],
    ["teams that came back from a 3-1 deficit", "comeback", "all"],
    ["blown 3-1 leads since 2018", "comeback", "2018-19.."],
  ])("%j", (question, feat, seasons) => {
    expect(historyAskedIn(question, "2025-26")).toMatchObject({
      kind: "series-feat",
      feat,
      seasons,
    });
  });
});

test.each([
  "8 seed in the east",
  "knicks 3-1 against the pacers",
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
  expect(historyAskedIn(question, "2025-26")).toBeUndefined();
});
