import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("a height", () => {
  test.each([
    ["players taller than 7 feet", "fact people people=(height=85..)"],
    ["players taller than 7-0", "fact people people=(height=85..)"],
    ["players shorter than 6 feet", "fact people people=(height=..71)"],
    ["players shorter than 6-1", "fact people people=(height=..72)"],
    ["players taller than 6 feet 5 inches", "fact people people=(height=78..)"],
    ["players taller than 6 feet 5", "fact people people=(height=78..)"],
    ["players taller than 84 inches", "Part of the question was not understood. “taller than”"],
    ["players taller than lebron", "Part of the question was not understood. “taller than”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("an age", () => {
  test.each([
    ["players older than 35", "fact people people=(age=36..)"],
    ["players older than 35 years old", "fact people people=(age=36..)"],
    ["players younger than 20", "fact people people=(age=..19)"],
    ["players aged 20", "fact people people=(age=20)"],
    ["players aged 35 or older", "fact people people=(age=35..)"],
    ["players aged 20 or younger", "fact people people=(age=..20)"],
    ["players born in 2005 or later", "fact people people=(born=2005..)"],
    ["players born after 2004", "fact people people=(born=2005..)"],
    ["players born before 1990", "fact people people=(born=..1989)"],
    ["when is lebron's birthday", "fact trait trait=birthday playerId=LeBron James"],
    ["players younger than 21 years of age", "fact people people=(age=..20)"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a year as a season or a number", () => {
  test.each([
    [
      "lebron 2019 points",
      "fact past playerId=LeBron James year=2019 stage=season figures=(pts) per=average",
    ],
    ["2000 points", "list rows=players sum.pts=2000.."],
    ["players with 2000 points", "list rows=players sum.pts=2000.."],
    ["players with 2019 points", "list rows=players sum.pts=2019.."],
    [
      "lebron 2000 points",
      "fact past playerId=LeBron James year=2000 stage=season figures=(pts) per=average",
    ],
    ["luka points in 2026", "means pts rows=players player=Luka Dončić"],
    [
      "luka points in 2025",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts) per=average",
    ],
    [
      "luka 2025 and 2025 stats",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts, reb, ast) per=average",
    ],
    [
      "luka 2024 2025 stats",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2025”",
    ],
    [
      "2019 assist leaders",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2019”",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the year of a draft", () => {
  test.each([
    ["2003 draft", "fact people people=(draft=2003)"],
    ["draft 2003", "fact people people=(draft=2003)"],
    ["draft class of 2003", "fact people people=(draft=2003)"],
    ["players drafted in 2003", "fact people people=(draft=2003)"],
    ["draft picks 2003 2004", "Two parts of the question contradict each other. “2004”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the year of a day", () => {
  test.each([
    [
      "lakers record on january 15 of 2026",
      "record rows=team-games team=LAL from=2026-01-15 to=2026-01-15",
    ],
    [
      "luka points on christmas of 2025",
      "means pts player=Luka Dončić from=2025-12-25 to=2025-12-25",
    ],
    ["luka points on christmas of 2026", "Of the upcoming season only the fixtures are known."],
    [
      "luka points on christmas of 2024",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2024”",
    ],
    [
      "luka points on thanksgiving of 2026",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2026”",
    ],
    ["games on christmas 2026", "fact fixtures day=2026-12-25"],
    ["2026 christmas games", "fact fixtures day=2026-12-25"],
    ["2025 christmas games", "/nba/games/2025-12-25"],
    ["luka points 2025 christmas", "means pts player=Luka Dončić from=2025-12-25 to=2025-12-25"],
    [
      "luka points 2024 christmas",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2024”",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a birth", () => {
  test.each([
    ["when was lebron born", "fact trait trait=birthday playerId=LeBron James"],
    ["where was lebron born", "fact trait trait=nation playerId=LeBron James"],
    ["lebron born", "fact trait trait=nation playerId=LeBron James"],
    ["lebron born when", "fact trait trait=birthday playerId=LeBron James"],
    [
      "players height in 2003",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2003”",
    ],
    ["players born in 2003", "fact people people=(born=2003)"],
    ["players born 2003", "fact people people=(born=2003)"],
    [
      "lebron born in 2003",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2003”",
    ],
    ["lebron height and age", "Two parts of the question contradict each other. “age”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("two limits of an age or a height", () => {
  test.each([
    ["players over 25 years old and under 30 years old", "fact people people=(age=26..29)"],
    [
      "players over 6 feet 5 inches and under 6 feet 8 inches",
      "fact people people=(height=78..79)",
    ],
    ["players over 6-5 and under 6-9", "fact people people=(height=78..80)"],
    ["7 footers under 5 feet", "Two parts of the question contradict each other. “feet”"],
    ["7 footers under 7 feet 3 inches", "fact people people=(height=84..86)"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
