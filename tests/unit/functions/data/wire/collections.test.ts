import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseGames } from "#functions/data/wire/games.ts";
import { parseLeaders } from "#functions/data/wire/leaders.ts";
import { parsePlayers } from "#functions/data/wire/players.ts";
import { parseSeasonTotals } from "#functions/data/wire/season-totals.ts";
import { parseStandings } from "#functions/data/wire/standings.ts";
import { parseTeamLinks } from "#functions/data/wire/team-links.ts";
import { parseTeamStats } from "#functions/data/wire/team-stats.ts";
import { parseTeams } from "#functions/data/wire/teams.ts";
import { playerRow, teamRow } from "../wire-rows.ts";

const LONG = "x".repeat(301);

const PARSERS = {
  teams: parseTeams,
  "team links": parseTeamLinks,
  players: parsePlayers,
  leaders: parseLeaders,
  "team stats": (raw: unknown) => parseTeamStats("misc", raw),
  games: parseGames,
  "season totals": parseSeasonTotals,
  standings: (raw: unknown) => parseStandings(raw, undefined),
};

describe.each(Object.entries(PARSERS))("the list of %s", (_name, parse) => {
  test("may be absent or empty", () => {
    for (const raw of [undefined, null, [], {}]) expect(parse(raw)?.dropped).toBe(0);
  });

  test("must be a list", () => {
    for (const raw of ["x", 0, true]) expect(parse(raw)).toBeUndefined();
  });

  test("drops a row of the wrong type", () => {
    expect(parse([7, "x", true, [], {}, null])?.dropped).toBe(5);
  });

  test("parses any JSON without throwing", () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => parse(raw) === undefined || true));
    fc.assert(fc.property(fc.array(fc.jsonValue()), (raw) => parse(raw) !== undefined));
  });
});

describe("row lists", () => {
  const boston = teamRow(2, "BOS");
  const atlanta = teamRow(1, "ATL");

  test.each<[string, unknown]>([
    ["an array", [atlanta, boston]],
    ["an array with holes", [null, atlanta, null, boston]],
    ["an object with indices", { "11": boston, "2": atlanta }],
    ["an object with other keys", { "-Na": atlanta, "-Nb": boston }],
  ])("are accepted as %s", (_how, raw) => {
    const teams = parseTeams(raw);
    expect(teams?.rows.map(({ abbreviation }) => abbreviation)).toEqual(["ATL", "BOS"]);
    expect(teams?.dropped).toBe(0);
  });

  test("lose only the one invalid row of 530", () => {
    const raw: unknown[] = Array.from({ length: 530 }, (_, index) => playerRow(`Player ${index}`));
    raw[265] = { ...playerRow(""), Age: { deep: { er: 1 } } };
    const players = parsePlayers(raw);
    expect(players?.rows).toHaveLength(529);
    expect(players?.dropped).toBe(1);
    expect(players?.rows[265]?.name).toBe("Player 266");
  });
});

describe("teams", () => {
  test("are parsed", () => {
    expect(parseTeams([{ ...teamRow(13, "LAC"), extra: "ignored" }])?.rows).toEqual([
      {
        id: 13,
        abbreviation: "LAC",
        city: "City",
        conference: "East",
        division: "Atlantic",
        fullName: "City LAC",
        name: "LAC",
      },
    ]);
  });

  test("keep the first of two rows with the same id", () => {
    const teams = parseTeams([teamRow(1, "ATL"), teamRow(1, "BOS"), teamRow(2, "BKN")]);
    expect(teams?.rows.map(({ abbreviation }) => abbreviation)).toEqual(["ATL", "BKN"]);
    expect(teams?.dropped).toBe(1);
  });

  test.each<[Record<string, unknown>, number]>([
    [{ id: "7" }, 0],
    [{ id: 0 }, 1],
    [{ id: -1 }, 1],
    [{ id: 1.5 }, 1],
    [{ id: "x" }, 1],
    [{ id: null }, 1],
    [{ conference: "North" }, 1],
    [{ full_name: "" }, 1],
    [{ full_name: "\u00a0" }, 1],
    [{ full_name: LONG }, 1],
    [{ name: undefined }, 1],
    [{ abbreviation: null }, 1],
    [{ city: undefined }, 0],
    [{ division: null }, 0],
  ])("with %j drop %i rows", (change, dropped) => {
    expect(parseTeams([{ ...teamRow(1, "ATL"), ...change }])?.dropped).toBe(dropped);
  });
});

describe("players", () => {
  test("are parsed from cells of any type", () => {
    const row = {
      id: 203999,
      Player: ["Nikola\u00a0Jokić"],
      Age: 31,
      Born: "1995-02-19",
      Pos: "C",
      HT: ["6-11", "211cm"],
      WT: null,
      "Current Team": " Denver  Nuggets ",
      YOS: { "0": "10", "1": "ten" },
      Jersey: 15,
      "Draft Status": "2014 Rnd 2 Pick 11",
      Nationality: ["Serbia", null, "", "Elsewhere"],
    };
    expect(parsePlayers([row])?.rows).toEqual([
      {
        id: "203999",
        name: "Nikola Jokić",
        age: "31",
        born: "1995-02-19",
        position: "C",
        height: "6-11",
        weight: "",
        currentTeam: "Denver Nuggets",
        yearsOfService: "10",
        jersey: "15",
        preDraftTeam: "",
        draftStatus: "2014 Rnd 2 Pick 11",
        nationality: "Serbia, Elsewhere",
      },
    ]);
  });

  test.each<[Record<string, unknown>, number]>([
    [{ Player: undefined }, 1],
    [{ Player: " " }, 1],
    [{ Player: [] }, 1],
    [{ Player: LONG }, 1],
    [{ Player: LONG.slice(1) }, 0],
    [{ Nationality: LONG }, 1],
    [{ Nationality: ["USA", LONG] }, 1],
    [{ Age: true }, 1],
    [{ Age: [[31]] }, 1],
    [{ id: undefined }, 0],
  ])("with %j drop %i rows", (change, dropped) => {
    expect(parsePlayers([{ ...playerRow("A"), ...change }])?.dropped).toBe(dropped);
  });
});
