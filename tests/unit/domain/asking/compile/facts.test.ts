import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("people", () => {
  test.each([
    ["players from france", "fact people people=(nation=France)"],
    ["rookies", "fact people people=(rookie=true)"],
    ["guards from france", "fact people people=(pos=G nation=France)"],
    ["lakers rookies", "fact people people=(team=LAL rookie=true)"],
    ["lakers guards", "fact people people=(team=LAL pos=G)"],
    ["lakers players", "/nba/teams/14/roster"],
    ["players", "/nba/players/page/1"],
    ["players with 3 rings", "fact people people=(honour=(award=NBA Champion times=3))"],
    ["players with an mvp", "fact people people=(honour=(award=Most Valuable Player times=1..))"],
    ["players with 2+ all star games", "fact people people=(honour=(award=All-Star times=2..))"],
    ["players with over 2 rings", "fact people people=(honour=(award=NBA Champion times=3..))"],
    ["players with at most 2 rings", "fact people people=(honour=(award=NBA Champion times=..2))"],
    ["former lakers", "fact people people=(clubs=(clubs=(LAL) isFormer=true))"],
    ["former lakers and celtics", "fact people people=(clubs=(clubs=(LAL, BOS) isFormer=true))"],
    [
      "players who played for the lakers and celtics",
      "fact people people=(clubs=(clubs=(LAL, BOS) isFormer=false))",
    ],
    ["players with 15 years of service", "fact people people=(service=15)"],
    ["players with over 15 years of service", "fact people people=(service=16..)"],
    ["players under 25", "fact people people=(age=..24)"],
    ["players over 70", "The question does not say what the number counts."],
    ["players 25", "The question does not say what the number counts."],
    ["players under 25 averaging 20", "list rows=players age=..24 avg.pts=20.."],
    ["oldest player", "fact extreme trait=age most=true people=()"],
    ["oldest lakers player", "fact extreme trait=age most=true people=(team=LAL)"],
    [
      "oldest player to score 40",
      "fact extreme trait=age most=true people=() games=rows=players pts=40..",
    ],
    [
      "youngest player with a triple double",
      "fact extreme trait=age people=() games=rows=players td=1",
    ],
    [
      "oldest player averaging 20",
      "Try asking for the tallest or oldest of all players, or of those who did something in a game.",
    ],
    [
      "oldest player with points",
      "Try asking for the tallest or oldest of all players, or of those who did something in a game.",
    ],
    [
      "oldest luka",
      "Try asking for the tallest or oldest of all players, or of those who did something in a game.",
    ],
    ["youngest team", "fact team-extreme trait=age"],
    ["tallest team in the east", "fact team-extreme trait=height most=true conf=east"],
    [
      "longest tenured team",
      "Try asking for the youngest or the oldest team of the league or of a conference.",
    ],
    [
      "youngest team of the lakers",
      "Try asking for the youngest or the oldest team of the league or of a conference.",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("one player", () => {
  test.each([
    ["luka draft", "fact trait trait=draft playerId=Luka Dončić"],
    ["what team does luka play for", "fact trait trait=team playerId=Luka Dončić"],
    ["luka team", "fact trait trait=team playerId=Luka Dončić"],
    ["luka jersey", "fact trait trait=jersey playerId=Luka Dončić"],
    ["tall", "Try asking that about one player."],
    ["luka salary", "Hardwood answers no questions about money. “salary”"],
    ["luka career points", "fact career playerId=Luka Dončić stage=season figure=pts per=total"],
    [
      "luka career points per game",
      "fact career playerId=Luka Dončić stage=season figure=pts per=average",
    ],
    [
      "luka career playoff points",
      "fact career playerId=Luka Dončić stage=playoffs figure=pts per=total",
    ],
    ["luka career games", "fact career playerId=Luka Dončić stage=season figure=gp per=total"],
    ["lillard ppg", "fact past playerId=203081 stage=season figures=(pts) per=average"],
    ["lillard in january", "Damian Lillard has no game in the season."],
    ["luka career", "/nba/players/player/Luka%20Don%C4%8Di%C4%87"],
    ["luka career points and assists", "Careers are kept as sums of seasons."],
    ["luka career points in a game", "Careers are kept as sums of seasons."],
    ["luka career bench points", "Hardwood answers no questions about this figure. “bench points”"],
    ["luka career net rating", "Try asking for the leaders in that figure, or for one player."],
    ["luka career points in january", "Careers are kept as sums of seasons."],
    ["luka and lebron career points", "Careers are kept as sums of seasons."],
    [
      "luka 2019 stats",
      "fact past playerId=Luka Dončić year=2019 stage=season figures=(pts, reb, ast) per=average",
    ],
    [
      "luka 2019 points per game",
      "fact past playerId=Luka Dončić year=2019 stage=season figures=(pts) per=average",
    ],
    [
      "luka 2019 total points",
      "fact past playerId=Luka Dončić year=2019 stage=season figures=(pts) per=total",
    ],
    [
      "how many points did luka score in 2019",
      "fact past playerId=Luka Dončić year=2019 stage=season figures=(pts) per=total",
    ],
    [
      "luka 2019 playoffs",
      "fact past playerId=Luka Dončić year=2019 stage=playoffs figures=(pts, reb, ast) per=average",
    ],
    [
      "luka 2019 points in january",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2019”",
    ],
    [
      "luka 2019 points in a game",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2019”",
    ],
    [
      "luka 2019 net rating",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2019”",
    ],
    [
      "luka and lebron 2019",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2019”",
    ],
    ["2019 points", "Of past seasons Hardwood answers questions about games since 2013-14. “2019”"],
    ["luka usage rate", "fact list path=advanced/usage-percentage playerId=Luka Dončić"],
    ["usage leaders", "fact list path=advanced/usage-percentage"],
    ["lowest usage", "Try asking for the leaders in that figure, or for one player."],
    ["paint points leaders", "fact list path=misc/points-in-the-paint-per-game"],
    ["luka paint points", "fact list path=misc/points-in-the-paint-per-game playerId=Luka Dončić"],
    ["luka assist percentage", "fact list path=advanced/assist-percentage playerId=Luka Dončić"],
    ["luka offensive rating", "fact list path=advanced/offensive-rating playerId=Luka Dončić"],
    ["best offensive rating players", "fact list path=advanced/offensive-rating"],
    ["lakers offensive rating", "means ortg rows=teams team=LAL columns=advanced"],
    ["best offensive rating", "leaders ortg rows=teams sort=-ortg"],
    ["usage in january", "Try asking for the leaders in that figure, or for one player."],
    ["usage total", "Try asking for the leaders in that figure, or for one player."],
    ["luka and lebron usage", "Try asking for the leaders in that figure, or for one player."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

const CHAMPION = "fact award award=NBA Champion playerId=LeBron James";

describe("awards and titles", () => {
  test.each([
    ["who won mvp", "fact award award=Most Valuable Player"],
    ["mvp", "fact award award=Most Valuable Player"],
    ["luka mvps", "fact award award=Most Valuable Player playerId=Luka Dončić"],
    ["finals mvp", "fact award award=Finals MVP"],
    ["who won the finals", "fact finals"],
    ["finals score", "fact finals"],
    ["did the lakers win the finals", "fact finals"],
    ["how many finals have the lakers won", "Figures cover the playoffs as a whole."],
    ["luka finals", "means pts,reb,ast player=Luka Dončić round=finals stage=playoffs"],
    ["who won the 2019 finals", "fact annals of=champion year=2019"],
    ["who won the finals in 2030", "Results of 2029-30 are not available here. “2030”"],
    [
      "lakers 2019 finals",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2019”",
    ],
    ["teams with most titles", "fact annals of=titles"],
    ["lebron titles", CHAMPION],
    ["when did lebron win the finals", CHAMPION],
    ["when did lebron last win the finals", CHAMPION],
    ["how many times did lebron win the finals", CHAMPION],
    ["when did lebron win a title", CHAMPION],
    ["has lebron won a championship", CHAMPION],
    ["lebron finals wins", "record player=LeBron James round=finals stage=playoffs"],
    ["when did the lakers win the finals", "fact club topic=titles teamId=14"],
    ["who has the most titles", "choice: Teams by their titles, Players by their rings"],
    ["most rings", "fact annals of=most-honoured award=NBA Champion"],
    ["franchise with most titles", "fact annals of=titles"],
    ["most rings among active players", "fact annals of=most-honoured award=NBA Champion"],
    ["who won mvp in 2019", "fact annals of=winners award=Most Valuable Player year=2019"],
    [
      "coach of the year 2019",
      "Of past seasons Hardwood holds the champions and the awards of players.",
    ],
    ["past mvps", "fact annals of=winners award=Most Valuable Player"],
    ["mvp winners", "fact annals of=winners award=Most Valuable Player"],
    ["former mvps", "fact annals of=winners award=Most Valuable Player"],
    ["who is the mvp now", "fact award award=Most Valuable Player"],
    ["who is the current dpoy", "fact award award=Defensive Player of the Year"],
    ["current mvps", "fact annals of=winners award=Most Valuable Player"],
    ["most mvps", "fact annals of=most-honoured award=Most Valuable Player"],
    [
      "most career points among active players",
      "fact annals of=career-leaders figure=pts stage=season per=total",
    ],
    ["active leaders in points", "fact annals of=career-leaders figure=pts stage=season per=total"],
    [
      "active career points per game leaders",
      "fact annals of=career-leaders figure=pts stage=season per=average",
    ],
    [
      "active career fg percentage leaders",
      "Careers are ranked by the sum or the mean of one count.",
    ],
    ["fewest career points active", "Careers are ranked by the sum or the mean of one count."],
    [
      "active career playoff points leaders",
      "fact annals of=career-leaders figure=pts stage=playoffs per=total",
    ],
    [
      "most career games among active players",
      "fact annals of=career-leaders figure=gp stage=season per=total",
    ],
    ["mvp of the finals", "fact award award=Finals MVP"],
    ["mvp of the finals in 2019", "fact annals of=winners award=Finals MVP year=2019"],
    ["dpoy last year", "fact annals of=winners award=Defensive Player of the Year year=2025"],
    [
      "mvp in 2019 in january",
      "Of past seasons Hardwood holds the champions and the awards of players.",
    ],
    [
      "champion in 2016 in january",
      "Of past seasons Hardwood holds the champions and the awards of players.",
    ],
    [
      "lakers champion in 2016",
      "Of past seasons Hardwood answers questions about games since 2013-14. “2016”",
    ],
    ["most titles by players", "fact annals of=most-honoured award=NBA Champion"],
    ["fewest titles", "Try asking that about one team, and nothing else."],
    [
      "most mvps in january",
      "Try asking who won an award this season, or how often one player has won it.",
    ],
    [
      "most career points and rebounds among active players",
      "Careers are kept as sums of seasons.",
    ],
    [
      "most career plus minus among active players",
      "Careers are kept as sums of seasons, and plus-minus are not among them.",
    ],
    ["lakers most career points among active players", "Careers are kept as sums of seasons."],
    ["players with most mvps", "fact annals of=most-honoured award=Most Valuable Player"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
