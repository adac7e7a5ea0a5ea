import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("a deed", () => {
  test.each([
    ["luka fouled out", "count player=Luka Dončić pf=6.."],
    [
      "how many threes did curry make without a miss",
      "means fg3m rows=players player=Stephen Curry fg3miss=0 per=total columns=shooting",
    ],
    ["most free throws without a miss", "high ftm ftmiss=0 sort=-ftm"],
    ["free throws without a miss", "leaders ftm rows=players ftmiss=0 sort=-ftm"],
    ["luka without a miss", "Part of the question was not understood. “without a miss”"],
    ["who scored 40 twice", "list rows=players pts=40.. gp=2.."],
    ["players who scored 40 three times", "list rows=players pts=40.. gp=3.."],
    ["what percentage of games did luka score 30", "count true player=Luka Dončić pts=30.."],
    ["with a winning road record", "list rows=teams where=away winpct=>0.5.."],
    ["luka 40 piece", "count player=Luka Dončić pts=40.."],
    ["players who played every game", "list rows=players gp=82.."],
    ["teams with a winning record", "list rows=teams winpct=>0.5.."],
    ["teams with a losing home record", "list rows=teams where=home winpct=..<0.5"],
    ["luka with a three", "count player=Luka Dončić fg3m=1.."],
    ["luka with a three point lead", "Part of the question was not understood. “point lead”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("missed shots", () => {
  test.each([
    [
      "how many shots did luka miss",
      "means fgmiss rows=players player=Luka Dončić per=total sort=-fgmiss",
    ],
    ["luka missed threes", "means fg3miss rows=players player=Luka Dončić sort=-fg3miss"],
    ["luka missed the most shots", "high fgmiss player=Luka Dončić sort=-fgmiss"],
    ["who missed the most threes", "leaders fg3miss rows=players per=total sort=-fg3miss"],
    ["luka missed shots", "means fgmiss rows=players player=Luka Dončić sort=-fgmiss"],
    ["who missed most field goals", "leaders fgmiss rows=players per=total sort=-fgmiss"],
    ["luka missed", "missed rows=team-games without=Luka Dončić"],
    ["how many games did the lakers miss", "Try asking for one player's missed games."],
    ["who missed the most free throws", "leaders ftmiss rows=players per=total sort=-ftmiss"],
    ["how many threes and points did luka miss", "Try asking for one player's missed games."],
    ["how many points did luka miss", "Try asking for one player's missed games."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("who plays", () => {
  test.each([
    ["lakers record when luka plays", "record rows=team-games team=LAL with=Luka Dončić"],
    ["lakers record when luka is out", "record rows=team-games team=LAL without=Luka Dončić"],
    ["lakers record luka out", "record rows=team-games team=LAL without=Luka Dončić"],
    [
      "lakers record when luka plays and lebron plays",
      "record rows=team-games team=LAL with=Luka Dončić,LeBron James",
    ],
    [
      "lakers record when luka plays and lebron is out",
      "record rows=team-games team=LAL with=Luka Dončić without=LeBron James",
    ],
    [
      "lakers record when luka and lebron are out",
      "record rows=team-games team=LAL without=Luka Dončić,LeBron James",
    ],
    [
      "sixers record when maxey scores 30 and embiid plays",
      "record player=Tyrese Maxey team=PHI with=Joel Embiid pts=30..",
    ],
    ["lakers record when they play", "The question does not say when."],
    ["luka and lebron played together", "means pts,reb,ast player=Luka Dončić with=LeBron James"],
    ["luka lebron played together", "Part of the question was not understood. “played together”"],
    [
      "lakers record luka and lebron played together",
      "record rows=team-games team=LAL with=Luka Dončić,LeBron James",
    ],
    [
      "lakers record with luka and lebron together",
      "record player=LeBron James team=LAL with=Luka Dončić",
    ],
    [
      "lakers record when luka and lebron are out",
      "record rows=team-games team=LAL without=Luka Dončić,LeBron James",
    ],
    [
      "lakers record when luka and lebron dont play",
      "record rows=team-games team=LAL without=Luka Dončić,LeBron James",
    ],
    [
      "lakers record when luka scores 30 and lebron plays",
      "record player=Luka Dončić team=LAL with=LeBron James pts=30..",
    ],
    [
      "lakers record when luka is out and lebron is out",
      "record rows=team-games team=LAL without=Luka Dončić,LeBron James",
    ],
    ["lakers record when luka plays 30 minutes", "record player=Luka Dončić team=LAL min=30.."],
    ["luka plays 30 minutes", "count player=Luka Dončić min=30.."],
    ["luka plays 30 minutes games", "Part of the question was not understood. “plays”"],
    ["luka is out 30 minutes", "Part of the question was not understood. “is out”"],
    ["luka missed games", "missed rows=team-games without=Luka Dončić"],
    [
      "how many games did luka miss when lebron plays",
      "These parts of the question do not go together.",
    ],
    ["when luka plays", "The question does not say whose games it means. “plays”"],
    ["luka is out", "The question does not say whose games it means. “is out”"],
    ["lebron points when luka is out", "means pts player=LeBron James without=Luka Dončić"],
    ["lebron points when luka plays", "means pts player=LeBron James with=Luka Dončić"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("two who are out", () => {
  test.each([
    [
      "reaves when luka and lebron are out",
      "means pts,reb,ast player=Austin Reaves without=Luka Dončić,LeBron James",
    ],
    [
      "reaves points when luka and lebron are both out",
      "means pts player=Austin Reaves without=Luka Dončić,LeBron James",
    ],
    ["reaves with luka out", "means pts,reb,ast player=Austin Reaves without=Luka Dončić"],
    [
      "lakers record with luka and lebron out",
      "record rows=team-games team=LAL without=Luka Dončić,LeBron James",
    ],
    ["lakers record with luka out", "record rows=team-games team=LAL without=Luka Dončić"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
