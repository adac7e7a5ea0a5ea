import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("a comparison", () => {
  test.each([
    ["luka games with 30 points", "count player=Luka Dončić pts=30.."],
    ["luka games with 30+ points", "count player=Luka Dončić pts=30.."],
    ["luka games with at least 30 points", "count player=Luka Dončić pts=30.."],
    ["luka games with 30 points or more", "count player=Luka Dončić pts=30.."],
    ["luka games with exactly 30 points", "count player=Luka Dončić pts=30"],
    ["luka games with over 30 points", "count player=Luka Dončić pts=31.."],
    ["luka games with under 10 points", "count player=Luka Dončić pts=..9"],
    ["luka games with at most 10 points", "count player=Luka Dončić pts=..10"],
    ["luka games with 10 points or fewer", "count player=Luka Dončić pts=..10"],
    ["luka games with 0 points", "count player=Luka Dončić pts=0"],
    ["luka games with no points", "count player=Luka Dončić pts=0"],
    ["luka double digit assist games", "count player=Luka Dončić ast=10.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("from one number to another", () => {
  test.each([
    ["luka games with between 20 and 30 points", "count player=Luka Dončić pts=20..30"],
    ["luka games with 20 to 30 points", "count player=Luka Dončić pts=20..30"],
    ["luka games with 20-30 points", "count player=Luka Dončić pts=20..30"],
    ["luka from 20 to 30 points", "count player=Luka Dončić pts=20..30"],
    ["luka games with 30-20 points", "Part of the question was not understood. “30-20”"],
    ["luka games with 30 to 20 points", "Part of the question was not understood. “20”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("several numbers", () => {
  test.each([
    ["luka 30-10-10 games", "count player=Luka Dončić pts=30.. reb=10.. ast=10.."],
    ["luka 30-10 games", "count player=Luka Dončić pts=30.. reb=10.."],
    ["30/10/10 games", "count rows=players pts=30.. reb=10.. ast=10.."],
    ["luka 30 10 10 games", "count player=Luka Dončić pts=30.. reb=10.. ast=10.."],
    ["luka 30 and 10 games", "count player=Luka Dončić pts=30.. reb=10.."],
    ["luka 10 5 games", "count player=Luka Dončić pts=10.. reb=5.."],
    ["luka games with 30 points and 10 rebounds", "count player=Luka Dončić pts=30.. reb=10.."],
    ["luka scores 30 and 10 rebounds", "count player=Luka Dončić pts=30.. reb=10.."],
    ["luka scores 30 and 10", "count player=Luka Dončić pts=30.. reb=10.."],
    ["luka games scoring 30 and 10 assists", "count player=Luka Dončić pts=30.. ast=10.."],
    [
      "luka games with 30 points 10 rebounds and 5 assists",
      "count player=Luka Dončić pts=30.. reb=10.. ast=5..",
    ],
    ["luka games with 30 and 10 rebounds", "The question does not say what the number counts."],
    ["5-5-5 games", "Part of the question was not understood. “5-5-5”"],
    ["luka 5 5 games", "Part of the question was not understood. “5”"],
    ["luka 0 0 0", "Part of the question was not understood. “0”"],
    ["luka 30-10-10-5", "Part of the question was not understood. “30-10-10-5”"],
    ["50-40-90", "list rows=players avg.fgpct=50.. avg.fg3pct=40.. avg.ftpct=90.."],
    [
      "players shooting 45 35 80",
      "list rows=players avg.fgpct=45.. avg.fg3pct=35.. avg.ftpct=80..",
    ],
    ["players shooting 45 35", "The question does not say what the number counts."],
    ["luka 30 10 10 5 games", "The question does not say what the number counts."],
    [
      "players shooting 50 40 90",
      "list rows=players avg.fgpct=50.. avg.fg3pct=40.. avg.ftpct=90..",
    ],
    ["players averaging 20 10 5", "list rows=players avg.pts=20.. avg.reb=10.. avg.ast=5.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a mean or a sum", () => {
  test.each([
    ["players averaging over 25 points per game", "list rows=players avg.pts=>25.."],
    ["players with 20 ppg and 10 rpg", "list rows=players avg.pts=20.. avg.reb=10.."],
    ["players with 20 points per game", "list rows=players avg.pts=20.."],
    ["luka games with 20 ppg", "Limits on averages are for many players or teams."],
    ["teams with 50 wins", "list rows=teams w=50.."],
    ["teams with over 50 wins", "list rows=teams w=>50.."],
    ["teams that won 50 games", "list rows=teams w=50.."],
    ["how many teams won 50 games", "list rows=teams w=50.."],
    ["teams that lost more than 50 games", "list rows=teams l=>50.."],
    ["players with 20 losses", "list rows=players l=20.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a percentage", () => {
  test.each([
    ["luka games shooting 50 percent", "count player=Luka Dončić fgpct=50.."],
    ["luka games with 60 percent shooting", "count player=Luka Dončić fgpct=60.."],
    ["luka 30 points on 60 percent shooting", "count player=Luka Dončić pts=30.. fgpct=60.."],
    ["luka games with 60 percent", "Part of the question was not understood."],
    ["luka 30 points on 60 shooting", "The question does not say what the number counts."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("attempts", () => {
  test.each([
    [
      "best three point percentage 100 attempts",
      "leaders fg3pct rows=players sum.fg3a=100.. qualified=0 sort=-fg3pct",
    ],
    [
      "best free throw percentage min 50 attempts",
      "leaders ftpct rows=players sum.fta=50.. qualified=0 sort=-ftpct",
    ],
    [
      "best true shooting 500 attempts",
      "leaders ts rows=players sum.fga=500.. qualified=0 sort=-ts",
    ],
    ["best efg 400 attempts", "leaders efg rows=players sum.fga=400.. qualified=0 sort=-efg"],
    ["luka 100 attempts", "Part of the question was not understood. “attempts”"],
    ["perfect from the line min 10 attempts", "count rows=players fta=10.. ftmiss=0"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("games played", () => {
  test.each([
    ["scoring leaders min 20 games", "leaders pts rows=players gp=20.. sort=-pts"],
    ["scoring leaders at least 50 games", "leaders pts rows=players gp=50.. sort=-pts"],
    ["scoring leaders 50 games", "The question does not say what the number counts."],
    ["players who played 70 games", "list rows=players gp=70.."],
    ["players with at least 40 games played", "list rows=players gp=40.."],
    ["players averaging 20 points min 40 games", "list rows=players gp=40.. avg.pts=20.."],
    ["luka min 40 games", "The question does not say what the number counts."],
    ["lakers played 70 games", "The question does not say what the number counts."],
    ["luka won 50 games", "The question does not say what the number counts."],
    ["lakers won 50 games", "The question does not say what the number counts."],
    ["luka played 70 games", "Part of the question was not understood. “played”"],
    ["who averages 20 points at least 40 games", "list rows=players gp=40.. avg.pts=20.."],
    ["players at least 40 games", "list rows=players gp=40.."],
    ["teams at least 40 games", "The question does not say what the number counts."],
    ["players with at least 40 games missed", "Try asking for one player's missed games."],
    ["teams that won 50 games and lost 20 games", "list rows=teams w=50.. l=20.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("days of rest", () => {
  test.each([
    ["lakers record on 2 days rest", "record rows=team-games team=LAL rest=2"],
    ["lakers record on 0 days rest", "record rows=team-games team=LAL rest=0"],
    ["lakers record with at least 2 days rest", "record rows=team-games team=LAL rest=2.."],
    ["lakers record with over 2 days rest", "record rows=team-games team=LAL rest=3.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("an age or a height", () => {
  test.each([
    ["players over 35 years old", "fact people people=(age=36..)"],
    ["players under 20 years old", "fact people people=(age=..19)"],
    ["players 20 years old", "fact people people=(age=20)"],
    ["players 35 years old or older", "fact people people=(age=35..)"],
    [
      "guards over 30 years old averaging 20 points",
      "list rows=players pos=G age=31.. avg.pts=20..",
    ],
    ["players 7 feet", "fact people people=(height=84)"],
    ["players over 7 feet", "fact people people=(height=85..)"],
    ["players 7 feet or taller", "fact people people=(height=84..)"],
    ["players at least 6 feet 10 inches", "fact people people=(height=82..)"],
    ["players under 6 feet", "fact people people=(height=..71)"],
    ["players under 6-5", "fact people people=(height=..76)"],
    ["players 6-3 or shorter", "fact people people=(height=..75)"],
    ["players over 6-11", "fact people people=(height=84..)"],
    ["players at least 7-0", "fact people people=(height=84..)"],
    ["players under 4-5", "Part of the question was not understood. “under”"],
    ["players under 8-1", "Part of the question was not understood. “under”"],
    ["players under 6-12", "Part of the question was not understood. “under”"],
    ["players under 6-5 points", "Part of the question was not understood. “under”"],
    ["players over 6/5", "Part of the question was not understood. “over”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a margin", () => {
  test.each([
    ["lakers 20 point wins", "count rows=team-games team=LAL result=w margin=20.."],
    ["lakers wins by 20 or more", "count rows=team-games team=LAL result=w margin=20.."],
    ["lakers losses by over 20", "count rows=team-games team=LAL result=l margin=21.."],
    ["games decided by 5", "count rows=team-games result=w margin=5"],
    ["games decided by 9", "count rows=team-games result=w margin=9"],
    ["games decided by 10", "count rows=team-games result=w margin=10.."],
    ["games decided by 3 points or less", "count rows=team-games result=w margin=..3"],
    ["games within 5 points", "count rows=team-games result=w margin=..5"],
    ["one point games", "count rows=team-games result=w margin=1"],
    ["12 point games", "count rows=players pts=12.."],
    ["lakers games decided by points", "Part of the question was not understood. “decided by”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a lead", () => {
  test.each([
    ["lakers losses after leading at halftime", "record rows=team-games team=LAL athalf=1.."],
    ["lakers wins after trailing by 15", "record rows=team-games team=LAL trailed=15.."],
    ["most double-digit comebacks", "leaders gp rows=teams result=w trailed=10.. sort=-gp"],
    ["lakers record when trailing by 10", "record rows=team-games team=LAL trailed=10.."],
    ["lakers record when trailing by over 10", "record rows=team-games team=LAL trailed=11.."],
    [
      "lakers record when trailing by 10 at halftime",
      "record rows=team-games team=LAL athalf=..-10",
    ],
    [
      "lakers record when leading by 10 after the first quarter",
      "record rows=team-games team=LAL afterq1=10..",
    ],
    [
      "lakers record when up by at least 5 after three quarters",
      "record rows=team-games team=LAL afterq3=5..",
    ],
    [
      "lakers record when down by 10 points or more",
      "record rows=team-games team=LAL trailed=10..",
    ],
    ["lakers record trailing by points", "Part of the question was not understood. “trailing by”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("numbers that may be a season", () => {
  test.each([
    ["luka games with 24-25 points", "count player=Luka Dončić pts=24..25"],
    [
      "luka 24-25 points",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts) per=average",
    ],
    ["luka with 24-25 points", "count player=Luka Dončić pts=24..25"],
    ["when luka 24-25 points", "means pts,reb,ast player=Luka Dončić pts=24..25"],
    [
      "luka 24-25 ppg",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts) per=average",
    ],
    ["games with 24-25 rebounds", "count rows=players reb=24..25"],
    ["luka 24-25 point games", "count player=Luka Dončić pts=24..25"],
    ["games luka 24-25 points", "count player=Luka Dončić pts=24..25"],
    [
      "luka with 24-25",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts, reb, ast) per=average",
    ],
    ["players with 24-25 ppg", "list rows=players avg.pts=24..25"],
    [
      "luka averaging 24-25",
      "fact past playerId=Luka Dončić year=2025 stage=season figures=(pts, reb, ast) per=average",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the least attempts of a percentage", () => {
  test.each([
    ["best fg percentage min 10 attempts", "leaders fgpct rows=players avg.fga=10.. sort=-fgpct"],
    [
      "best fg percentage min 10 attempts per game",
      "leaders fgpct rows=players avg.fga=10.. sort=-fgpct",
    ],
    [
      "best fg percentage min 30 attempts per game",
      "leaders fgpct rows=players avg.fga=30.. sort=-fgpct",
    ],
    [
      "best three point percentage 5 attempts",
      "leaders fg3pct rows=players avg.fg3a=5.. sort=-fg3pct",
    ],
    [
      "best fg percentage min 21 attempts",
      "leaders fgpct rows=players sum.fga=21.. qualified=0 sort=-fgpct",
    ],
    ["most points on 100% shooting min 8 attempts", "high pts fga=8.. fgpct=100.. sort=-pts"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("several numbers per game", () => {
  test.each([
    ["players with 20 points 10 rebounds per game", "list rows=players avg.pts=20.. avg.reb=10.."],
    [
      "players with 20 point games and 10 rebounds per game",
      "list rows=players pts=20.. avg.reb=10..",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
