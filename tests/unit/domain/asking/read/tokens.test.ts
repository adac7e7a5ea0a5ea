import { describe, expect, test } from "vitest";
import { meaningOf } from "../../../../fixtures/meanings.ts";

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
