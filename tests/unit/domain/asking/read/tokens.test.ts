import { describe, expect, test } from "vitest";
import { tokensOf } from "#domain/asking/read/tokens.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("signs", () => {
  test.each([
    ["best +/-", "leaders pm rows=players per=total sort=-pm"],
    ["best +/−", "leaders pm rows=players per=total sort=-pm"],
    ["best fg %", "leaders fgpct rows=players sort=-fgpct"],
    ["best fg pct", "leaders fgpct rows=players sort=-fgpct"],
    ["luka & lebron points", "/nba/compare?players=1629029,2544&season=2025-26"],
    ["luka $ points", "Part of the question was not understood. “$”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("joined numbers", () => {
  test.each([
    ["luka 30–10 games", "count player=Luka Dončić pts=30.. reb=10.."],
    ["luka 30pts 10ast games", "count player=Luka Dončić pts=30.. ast=10.."],
    ["luka 3pts", "means fg3m rows=players player=Luka Dončić columns=shooting"],
    ["luka 10rebs", "count player=Luka Dončić reb=10.."],
    ["luka 2stl", "count player=Luka Dončić stl=2.."],
    ["players with 2,000 points", "list rows=players sum.pts=2000.."],
    ["players averaging 20.5pts", "list rows=players avg.pts=20.5.."],
    ["players 7ft", "fact people people=(height=84)"],
    [
      "luka 24–25 stats",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts, reb, ast) per=average",
    ],
    ["luka 24-25stats", "Part of the question was not understood. “25stats”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a height with a prime", () => {
  test.each([
    ["players over 6'5", "fact people people=(height=78..)"],
    ["players over 7’0", "fact people people=(height=85..)"],
    ["players over 6′10", "fact people people=(height=83..)"],
    ["players over 8'1", "The question does not say what the number counts."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("words", () => {
  test.each([
    ["luka in the Play-Ins", "means pts,reb,ast rows=players player=Luka Dončić stage=play-in"],
    ["luka's points", "means pts rows=players player=Luka Dončić"],
    ["Luka’s points", "means pts rows=players player=Luka Dončić"],
    ['"luka" (points)', "means pts rows=players player=Luka Dončić"],
    ["c.j. mccollum points", "means pts rows=players player=CJ McCollum"],
    ["o'neale points", "means pts rows=players player=Royce O'Neale"],
    ["de'aaron fox points", "means pts rows=players player=De'Aaron Fox"],
    ["shai gilgeous-alexander points", "means pts rows=players player=Shai Gilgeous-Alexander"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a token", () => {
  test.each([
    ["Luka's 30", ["0-6 luka", "7-9 30"]],
    ["30pts, 2.5 AST", ["0-5 30", "0-5 pts", "7-10 2.5", "11-14 ast"]],
    ["a 30-10ast", ["0-1 a", "2-4 30", "5-10 10", "5-10 ast"]],
    ["30-10/5reb", ["0-5 30-10", "6-10 5", "6-10 reb"]],
    ["2024–25", ["0-7 2024-25"]],
    ["1/15/2026", ["0-9 1/15/2026"]],
    ["16'5", ["0-4 165"]],
    ["6'105", ["0-5 6105"]],
    ["Play-in play-in. play-ins", ["0-7 playin", "8-15 playin", "17-25 playins"]],
    ["play-inside", ["0-4 play", "5-11 inside"]],
    ["+/- %", ["0-3 plus minus", "4-5 percentage"]],
    ["a.b -- 'c'", ["0-3 ab", "8-9 c"]],
    ["$ 76ers", ["0-1 $", "2-7 76ers"]],
    ["3pts 3pt", ["0-4 3pts", "5-8 3pt"]],
    ["", []],
  ])("of “%s” is one of %j", (text, tokens) => {
    const told = tokensOf(text).map(({ folded, start, end }) => `${start}-${end} ${folded}`);
    expect(told).toEqual(tokens);
  });
});
