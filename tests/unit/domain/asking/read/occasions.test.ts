import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("the last games", () => {
  test.each([
    ["luka last 10 games", "means pts,reb,ast player=Luka Dončić last=10 stage=any"],
    ["luka last 10", "means pts,reb,ast player=Luka Dončić last=10 stage=any"],
    ["luka last 10 games points", "means pts player=Luka Dončić last=10 stage=any"],
    ["lakers last 5 games record", "record rows=team-games team=LAL last=5 stage=any"],
    ["last 3 games won by lakers", "record rows=team-games team=LAL last=3 stage=any"],
    [
      "luka last 10 home games",
      "means pts,reb,ast player=Luka Dončić where=home last=10 stage=any",
    ],
    ["luka last game", "means pts,reb,ast player=Luka Dončić last=1"],
    ["lakers last game", "record rows=team-games team=LAL last=1 stage=playoffs"],
    ["luka points in last game", "means pts player=Luka Dončić last=1"],
    ["luka 30 point last game", "count player=Luka Dončić last=1 pts=30.."],
    ["lakers won last game", "record rows=team-games team=LAL last=1 stage=playoffs"],
    ["did luka score 40 in his last game", "count player=Luka Dončić last=1 pts=40.."],
    ["luka last 5 games with 30 points", "count player=Luka Dončić last=5 stage=any pts=30.."],
    ["last 10 lakers games", "record rows=team-games team=LAL last=10 stage=any"],
    ["last 5 lakers games won", "record rows=team-games team=LAL last=5 stage=any"],
    ["luka had 40 points last game", "count player=Luka Dončić last=1 pts=40.."],
    ["luka last games", "means pts,reb,ast player=Luka Dončić last=1"],
    ["luka last 10 point", "means pts player=Luka Dončić last=10 stage=any"],
    ["luka in last game with 40 points", "count player=Luka Dončić last=1 pts=40.."],
    [
      "luka last 5 seasons",
      "Of past seasons Hardwood answers questions about games since 2013-14. “last 5 seasons”",
    ],
    ["luka last 3 years", "Of past seasons Hardwood answers questions about games since 2013-14."],
    ["luka last 2 season", "Of past seasons Hardwood answers questions about games since 2013-14."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the last time", () => {
  test.each([
    ["last 40 point game", "occasion last stage=playoffs pts=40.. sort=-date"],
    ["last 40 point game by luka", "occasion last player=Luka Dončić pts=40.. sort=-date"],
    ["last 30+ point game of luka", "occasion last player=Luka Dončić pts=30.. sort=-date"],
    ["luka last triple double", "occasion last player=Luka Dončić td=1"],
    ["lakers last win", "occasion last rows=team-games team=LAL result=w stage=playoffs"],
    ["last time the wizards won", "occasion last rows=team-games team=WAS result=w"],
    ["last times luka scored 40", "occasion last player=Luka Dončić pts=40.. sort=-date"],
    [
      "luka last 40 point playoff game",
      "occasion last player=Luka Dončić stage=playoffs pts=40.. sort=-date",
    ],
    ["luka last time", "occasion last player=Luka Dončić"],
    ["last times", "The question does not say the last what."],
    ["luka last game with 40 points", "occasion last player=Luka Dončić pts=40.. sort=-date"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("what the last of several could mean", () => {
  test.each([
    ["luka last 10 20 point games", "Try asking for the last such game, or for all of them. “10”"],
    ["last 3 lakers wins", "Try asking for the last such game, or for all of them. “3”"],
    ["last 3 wins", "Try asking for the last such game, or for all of them. “3”"],
    ["lakers last 2 wins", "Try asking for the last such game, or for all of them. “2”"],
    ["lakers last 3 home wins", "Try asking for the last such game, or for all of them. “3”"],
    ["luka last 10 losses", "Try asking for the last such game, or for all of them. “10”"],
    ["luka last", "Part of the question was not understood. “last”"],
    ["last", "Part of the question was not understood. “last”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the first", () => {
  test.each([
    ["first time the wizards won", "occasion first rows=team-games team=WAS result=w sort=date"],
    ["first 40 point game", "occasion first pts=40.. sort=date"],
    ["first 10 games of luka", "means pts,reb,ast player=Luka Dončić first=10"],
    ["luka first 10 points", "occasion first player=Luka Dončić pts=10.. sort=date"],
    ["luka first triple double", "occasion first player=Luka Dončić td=1 sort=date"],
    ["second 10 games of luka", "The question does not say what the number counts."],
    ["who is first in scoring", "place pts (nth=1) rows=players"],
    ["first in points", "place pts (nth=1) rows=players"],
    ["third in rebounds", "place reb (nth=3) rows=players sort=-reb"],
    ["lakers first 10 games record", "record rows=team-games team=LAL first=10"],
    ["second leading scorer", "place pts (nth=2) rows=players"],
    ["second 40 point game", "place gp (nth=2) rows=players pts=40.."],
    ["first second scorer", "Two parts of the question contradict each other. “second”"],
    ["first", "The question does not say by which figure."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("back to back", () => {
  test.each([
    ["lakers record on back to backs", "record rows=team-games team=LAL rest=0"],
    ["back to back 40 point games", "streak rows=streaks pts=40.. gp=2.."],
    ["back to back wins", "streak rows=team-streaks result=w gp=2.."],
    ["back to back losses", "streak rows=team-streaks result=l gp=2.."],
    ["back to back double digit assists", "streak rows=streaks ast=10.. gp=2.."],
    ["luka in back to back 40 point games", "count player=Luka Dončić rest=0 pts=40.."],
    ["lakers record of back to back wins", "record rows=team-games team=LAL rest=0"],
    ["luka back to back games", "means pts,reb,ast player=Luka Dončić rest=0"],
    ["lakers back to back wins", "streak rows=team-streaks team=LAL result=w gp=2.."],
    [
      "luka back to back 30-10 games",
      "streak rows=streaks player=Luka Dončić pts=30.. reb=10.. gp=2..",
    ],
    ["luka back to back triple doubles", "streak rows=streaks player=Luka Dončić td=1 gp=2.."],
    [
      "luka back to back at least 40 points",
      "streak rows=streaks player=Luka Dončić pts=40.. gp=2..",
    ],
    ["luka second night of back to backs", "means pts,reb,ast player=Luka Dončić rest=0"],
    ["luka b2b 40 point games", "count player=Luka Dončić rest=0 pts=40.."],
    ["luka with no rest 40 point games", "count player=Luka Dončić rest=0 pts=40.."],
    ["luka points on the back to back", "means pts player=Luka Dončić rest=0"],
    ["luka points on back to back 40", "The question does not say what the number counts."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
