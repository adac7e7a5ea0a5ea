import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  externalSearchUrl,
  findPlayer,
  playerAt,
  playerNameFromParam,
  playerPath,
  rosterOf,
  teamOfPlayer,
} from "#domain/players/players.ts";
import { player, TEAMS, team } from "#tests/fixtures/league.ts";

const NAMES = (
  "Nikola Jokić|Luka Dončić|A.J. Lawson|De'Aaron Fox|Shai Gilgeous-Alexander|Jaren Jackson Jr.|" +
  "Dennis Schröder|Egor Dëmin"
).split("|");
const PLAYERS = NAMES.map((name) => player(name));

describe("teamOfPlayer", () => {
  test.each([
    ["Boston Celtics", "BOS"],
    ["boston  celtics", "BOS"],
    ["Boston\u00a0Celtics", "BOS"],
    ["Philadelphia 76ers", "PHI"],
    ["Philadelphia Sixers", "PHI"],
    ["LA Clippers", "LAC"],
    ["L.A. Clippers", "LAC"],
    ["Los Angeles Clippers", "LAC"],
    ["Los Angeles Lakers", "LAL"],
    ["Portland Trail Blazers", "POR"],
    ["Charlotte Hornets", "CHA"],
  ])("%j is %s", (currentTeam, abbreviation) => {
    expect(teamOfPlayer({ currentTeam }, TEAMS)).toBe(team(abbreviation));
  });

  test.each([[""], [" "], ["Celtics"], ["Seattle SuperSonics"]])(
    "%j is not a team",
    (currentTeam) => {
      expect(teamOfPlayer({ currentTeam }, TEAMS)).toBeUndefined();
      expect(teamOfPlayer({ currentTeam }, [{ ...team("BOS"), fullName: "" }])).toBeUndefined();
    },
  );
});

describe("rosterOf", () => {
  const clippers = [
    player("Zoe", "LA Clippers"),
    player("Émile", "Los Angeles Clippers"),
    player("Lou", "Los Angeles Lakers"),
    player("eric", "L.A.\u00a0Clippers"),
    player("Free", ""),
  ];

  test("lists a team's players by name", () => {
    expect(rosterOf(team("LAC"), clippers).map(({ name }) => name)).toEqual([
      "Émile",
      "eric",
      "Zoe",
    ]);
  });

  test("is empty for a team without players", () => {
    expect(rosterOf(team("BOS"), clippers)).toEqual([]);
  });

  test("keeps the list unchanged", () => {
    rosterOf(team("LAC"), clippers);
    expect(clippers.map(({ name }) => name)).toEqual(["Zoe", "Émile", "Lou", "eric", "Free"]);
  });
});

describe("playerAt", () => {
  const named = (...names: string[]) => names.map((name) => player(name));

  test("needs no marks where one player alone has the name", () => {
    const players = named("Nikola Jokić", "Luka Dončić");
    expect(playerAt(players, "nikola jokic")?.name).toBe("Nikola Jokić");
    expect(playerAt(players, "Nikola Jokić")?.name).toBe("Nikola Jokić");
    expect(playerAt(players, "Nikola")).toBeUndefined();
  });

  test("prefers the exact name, and guesses between no two", () => {
    const players = named("Jose Alvaro", "José Alvaro", "Ján Novák", "Jan Novák");
    expect(playerAt(players, "José Alvaro")?.name).toBe("José Alvaro");
    expect(playerAt(players, "jan novak")).toBeUndefined();
  });
});

describe("findPlayer", () => {
  test.each([
    ["Nikola Jokić", "Nikola Jokić"],
    ["nikola jokić", "Nikola Jokić"],
    ["NIKOLA JOKIĆ", "Nikola Jokić"],
    ["Nikola Jokic\u0301", "Nikola Jokić"],
    ["a.j. lawson", "A.J. Lawson"],
    ["de'aaron FOX", "De'Aaron Fox"],
    [" Jaren\u00a0Jackson  Jr. ", "Jaren Jackson Jr."],
    ["egor dëmin", "Egor Dëmin"],
  ])("%j finds %s", (name, expected) => {
    expect(findPlayer(PLAYERS, name)?.name).toBe(expected);
  });

  test.each([
    ["nikola jokic"],
    ["Nikola"],
    ["Nikola Jokić Jr."],
    ["AJ Lawson"],
    ["De%27Aaron Fox"],
    [""],
    ["__proto__"],
    ["constructor"],
  ])("%j finds no player", (name) => {
    expect(findPlayer(PLAYERS, name)).toBeUndefined();
  });

  test("picks the first of two players with the same name", () => {
    const [first, second] = [player("Same Name"), player("same name")];
    expect(findPlayer([first, second], "SAME NAME")).toBe(first);
  });
});

describe("playerPath", () => {
  test.each([
    ["A.J. Lawson", "/nba/players/player/A.J.%20Lawson"],
    ["De'Aaron Fox", "/nba/players/player/De'Aaron%20Fox"],
    ["Luka Dončić", "/nba/players/player/Luka%20Don%C4%8Di%C4%87"],
    ["a/b?c#d", "/nba/players/player/a%2Fb%3Fc%23d"],
    ["\ud800", "/nba/players/player/%EF%BF%BD"],
  ])("%j -> %s", (name, path) => {
    expect(playerPath(name)).toBe(path);
  });

  test("playerNameFromParam restores any name from its path", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const param = playerPath(name).slice("/nba/players/player/".length);
        expect(playerNameFromParam(param)).toBe(name.toWellFormed());
      }),
    );
  });

  test("findPlayer finds every player from his path", () => {
    for (const each of PLAYERS) {
      const param = playerPath(each.name).slice("/nba/players/player/".length);
      expect(findPlayer(PLAYERS, playerNameFromParam(param))).toBe(each);
    }
  });

  test.each([["%"], ["%E0%A4%A"], ["100%"], ["%zz"], ["%C0%80"]])(
    "the malformed param %j is kept as it is",
    (param) => {
      expect(playerNameFromParam(param)).toBe(param);
    },
  );
});

test("externalSearchUrl escapes the name", () => {
  expect(externalSearchUrl("Luka Dončić&x=\"'")).toBe(
    "https://www.basketball-reference.com/search/search.fcgi?search=Luka%20Don%C4%8Di%C4%87%26x%3D%22'",
  );
});
