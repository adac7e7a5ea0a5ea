import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("a number in words", () => {
  test.each([
    ["luka games with twenty points", "count player=Luka Dončić pts=20.."],
    ["luka games with twenty five points", "count player=Luka Dončić pts=25.."],
    ["luka games with ninety points", "count player=Luka Dončić pts=90.."],
    ["luka games with thirty one points", "count player=Luka Dončić pts=31.."],
    ["luka games with thirty ten points", "The question does not say what the number counts."],
    ["luka games with nineteen points", "count player=Luka Dončić pts=19.."],
    ["luka games with zero turnovers", "count player=Luka Dončić tov=0"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a number in digits", () => {
  test.each([
    ["luka 2.5 points", "count player=Luka Dončić pts=2.5.."],
    ["players averaging 20.5 points", "list rows=players avg.pts=20.5.."],
    ["luka 2.555 points", "Part of the question was not understood. “2.555”"],
    ["luka 1234567 points", "Part of the question was not understood. “1234567”"],
    ["luka 1945 points", "Limits on averages are for many players or teams."],
    [
      "luka 1946 points",
      "fact past playerId=Luka Dončić year=1946 stage=season figures=(pts) per=average",
    ],
    ["luka 2100 points", "Limits on averages are for many players or teams."],
    ["luka 1st 10 games", "means pts,reb,ast player=Luka Dončić first=10"],
    ["22nd in scoring", "place pts (nth=22) rows=players"],
    ["luka 22 in scoring", "The question does not say what the number counts."],
    ["30/10 luka games", "count player=Luka Dončić pts=30.. reb=10.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("better", () => {
  test.each([
    [
      "did the knicks or pistons have the better defensive rating",
      "fact each asked=(rows=teams team=NYK columns=advanced, rows=teams team=DET columns=advanced)",
    ],
    [
      "luka or lebron better three point percentage",
      "fact each asked=(rows=players player=Luka Dončić, rows=players player=LeBron James)",
    ],
    ["which team has the better defensive rating", "leaders drtg rows=teams sort=drtg"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a season", () => {
  test.each([
    [
      "luka last season",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts, reb, ast) per=average",
    ],
    [
      "luka last years stats",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts, reb, ast) per=average",
    ],
    [
      "luka 1949-50",
      "fact past playerId=Luka Dončić year=1950 stage=season figures=(pts, reb, ast) per=average",
    ],
    [
      "luka 2024-2025 points",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts) per=average",
    ],
    ["luka 2024-26 points", "Part of the question was not understood. “2024-26”"],
    [
      "luka 24/25 points",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts) per=average",
    ],
    ["luka 10/11 points", "means pts player=Luka Dončić from=2025-10-11 to=2025-10-11"],
    ["luka 2026-02-30", "Limits on averages are for many players or teams."],
    [
      "luka in 46-47",
      "fact past playerId=Luka Dončić year=1947 stage=season figures=(pts, reb, ast) per=average",
    ],
    [
      "luka 1946-47",
      "fact past playerId=Luka Dončić year=1947 stage=season figures=(pts, reb, ast) per=average",
    ],
    ["luka 1945-46", "The question does not say what the number counts."],
    [
      "luka 99-00",
      "fact past playerId=Luka Dončić year=2000 stage=season figures=(pts, reb, ast) per=average",
    ],
    ["luka 99-2000", "The question does not say what the number counts."],
    ["luka 2024-5", "The question does not say what the number counts."],
    ["luka 2027-28", "The question does not say what the number counts."],
    ["luka 12/13", "means pts,reb,ast player=Luka Dončić from=2025-12-13 to=2025-12-13"],
    [
      "luka 13/14",
      "fact past playerId=Luka Dončić year=2014 stage=season figures=(pts, reb, ast) per=average",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a phrase with an s more or less", () => {
  test.each([
    ["luka pointss", "means pts rows=players player=Luka Dončić"],
    ["jokics triple doubles", "count player=Nikola Jokić td=1"],
    ["lukas points", "means pts rows=players player=Luka Dončić"],
    ["luka tripledouble", "count player=Luka Dončić td=1"],
    ["luka 3 pointers", "means fg3m rows=players player=Luka Dončić columns=shooting"],
    ["luka games with 3 points", "count player=Luka Dončić pts=3.."],
    ["luka games with three points", "count player=Luka Dončić pts=3.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a comparison before the next number", () => {
  test.each([
    ["luka 10 assists and under 2 turnovers", "count player=Luka Dončić ast=10.. tov=..1"],
    ["luka games with 10 assists and more", "count player=Luka Dončić ast=10.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("an unknown word", () => {
  test.each([["xyzzy points", "Part of the question was not understood. “xyzzy”"]])(
    "%s means %s",
    (question, meaning) => {
      expect(meaningOf(question)).toBe(meaning);
    },
  );
});

describe("a weekday", () => {
  test.each([
    ["lakers record on tuesday", "record rows=team-games team=LAL weekday=tue"],
    ["lakers record on tuesdays", "record rows=team-games team=LAL weekday=tue"],
    ["luka ppg on sunday", "means pts player=Luka Dončić weekday=sun"],
    ["players averaging 20 points on friday", "list rows=players weekday=fri avg.pts=20.."],
    [
      "lakers record today",
      "Hardwood holds the season to its last day, not what happens now. “today”",
    ],
    [
      "lakers on tuesday",
      "Hardwood holds the season to its last day, not what happens now. “on tuesday”",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("shots that a player takes", () => {
  test.each([
    ["most threes taken", "leaders fg3a rows=players per=total sort=-fg3a"],
    ["who took the most threes", "leaders fg3a rows=players per=total sort=-fg3a"],
    ["who shoots the most free throws", "leaders fta rows=players per=total sort=-fta"],
    ["team that attempts the most threes", "leaders fg3a rows=teams per=total sort=-fg3a"],
    [
      "how many threes did luka take",
      "means fg3a rows=players player=Luka Dončić per=total columns=shooting",
    ],
    ["luka games with 10 threes taken", "count player=Luka Dončić fg3a=10.."],
    [
      "how many threes did luka make",
      "means fg3m rows=players player=Luka Dončić per=total columns=shooting",
    ],
    ["luka 5 three games", "count player=Luka Dončić fg3m=5.."],
    ["luka 10+ three games", "count player=Luka Dončić fg3m=10.."],
    ["luka last three games", "means pts,reb,ast player=Luka Dončić last=3 stage=any"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
