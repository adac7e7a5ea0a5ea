import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("several", () => {
  test.each([
    [
      "jokic stats when the nuggets lose",
      "means pts,reb,ast player=Nikola Jokić team=DEN result=l",
    ],
    [
      "jokic averages when the nuggets lose",
      "means pts,reb,ast player=Nikola Jokić team=DEN result=l",
    ],
    ["how much does curry make", "Hardwood answers no questions about money."],
    [
      "kon knueppel duke stats",
      "Hardwood covers only the NBA, and not a player's games before it.",
    ],
    ["curry from 30 feet", "Hardwood answers no questions about the distance of shots."],
    ["most overtime games", "leaders gp rows=teams ot=1 sort=-gp"],
    ["fewest close games", "leaders gp rows=teams margin=..3 sort=gp"],
    ["lakers vs warriors results", "record rows=team-games team=LAL opp=GSW"],
    [
      "celtics or knicks record",
      "fact each asked=(rows=team-games team=BOS, rows=team-games team=NYK)",
    ],
    [
      "luka or lebron points",
      "fact each asked=(rows=players player=Luka Dončić, rows=players player=LeBron James)",
    ],
    ["luka or lakers points", "“Or” goes between two players, two teams or two figures of a game."],
    ["luka or points", "“Or” goes between two players, two teams or two figures of a game."],
    [
      "luka games with 30 points or 10 assists",
      "fact each asked=(player=Luka Dončić pts=30.., player=Luka Dončić ast=10..)",
    ],
    [
      "luka games with 30 points or 10 points",
      "“Or” goes between two players, two teams or two figures of a game.",
    ],
    ["luka and reaves both scored 30", "count player=Luka Dončić also=Austin Reaves pts=30.."],
    ["luka and lebron both", "/nba/compare?players=1629029,2544&season=2025-26"],
    ["games luka and lebron both scored 20", "count player=Luka Dončić also=LeBron James pts=20.."],
    [
      "luka games vs celtics or knicks",
      "fact each asked=(player=Luka Dončić opp=BOS, player=Luka Dončić opp=NYK)",
    ],
    [
      "luka points vs celtics or in january",
      "“Or” goes between two players, two teams or two figures of a game.",
    ],
    [
      "lakers record when luka or lebron scores 30",
      "fact each asked=(player=Luka Dončić team=LAL pts=30.., player=LeBron James team=LAL pts=30..)",
    ],
    [
      "lebron when luka scores 30",
      "fact beside playerId=LeBron James figures=(pts, reb, ast) games=player=Luka Dončić pts=30..",
    ],
    [
      "lebron points when luka scores 30",
      "fact beside playerId=LeBron James figures=(pts) games=player=Luka Dončić pts=30..",
    ],
    [
      "lebron blocks when luka scores 30",
      "Try asking for one player's points, rebounds or assists in another player's games.",
    ],
    [
      "lebron triple doubles when luka scores 30",
      "count player=LeBron James also=1629029:pts:30.. td=1",
    ],
    [
      "lebron when luka has a triple double",
      "fact beside playerId=LeBron James figures=(pts, reb, ast) games=player=Luka Dončić td=1",
    ],
    [
      "lebron when luka scores 30 in january",
      "fact beside playerId=LeBron James figures=(pts, reb, ast) games=player=Luka Dončić month=jan pts=30..",
    ],
    [
      "lebron when luka scores 30 in overtime",
      "Try asking for one player's points, rebounds or assists in another player's games.",
    ],
    [
      "when luka scores 30 lebron",
      "fact beside playerId=LeBron James figures=(pts, reb, ast) games=player=Luka Dončić pts=30..",
    ],
    ["lakers lebron when luka scores 30", "That takes one player."],
    ["top scorer of each team", "fact team-leaders query=rows=players figure=pts"],
    ["record of each team", "The question does not say whose games it means."],
    [
      "top scorer of each team in january",
      "fact team-leaders query=rows=players month=jan figure=pts",
    ],
    ["luka points each team", "split pts by=team player=Luka Dončić"],
    [
      "did jokic average a triple double",
      "fact averaged feat=td query=rows=players player=Nikola Jokić",
    ],
    ["who averaged a double double", "fact averaged feat=dd query=rows=players"],
    [
      "who averaged a triple double in january",
      "fact averaged feat=td query=rows=players month=jan",
    ],
    [
      "how many triple doubles does jokic average",
      "Try asking whether one player averaged it, or who did.",
    ],
    [
      "jokic and luka averaged a triple double",
      "Try asking whether one player averaged it, or who did.",
    ],
    ["rookies who averaged a double double", "fact averaged feat=dd query=rows=players rookie=1"],
    ["who averaged a double double most", "leaders dd rows=players sort=-dd"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("fixtures", () => {
  test.each([
    ["christmas games 2026", "fact fixtures day=2026-12-25"],
    ["lakers christmas game", "fact fixtures day=2026-12-25 teamId=14"],
    ["lakers christmas games 2026", "fact fixtures day=2026-12-25 teamId=14"],
    ["who plays on christmas", "fact fixtures day=2026-12-25"],
    ["lakers celtics christmas 2026", "Of the upcoming season only the fixtures are known."],
    ["what games are on christmas", "fact fixtures day=2026-12-25"],
    ["who do the lakers play on january 15", "fact fixtures day=2027-01-15 teamId=14"],
    ["games since january 2027", "Results of 2026-27 are not available here. “2027”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
