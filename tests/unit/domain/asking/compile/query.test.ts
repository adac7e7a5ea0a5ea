import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("streaks", () => {
  test.each([
    ["longest winning streak", "streak rows=team-streaks result=w"],
    ["winning streak", "streak rows=team-streaks result=w"],
    ["longest streak", "The question does not say which streak it means."],
    ["lakers winning streak", "streak rows=team-streaks team=LAL result=w"],
    ["luka winning streak", "streak rows=streaks player=Luka Dončić result=w"],
    ["longest 30 point streak", "streak rows=streaks pts=30.."],
    ["luka 30 point streak", "streak rows=streaks player=Luka Dončić pts=30.."],
    ["luka 3 point streak", "streak rows=streaks player=Luka Dončić fg3m=1.."],
    ["luka steal streak", "streak rows=streaks player=Luka Dončić stl=1.."],
    ["luka points streak", "The question does not say which streak it means."],
    ["longest streak of 20 point games", "streak rows=streaks pts=20.."],
    ["longest run of 20 point games", "streak rows=streaks pts=20.."],
    ["longest run", "high run rows=team-games sort=-run"],
    ["current winning streaks", "fact current query=rows=team-streaks result=w"],
    ["current streaks", "fact current query=rows=team-streaks"],
    ["current 20 point streaks", "fact current query=rows=streaks pts=20.."],
    ["longest triple double streak", "streak rows=streaks td=1"],
    ["team streak of 120 points", "Streaks go by single games."],
    ["lakers streak of 120 points", "Streaks go by single games."],
    ["lakers 20 point game streak", "streak rows=streaks team=LAL pts=20.."],
    ["5 game winning streaks", "streak rows=team-streaks result=w gp=5.."],
    ["last lakers win streak", "streak rows=team-streaks team=LAL result=w gp=2.. sort=-to"],
    [
      "last time the lakers won 5 in a row",
      "streak rows=team-streaks team=LAL result=w gp=5.. sort=-to",
    ],
    ["first 5 game winning streak", "streak rows=team-streaks result=w gp=5.. sort=from"],
    ["last 3 game losing streak", "streak rows=team-streaks result=l gp=3.. sort=-to"],
    ["winning streak in losses", "A game is either won or lost."],
    ["rookie 20 point streak", "streak rows=streaks rookie=1 pts=20.."],
    ["longest losing streak by month", "These parts of the question do not go together."],
    ["longest points", "The question does not say the longest what."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("special", () => {
  test.each([
    ["biggest comeback", "high deficit rows=team-games result=w sort=-deficit"],
    ["lakers biggest comeback", "high deficit rows=team-games team=LAL result=w sort=-deficit"],
    ["biggest lead", "high lead rows=team-games sort=-lead"],
    ["luka biggest lead", "Only teams have that."],
    ["biggest win", "high margin rows=team-games result=w sort=-margin"],
    ["lakers biggest win", "high margin rows=team-games team=LAL result=w sort=-margin"],
    ["biggest loss", "high margin rows=team-games result=l sort=margin"],
    ["highest scoring game", "high bothpts rows=team-games result=w sort=-bothpts"],
    ["highest scoring game of rookies", "high pts rookie=1 sort=-pts"],
    ["lowest scoring game of luka", "high pts player=Luka Dončić sort=pts"],
    ["lakers lowest scoring game", "high pts rows=team-games team=LAL sort=pts"],
    ["biggest comeback with 30 points", "That does not go with further figures."],
    ["biggest comeback record", "That does not go with further figures."],
    ["closest game", "count rows=team-games result=w margin=1"],
    ["closest lakers game", "high gap rows=team-games team=LAL sort=gap"],
    ["closest lakers win", "high gap rows=team-games team=LAL result=w sort=gap"],
    ["closest game vs celtics", "The question does not say whose games it means."],
    ["closest game of luka", "Only teams have that."],
    ["closest lakers game wins", "high gap rows=team-games team=LAL result=w sort=gap"],
    ["biggest win by month", "That does not go with further figures."],
    [
      "who won game 3 of the finals",
      "count rows=team-games result=w round=finals gameno=3 stage=playoffs",
    ],
    [
      "score of game 1 of the finals",
      "count rows=team-games result=w round=finals gameno=1 stage=playoffs",
    ],
    ["who won the play-in", "count rows=team-games result=w stage=play-in"],
    [
      "luka score of game 1 of the finals",
      "means pts player=Luka Dončić round=finals gameno=1 stage=playoffs",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("ages", () => {
  test.each([
    ["most points under 25", "leaders pts rows=players age=..24 per=total"],
    ["most 40 point games under 25", "leaders gp rows=players age=..24 pts=40.."],
    ["points leaders under 25", "leaders pts rows=players age=..24"],
    ["most points under 70", "The question does not say what the number counts."],
    ["rookies under 20 averaging 10", "list rows=players age=..19 rookie=1 avg.pts=10.."],
    ["luka points under 25", "count player=Luka Dončić pts=..24"],
    ["most points under 25 and over 20", "Part of the question was not understood. “under”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("mixtures", () => {
  test.each([
    ["luka tall points", "Try asking that about one player."],
    ["both teams games", "These parts of the question do not go together."],
    ["he points", "The question does not say who is meant."],
    ["longest", "The question does not say the longest what."],
    ["draft points", "Try asking that about one player."],
    ["points drafted in 2003", "leaders pts rows=players draft=2003"],
    ["luka for the celtics", "Luka Dončić did not play for the Celtics in the season."],
    ["luka for the lakers", "means pts,reb,ast player=Luka Dončić team=LAL"],
    ["harden for the cavs", "means pts,reb,ast player=James Harden team=CLE"],
    ["harden for the clippers record", "record player=James Harden team=LAC"],
    ["curry lakers", "Stephen Curry did not play for the Lakers in the season."],
    ["points with luka", "The question does not say whose games it means."],
    ["points without luka", "The question does not say whose games it means."],
    ["he vs celtics", "The question does not say who is meant."],
    ["when luka", "The question does not say when."],
    ["lakers record when", "The question does not say when."],
    ["luka when", "The question does not say when."],
    ["points when lebron plays", "The question does not say whose games it means. “plays”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("comebacks from so many points down", () => {
  test.each([
    ["most comebacks from 15 down", "leaders w rows=teams trailed=15.. sort=-w"],
    ["lakers comebacks from 10 down", "record rows=team-games team=LAL trailed=10.."],
    ["lakers down", "Part of the question was not understood. “down”"],
    ["lakers up", "Part of the question was not understood. “up”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
