import { expect, test } from "vitest";
import { clausesOf, questionOf, sentenceOf } from "#domain/query/say/sentence.ts";
import { asked, smallNames } from "#tests/fixtures/small-season.ts";

test.each(
  [
    ["", "Games"],
    ["rows=team-games&result=l", "Team games, in losses"],
    ["pts=40..&result=l", "Games with 40 or more points, in losses"],
    ["player=ann+arrow&ast=1", "Games of Ann Arrow with exactly 1 assist"],
    ["td=1", "Games with a triple-double"],
    ["pts=..20&td=1", "Games with 20 or fewer points and a triple-double"],
    ["pm=..-20", "Games with a plus-minus of −20 or less"],
    ["astto=2..", "Games with 2 or more assists per turnover"],
    ["rows=players&avg.astto=2..", "Players with 2 or more assists per turnover"],
    ["min=<25", "Games with less than 25 minutes"],
    ["tov=<2", "Games with fewer than 2 turnovers"],
    ["ts=60..", "Games with a true shooting percentage of 60 or more"],
    [
      "rows=players&avg.pts=20..&sum.reb=..99",
      "Players averaging 20 or more points and with 99 or fewer rebounds",
    ],
    [
      "rows=players&pts=40..&sum.pts=2000..",
      "Players in games with 40 or more points, with 2,000 or more points",
    ],
    [
      "rows=players&where=home&avg.pts=20..&avg.ast=10..",
      "Players averaging 20 or more points and 10 or more assists, at home",
    ],
    ["rows=players&gp=1", "Players with exactly 1 game played"],
    ["rows=teams&winpct=0.5..", "Teams with a winning percentage of .500 or more"],
    ["rows=players&avg.pm=5..", "Players averaging a plus-minus of 5 or more"],
    ["rows=players&by=month&per=per36", "Players, by month, per 36 minutes"],
    ["rows=teams&per=total&stage=playoffs", "Teams, in the playoffs, in total"],
    [
      "rows=team-streaks&team=ATL&result=w",
      "Team streaks of games, for the Atlanta Hawks, in wins",
    ],
  ].filter(([, sentence]) => sentence !== ""),
)("%s is %j", (address, sentence) => {
  expect(questionOf(asked(address), smallNames)).toBe(sentence);
});

test("the number of rows comes after the question, with its thousands", () => {
  expect(sentenceOf(asked("result=w"), smallNames, 0)).toBe("Games, in wins: 0");
  expect(sentenceOf(asked("result=w"), smallNames, 12345)).toBe("Games, in wins: 12,345");
});

test("clauses leave out the subject and the figures", () => {
  expect(clausesOf(asked("player=ann+arrow&pts=20..&where=home&last=3"), smallNames)).toEqual([
    "at home",
    "in his last 3 games",
  ]);
});
