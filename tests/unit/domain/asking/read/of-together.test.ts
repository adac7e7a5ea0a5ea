import { describe, expect, test } from "vitest";
import { meaningOf } from "../../../../fixtures/meanings.ts";

describe("lineups and pairs", () => {
  test.each([
    ["best lineup", "fact units of=lineups order=best stage=season"],
    ["worst lineup", "fact units of=lineups order=worst stage=season"],
    ["lakers best five", "fact units of=lineups order=best stage=season teamId=14"],
    ["most used lineup", "fact units of=lineups order=most-used stage=season"],
    ["best playoff five", "fact units of=lineups order=best stage=playoffs"],
    ["lakers lineup", "fact units of=lineups order=most-used stage=season teamId=14"],
    ["lebron lineups", "fact units of=lineups order=most-used stage=season playerId=LeBron James"],
    ["lineup", "Part of the question was not understood. “lineup”"],
    ["top duos", "fact units of=pairs order=best stage=season"],
    ["lakers best duo", "fact units of=pairs order=best stage=season teamId=14"],
    ["most common duo", "fact units of=pairs order=most-used stage=season"],
    ["luka best partner", "fact units of=pairs order=best stage=season playerId=Luka Dončić"],
    ["duo with the most minutes", "fact units of=pairs order=most-used stage=season"],
    ["luka and lebron duo", "Part of the question was not understood. “duo”"],
    ["lakers celtics duo", "Part of the question was not understood. “duo”"],
    ["williams duo", "Part of the question was not understood. “duo”"],
    ["best lineup points", "Part of the question was not understood. “lineup”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("who assists whom", () => {
  test.each([
    ["who assists jokic most", "fact together of=assists-to playerId=Nikola Jokić"],
    ["who does jokic assist most", "fact together of=assists-by playerId=Nikola Jokić"],
    ["who is assisted by jokic", "fact together of=assists-by playerId=Nikola Jokić"],
    ["who gets assists from jokic", "fact together of=assists-by playerId=Nikola Jokić"],
    ["jokic assists who", "fact together of=assists-by playerId=Nikola Jokić"],
    ["jokic assisted by", "Part of the question was not understood. “assisted”"],
    ["top assist duos", "fact together of=assists"],
    ["lakers assist duo", "fact together of=assists teamId=14"],
    ["luka assist duo", "fact units of=pairs order=best stage=season playerId=Luka Dončić"],
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
    ["lebron assist luka reaves", "/nba/compare?players=2544,1629029,1630559&season=2025-26"],
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
    ["jokic on off in the playoffs", "Part of the question was not understood. “off”"],
    ["lakers on off", "Part of the question was not understood. “off”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
