import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("several teams", () => {
  test.each([
    [
      "celtics and knicks records",
      "fact each asked=(rows=team-games team=BOS, rows=team-games team=NYK)",
    ],
    [
      "celtics and knicks records in january",
      "fact each asked=(rows=team-games team=BOS month=jan, rows=team-games team=NYK month=jan)",
    ],
    ["celtics and knicks record", "record rows=team-games team=BOS opp=NYK"],
    ["celtics records", "/nba/teams/2"],
    [
      "luka or jokic points",
      "fact each asked=(rows=players player=Luka Dončić, rows=players player=Nikola Jokić)",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a unit", () => {
  test.each([
    ["who has the most points", "leaders pts rows=players per=total"],
    ["who averages the most points", "leaders pts rows=players"],
    ["luka total points averaged", "means pts rows=players player=Luka Dončić per=total"],
    [
      "players averaging 25 points with the most assists",
      "leaders ast rows=players avg.pts=25.. per=total sort=-ast",
    ],
    ["players averaging a 20 and 10", "list rows=players avg.pts=20.. avg.reb=10.."],
    [
      "players averaging 20 points in games with 10 rebounds",
      "list rows=players reb=10.. avg.pts=20..",
    ],
    ["luka total points per game", "Two parts of the question contradict each other. “per game”"],
    ["luka per game points per game", "means pts rows=players player=Luka Dončić"],
    ["luka points per 36", "means pts rows=players player=Luka Dončić per=per36"],
    ["luka per 36", "means pts,reb,ast rows=players player=Luka Dončić per=per36"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("an order", () => {
  test.each([
    ["highest turnovers per game", "leaders tov rows=players sort=-tov"],
    ["lowest turnovers per game", "leaders tov rows=players sort=tov"],
    ["longest 30 point games", "The question does not say the longest what."],
    ["top 5 scorers", "leaders pts rows=players"],
    ["bottom 5 scorers", "leaders pts rows=players sort=pts"],
    ["top scorers leaders", "leaders pts rows=players"],
    ["best most points", "leaders pts rows=players per=total"],
    ["fewest points best", "Two parts of the question contradict each other. “best”"],
    ["best worst scorer", "Two parts of the question contradict each other. “worst”"],
    ["lowest points per game", "leaders pts rows=players sort=pts"],
    ["lowest fg percentage", "leaders fgpct rows=players sort=fgpct"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("wins", () => {
  test.each([
    ["lakers wins", "record rows=team-games team=LAL"],
    ["lakers wins and losses", "record rows=team-games team=LAL"],
    ["lakers wins losses", "Two parts of the question contradict each other. “losses”"],
    ["luka points in a win", "means pts player=Luka Dončić result=w"],
    ["most points in one loss", "high pts result=l sort=-pts"],
    [
      "luka points in wins in losses",
      "Two parts of the question contradict each other. “in losses”",
    ],
    [
      "luka points in wins or in losses",
      "fact each asked=(player=Luka Dončić result=w, player=Luka Dončić result=l)",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("groups", () => {
  test.each([
    ["luka points by month", "split pts by=month player=Luka Dončić"],
    [
      "luka points by month by opponent",
      "Two parts of the question contradict each other. “by opponent”",
    ],
    ["luka points home and away", "split pts by=where player=Luka Dončić"],
    ["points leader of each team", "fact team-leaders query=rows=players figure=pts"],
    ["leading scorer of every team", "fact team-leaders query=rows=players figure=pts"],
    ["luka points by team", "split pts by=team player=Luka Dončić"],
    ["points leaders by team", "The question does not say whose games it means."],
    ["points leaders against each team", "The question does not say whose games it means."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a part of the season", () => {
  test.each([
    ["luka playoffs", "means pts,reb,ast rows=players player=Luka Dončić stage=playoffs"],
    [
      "luka playoffs regular season",
      "Two parts of the question contradict each other. “regular season”",
    ],
    [
      "luka playoff averages this year",
      "means pts,reb,ast rows=players player=Luka Dončić stage=playoffs",
    ],
    ["luka playoffs play-in", "Two parts of the question contradict each other. “play-in”"],
    [
      "luka points this season in the playoffs",
      "means pts rows=players player=Luka Dončić stage=playoffs",
    ],
    [
      "luka points 2025-26 season playoffs",
      "means pts rows=players player=Luka Dončić stage=playoffs",
    ],
    ["luka points regular season this year", "means pts rows=players player=Luka Dončić"],
    [
      "luka points this season in the regular season and the playoffs",
      "Two parts of the question contradict each other. “playoffs”",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("players of a kind", () => {
  test.each([
    [
      "point guards with most assists",
      "Hardwood knows guards, forwards and centers, and no narrower positions.",
    ],
    [
      "power forwards points leaders",
      "Hardwood knows guards, forwards and centers, and no narrower positions.",
    ],
    [
      "guards forwards points leaders",
      "Two parts of the question contradict each other. “forwards”",
    ],
    [
      "guards or forwards points leaders",
      "fact each asked=(rows=players pos=G, rows=players pos=F)",
    ],
    ["eastern conference points leaders", "leaders pts rows=players conf=east"],
    ["points leaders east west", "Two parts of the question contradict each other. “west”"],
    ["atlantic division points leaders", "leaders pts rows=players div=atlantic"],
    ["lakers record vs the atlantic division", "record rows=team-games team=LAL oppdiv=atlantic"],
    ["lakers record vs the east", "record rows=team-games team=LAL oppconf=east"],
    ["luka points vs teams in the east", "means pts player=Luka Dončić oppconf=east"],
    ["guards from the west points leaders", "leaders pts rows=players conf=west pos=G"],
    ["players from washington", "fact people people=(college=Washington)"],
    ["serbian points leaders", "leaders pts rows=players nation=Serbia"],
    ["players from europe", "fact people people=(nation=Europe)"],
    ["undrafted scorers", "leaders pts rows=players draft=undrafted"],
    ["former duke players points leaders", "leaders pts rows=players college=Duke"],
    ["second-round picks points leaders", "leaders pts rows=players draft=second-round"],
    ["lottery picks", "fact people people=(draft=lottery)"],
    [
      "undrafted players drafted in 2003",
      "Two parts of the question contradict each other. “drafted in”",
    ],
    ["7 footers", "fact people people=(height=84..)"],
    ["seven footers averaging 10 rebounds", "list rows=players height=7-0.. avg.reb=10.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("games of a kind", () => {
  test.each([
    ["lakers record in close games", "record rows=team-games team=LAL margin=..3"],
    ["lakers record in 3 point games", "record rows=team-games team=LAL margin=3"],
    ["lakers record in blowouts", "record rows=team-games team=LAL margin=20.."],
    ["lakers wins in blowouts", "count rows=team-games team=LAL result=w margin=20.."],
    ["lakers blowout wins", "count rows=team-games team=LAL result=w margin=20.."],
    [
      "blowout wins blowout losses",
      "Two parts of the question contradict each other. “blowout losses”",
    ],
    ["luka points as a starter", "means pts player=Luka Dončić starter=1"],
    ["luka points in overtime", "means pts player=Luka Dončić quarter=ot"],
    ["luka points on mondays", "means pts player=Luka Dončić weekday=mon"],
    ["luka points in road wins", "means pts player=Luka Dončić where=away result=w"],
    ["luka points in home losses", "means pts player=Luka Dončić where=home result=l"],
    ["luka points at home on the road", "Two parts of the question contradict each other. “road”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("one value of a kind", () => {
  test.each([
    ["oldest player", "fact extreme trait=age most=true people=()"],
    ["youngest player", "fact extreme trait=age people=()"],
    ["luka draft", "fact trait trait=draft playerId=Luka Dončić"],
    ["points in the paint leaders", "fact list path=misc/points-in-the-paint-per-game"],
    ["tallest oldest player", "These are two questions. “oldest”"],
    ["luka dpoy mvp", "Two parts of the question contradict each other. “mvp”"],
    ["luka mvp mvp", "fact award award=Most Valuable Player playerId=Luka Dončić"],
    ["lakers roster schedule", "Two parts of the question contradict each other. “schedule”"],
    ["lakers coach arena", "Two parts of the question contradict each other. “arena”"],
    [
      "biggest comeback biggest lead",
      "Two parts of the question contradict each other. “biggest lead”",
    ],
    ["luka usage paint", "Two parts of the question contradict each other. “paint”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("words without a meaning of their own", () => {
  test.each([
    ["luka attempts", "Part of the question was not understood. “attempts”"],
    ["luka at the time", "Part of the question was not understood. “at the time”"],
    ["luka points feet", "Part of the question was not understood. “feet”"],
    ["lakers without 2024-25 luka", "Part of the question was not understood. “2024-25”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("when", () => {
  test.each([
    [
      "luka points when lebron scores 30",
      "fact beside playerId=Luka Dončić figures=(pts) games=player=LeBron James pts=30..",
    ],
    [
      "lakers record when luka and reaves score 30",
      "record player=Luka Dončić team=LAL also=Austin Reaves pts=30..",
    ],
    [
      "when luka scores 30 and has 10 assists lebron points",
      "fact beside playerId=LeBron James figures=(pts) games=player=Luka Dončić pts=30.. ast=10..",
    ],
    [
      "lakers record when luka and lebron play",
      "record rows=team-games team=LAL with=Luka Dončić,LeBron James",
    ],
    [
      "when luka and lebron play lakers record",
      "record player=Luka Dončić team=LAL with=LeBron James",
    ],
    [
      "when luka scores 30 lebron points",
      "fact beside playerId=LeBron James figures=(pts) games=player=Luka Dončić pts=30..",
    ],
    ["he scored 30", "The question does not say who is meant."],
    ["lakers record when they score 120", "record rows=team-games team=LAL pts=120.."],
    ["harden points since the trade", "means pts player=James Harden team=CLE"],
    ["harden points before the trade", "means pts player=James Harden team=LAC"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("what breaks off", () => {
  test.each([
    ["luka and", "Part of the question was not understood. “and”"],
    ["luka points and", "Part of the question was not understood. “and”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("beat", () => {
  test.each([
    ["lakers beat celtics", "record rows=team-games team=LAL opp=BOS"],
    ["lakers v celtics", "record rows=team-games team=LAL opp=BOS"],
    ["luka vs lebron", "/nba/compare?players=1629029,2544&season=2025-26"],
    ["luka against lebron", "means pts,reb,ast player=Luka Dončić vs=LeBron James"],
    ["lakers defeated the celtics", "record rows=team-games team=LAL opp=BOS"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("either", () => {
  test.each([
    ["luka points in january or february", "means pts player=Luka Dončić month=jan,feb"],
    [
      "luka or lebron points in january",
      "fact each asked=(player=Luka Dončić month=jan, player=LeBron James month=jan)",
    ],
    [
      "luka points in january or at home",
      "“Or” goes between two players, two teams or two figures of a game.",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
