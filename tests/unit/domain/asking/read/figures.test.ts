import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("a verb", () => {
  test.each([
    ["luka games scoring 30", "count player=Luka Dončić pts=30.."],
    ["luka scored 30", "count player=Luka Dončić pts=30.."],
    ["luka scores", "means pts rows=players player=Luka Dončić"],
    ["lakers score", "means pts rows=teams team=LAL"],
    ["scorers over 35", "leaders pts rows=players age=36.."],
    ["who scored 30 the most", "leaders gp rows=players pts=30.."],
    ["who scored the most", "leaders pts rows=players per=total"],
    ["luka held under 10 points", "count player=Luka Dončić pts=..9"],
    ["luka held at most 10 points", "count player=Luka Dončić pts=..10"],
    ["luka held to 10 points", "Part of the question was not understood. “held”"],
    ["opponents shoot", "Part of the question was not understood. “opponents shoot”"],
    ["opponents score 100", "count rows=teams oppts=100.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("shots", () => {
  test.each([
    ["luka shooting", "means fgpct rows=players player=Luka Dončić"],
    ["luka shooting from three", "means fg3pct rows=players player=Luka Dončić"],
    ["who shot the best from three", "leaders fg3pct rows=players sort=-fg3pct"],
    ["who shot the best from the free throw line", "leaders ftpct rows=players sort=-ftpct"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("allowed points", () => {
  test.each([
    ["lakers points allowed", "means oppts rows=teams team=LAL"],
    ["lakers allowed points", "means oppts rows=teams team=LAL"],
    ["lakers points allowed and points", "means oppts rows=teams team=LAL"],
    ["lakers points and points allowed", "means oppts rows=teams team=LAL"],
    ["lakers rebounds and points allowed", "means reb,oppts rows=teams team=LAL"],
    ["luka rebounds and shooting from three", "means reb,fg3pct rows=players player=Luka Dončić"],
    ["lakers hold opponents under 100 points", "record rows=team-games team=LAL oppts=..99"],
    ["lakers record when allowing 100 points", "record rows=team-games team=LAL oppts=100.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a figure with a comparison", () => {
  test.each([
    ["assists over 10", "count rows=players ast=11.."],
    ["luka assists over 10", "count player=Luka Dončić ast=11.."],
    ["games with assists at least 10", "count rows=players ast=10.."],
    ["most assists over 10", "The question does not say what the number counts."],
    ["most points under 25", "leaders pts rows=players age=..24 per=total"],
    ["best rebounders over 30", "leaders reb rows=players age=31.. sort=-reb"],
    ["lakers record when luka assists 10", "record player=Luka Dončić team=LAL ast=10.."],
    ["luka minutes over 30", "count player=Luka Dončić min=>30.."],
    ["luka points min 10", "The question does not say what the number counts."],
    [
      "best fg percentage min 100 attempts",
      "leaders fgpct rows=players sum.fga=100.. qualified=0 sort=-fgpct",
    ],
    ["best three point percentage min 100 min", "Rankings go by one figure at a time."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a figure twice", () => {
  test.each([
    ["luka points points", "Part of the question was not understood. “points”"],
    ["luka blocks and shots", "means blk,fga rows=players player=Luka Dončić sort=-fga"],
    ["who blocks the most shots", "leaders blk rows=players per=total sort=-blk"],
    ["most blocks shots", "Rankings go by one figure at a time."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("made shots", () => {
  test.each([
    ["most threes made", "leaders fg3m rows=players per=total sort=-fg3m"],
    ["luka threes made", "means fg3m rows=players player=Luka Dončić per=total columns=shooting"],
    ["luka made threes", "means fg3m rows=players player=Luka Dončić columns=shooting"],
    [
      "luka field goals made",
      "means fgm rows=players player=Luka Dončić per=total columns=shooting",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a share", () => {
  test.each([
    ["threes by percentage", "leaders fg3pct rows=players sort=-fg3pct"],
    ["field goals by percentage", "leaders fgpct rows=players sort=-fgpct"],
    ["free throws by percentage", "leaders ftpct rows=players sort=-ftpct"],
    ["luka threes by percentage", "means fg3pct rows=players player=Luka Dončić"],
    ["luka three point percentage by percentage", "means fg3pct rows=players player=Luka Dončić"],
    ["luka points by percentage", "Part of the question was not understood. “percentage”"],
    ["luka percentage", "Part of the question was not understood. “percentage”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("averages", () => {
  test.each([
    ["players averaging 20", "list rows=players avg.pts=20.."],
    ["players averaging 20 and 10", "list rows=players avg.pts=20.. avg.reb=10.."],
    ["players averaging 20 points", "list rows=players avg.pts=20.."],
    ["luka averaging", "means pts,reb,ast rows=players player=Luka Dončić"],
    ["luka averaging points", "means pts rows=players player=Luka Dončić"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
