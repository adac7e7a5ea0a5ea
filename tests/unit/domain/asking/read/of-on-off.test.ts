import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("lineups and pairs", () => {
  test.each([
    ["best lineup", "fact lineups of=lineups order=best stage=season"],
    ["worst lineup", "fact lineups of=lineups order=worst stage=season"],
    ["lakers best five", "fact lineups of=lineups order=best stage=season teamId=14"],
    ["most used lineup", "fact lineups of=lineups order=most-used stage=season"],
    ["best playoff five", "fact lineups of=lineups order=best stage=playoffs"],
    ["lakers lineup", "fact lineups of=lineups order=most-used stage=season teamId=14"],
    [
      "lebron lineups",
      "fact lineups of=lineups order=most-used stage=season playerId=LeBron James",
    ],
    ["lineup", "Part of the question was not understood. “lineup”"],
    ["top duos", "fact lineups of=pairs order=best stage=season"],
    ["lakers best duo", "fact lineups of=pairs order=best stage=season teamId=14"],
    ["most common duo", "fact lineups of=pairs order=most-used stage=season"],
    ["luka best partner", "fact lineups of=pairs order=best stage=season playerId=Luka Dončić"],
    ["duo with the most minutes", "fact lineups of=pairs order=most-used stage=season"],
    ["luka and lebron duo", "Part of the question was not understood. “duo”"],
    ["lakers celtics duo", "Part of the question was not understood. “duo”"],
    ["williams duo", "Part of the question was not understood. “duo”"],
    ["best lineup points", "Part of the question was not understood. “lineup”"],
    ["which team has the best lineup", "fact lineups of=lineups order=best stage=season"],
    [
      "which lineup has played the most minutes",
      "fact lineups of=lineups order=most-used stage=season",
    ],
    [
      "best team lineup in the league by net rating",
      "fact lineups of=lineups order=best stage=season",
    ],
    ["greatest fives", "fact lineups of=lineups order=best stage=season"],
    [
      "lakers lineups used most often this season",
      "fact lineups of=lineups order=most-used stage=season teamId=14",
    ],
    [
      "lakers most frequent five man lineup",
      "fact lineups of=lineups order=most-used stage=season teamId=14",
    ],
    ["what is the lakers top five", "fact lineups of=lineups order=best stage=season teamId=14"],
    ["lakers playoff lineup", "fact lineups of=lineups order=most-used stage=playoffs teamId=14"],
    ["best pair in the nba", "fact lineups of=pairs order=best stage=season"],
    ["lakers worst pairs", "fact lineups of=pairs order=worst stage=season teamId=14"],
    ["tandems", "fact lineups of=pairs order=best stage=season"],
    ["best tandem in the postseason", "fact lineups of=pairs order=best stage=playoffs"],
    ["best partners of luka", "fact lineups of=pairs order=best stage=season playerId=Luka Dončić"],
    ["duo with most minutes together", "fact lineups of=pairs order=most-used stage=season"],
    [
      "best five man lineup by net rating with at least 200 minutes",
      "fact lineups of=lineups order=best stage=season minutes=200",
    ],
    [
      "lakers duos with a minimum 400 minutes",
      "fact lineups of=pairs order=best stage=season teamId=14 minutes=400",
    ],
    ["jokic on off with at least 200 minutes", "Part of the question was not understood. “off”"],
    ["lineup assists", "Part of the question was not understood. “lineup”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("who assists whom", () => {
  test.each([
    ["who assists jokic most", "fact together of=assists-to playerId=Nikola Jokić"],
    ["who gives jokic the most assists", "fact together of=assists-to playerId=Nikola Jokić"],
    ["who gives the most assists to jokic", "fact together of=assists-to playerId=Nikola Jokić"],
    [
      "who does jokic give the most assists to",
      "fact together of=assists-by playerId=Nikola Jokić",
    ],
    ["who does jokic assist most", "fact together of=assists-by playerId=Nikola Jokić"],
    ["who is assisted by jokic", "fact together of=assists-by playerId=Nikola Jokić"],
    ["who gets assists from jokic", "fact together of=assists-by playerId=Nikola Jokić"],
    ["jokic assists who", "fact together of=assists-by playerId=Nikola Jokić"],
    ["jokic assisted by", "Part of the question was not understood. “assisted”"],
    ["top assist duos", "fact together of=assists"],
    ["lakers assist duo", "fact together of=assists teamId=14"],
    ["assist tandems", "fact together of=assists"],
    ["whom does jokic assist the most", "fact together of=assists-by playerId=Nikola Jokić"],
    ["whos assisting jokic", "fact together of=assists-to playerId=Nikola Jokić"],
    ["who does luka get assists from", "fact together of=assists-by playerId=Luka Dončić"],
    ["who jokic assists", "fact together of=assists-by playerId=Nikola Jokić"],
    ["who assists", "leaders ast rows=players sort=-ast"],
    [
      "who assists jokic in the playoffs",
      "means ast rows=players player=Nikola Jokić stage=playoffs",
    ],
    ["lebron assists to luka duo", "Part of the question was not understood. “duo”"],
    ["luka assist duo", "fact lineups of=pairs order=best stage=season playerId=Luka Dončić"],
    ["best five assist", "leaders gp rows=players ast=5.."],
    [
      "lebron assists to luka",
      "fact together of=assists-by playerId=LeBron James scorerId=Luka Dončić",
    ],
    ["lebron assists by luka", "/nba/compare?players=2544,1629029&season=2025-26"],
    ["assists lebron luka", "/nba/compare?players=2544,1629029&season=2025-26"],
    ["lebron luka assists", "/nba/compare?players=2544,1629029&season=2025-26"],
    [
      "how many times did lebron assist luka",
      "fact together of=assists-by playerId=LeBron James scorerId=Luka Dončić",
    ],
    ["lebron assist luka reaves", "No current player has that name. “reaves”"],
    ["lakers lebron assists to luka", "That takes one player."],
    ["lebron assists to luka best", "A comparison shows all figures."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("on and off the floor", () => {
  test.each([
    ["jokic on off", "fact together of=on-off playerId=Nikola Jokić"],
    ["jokic on and off the floor", "fact together of=on-off playerId=Nikola Jokić"],
    ["jokic off", "Part of the question was not understood. “off”"],
    ["jokic on and off court", "fact together of=on-off playerId=Nikola Jokić"],
    ["net rating with jokic off and on the floor", "fact together of=on-off playerId=Nikola Jokić"],
    ["jokic on court", "fact together of=on-off playerId=Nikola Jokić"],
    ["lebron on off lakers", "fact together of=on-off playerId=LeBron James"],
    ["lebron on off celtics", "Part of the question was not understood. “off”"],
    ["nuggets with jokic off the court", "fact together of=on-off playerId=Nikola Jokić"],
    ["jokic on the floor", "fact together of=on-off playerId=Nikola Jokić"],
    ["jokic on off in the playoffs", "Part of the question was not understood. “off”"],
    ["lakers on off", "Part of the question was not understood. “off”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
