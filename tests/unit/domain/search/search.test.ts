import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchTeamsAndPlayers } from "#domain/search/search.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { player, TEAMS } from "#tests/fixtures/league.ts";

const PLAYERS = (
  "Luka Dončić|A.J. Lawson|Royce O'Neale|Shai Gilgeous-Alexander|Kelly Oubre Jr.|Vít Krejčí|" +
  "Stephen Curry|Seth Curry|James Harden|James Wiseman|LeBron James|Chris Boucher|Bo Cruz|" +
  "Buddy Boeheim|Dallas Smith"
)
  .split("|")
  .map((name) => player(name));

function found(query: string, limit?: number) {
  const answer = searchTeamsAndPlayers(query, TEAMS, PLAYERS, limit);
  if (answer.kind === "too-short") return answer.kind;
  return {
    teams: answer.teams.map(({ abbreviation }) => abbreviation),
    players: answer.players.map(({ name }) => name),
  };
}

describe("searchTeamsAndPlayers", () => {
  test.each([[""], ["a"], [" a "], ["\u00a0\u00a0a"], ["🏀"]])("%j is too short", (query) => {
    expect(found(query)).toBe("too-short");
  });

  test.each([
    ["OKC", ["OKC"], []],
    ["okc", ["OKC"], []],
    ["Golden", ["GSW"], []],
    ["golden state", ["GSW"], []],
    ["76ers", ["PHI"], []],
    ["sixers", ["PHI"], []],
    ["la clippers", ["LAC"], []],
    ["L.A. Clippers", ["LAC"], []],
    ["los angeles", ["LAL", "LAC"], []],
    ["la lakers", ["LAL"], []],
    ["trail blazers", ["POR"], []],
    ["doncic", [], ["Luka Dončić"]],
    ["DONČIĆ", [], ["Luka Dončić"]],
    ["Donc\u030cic\u0301", [], ["Luka Dončić"]],
    ["krejci", [], ["Vít Krejčí"]],
    ["aj lawson", [], ["A.J. Lawson"]],
    ["a.j.", [], ["A.J. Lawson"]],
    ["oneale", [], ["Royce O'Neale"]],
    ["o’neale", [], ["Royce O'Neale"]],
    ["gilgeous alexander", [], ["Shai Gilgeous-Alexander"]],
    ["alexander shai", [], ["Shai Gilgeous-Alexander"]],
    ["curry", [], ["Stephen Curry", "Seth Curry"]],
    ["zzz", [], []],
    ["..", [], []],
    ["doncci", [], ["Luka Dončić"]],
    ["dnocic", [], ["Luka Dončić"]],
    ["luak doncic", [], ["Luka Dončić"]],
    ["lukadoncic", [], ["Luka Dončić"]],
    ["le bron james", [], ["LeBron James"]],
    ["giglgeous alex", [], ["Shai Gilgeous-Alexander"]],
    ["warirors", ["GSW"], []],
    ["celtcs", ["BOS"], []],
    ["filadelphia", [], []],
    ["luka curri", [], []],
    ["lka", [], []],
    ["\u0301\u0301", [], []],
  ])("%j finds %j and %j", (query, teams, players) => {
    expect(found(query)).toEqual({ teams, players });
  });

  test("ranks whole words wherever they are, in the order of the list", () => {
    const players = ["Koby Brea", "Ja'Kobe Walter", "Shooter Kobe", "Kobe Bryant"].map((name) =>
      player(name),
    );
    expect(searchTeamsAndPlayers("kobe", [], players)).toMatchObject({
      players: [{ name: "Shooter Kobe" }, { name: "Kobe Bryant" }, { name: "Ja'Kobe Walter" }],
    });
  });

  test("says which kind the best match is of", () => {
    expect(searchTeamsAndPlayers("dallas", TEAMS, PLAYERS)).toMatchObject({ first: "teams" });
    expect(searchTeamsAndPlayers("bo cruz", TEAMS, PLAYERS)).toMatchObject({ first: "players" });
    expect(searchTeamsAndPlayers("luka", TEAMS, PLAYERS)).toMatchObject({ first: "players" });
  });

  test("ranks other matches next, and ties in the order of the list", () => {
    expect(found("bo")).toEqual({
      teams: ["BOS"],
      players: ["Bo Cruz", "Chris Boucher", "Buddy Boeheim"],
    });
    expect(found("ames")).toEqual({
      teams: [],
      players: ["James Harden", "James Wiseman", "LeBron James"],
    });
  });

  test("ranks whole words before the start of words", () => {
    const players = ["Zion Williamson", "Cody Williams"].map((name) => player(name));
    expect(searchTeamsAndPlayers("williams", [], players)).toMatchObject({
      players: [{ name: "Cody Williams" }, { name: "Zion Williamson" }],
    });
    expect(searchTeamsAndPlayers("will", [], players)).toMatchObject({
      players: [{ name: "Zion Williamson" }, { name: "Cody Williams" }],
    });
  });

  test("counts a match with a typo only where there is no other", () => {
    expect(found("jame")).toEqual({
      teams: [],
      players: ["James Harden", "James Wiseman", "LeBron James"],
    });
    expect(found("seht")).toEqual({ teams: [], players: ["Seth Curry"] });
    const players = ["Jaylen Brown", "Jalen Brunson"].map((name) => player(name));
    const answer = searchTeamsAndPlayers("jalen", [], players);
    expect(answer).toMatchObject({ players: [{ name: "Jalen Brunson" }], isSlip: false, total: 1 });
    expect(searchTeamsAndPlayers("jalne", [], players)).toMatchObject({
      players: [{ name: "Jalen Brunson" }],
      isSlip: true,
    });
  });

  test("reads the first hundred characters of a query", () => {
    const name = "x".repeat(110);
    const players = [player(name.slice(0, 100)), player(name)];
    expect(searchTeamsAndPlayers(`  ${name}`, [], players)).toMatchObject({ players: [{}, {}] });
  });

  test("limits the hits to the best, teams first at equal rank", () => {
    expect(found("dallas", 1)).toEqual({ teams: ["DAL"], players: [] });
    expect(found("bo cruz", 1)).toEqual({ teams: [], players: ["Bo Cruz"] });
    expect(found("bo", 2)).toEqual({ teams: ["BOS"], players: ["Bo Cruz"] });
    expect(found("bo", 0)).toEqual({ teams: [], players: [] });
  });

  test("answers any query within the limit and without repeats", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.nat(60), (query, limit) => {
        const answer = searchTeamsAndPlayers(query, TEAMS, PLAYERS, limit);
        if (answer.kind === "too-short") return;
        const all = [...answer.teams, ...answer.players];
        expect(all.length).toBeLessThanOrEqual(limit);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  test("finds every player by any part of his name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAYERS), fc.nat(20), fc.nat(20), (each, from, length) => {
        const part = foldForSearch(each.name).slice(from, from + length + 2);
        fc.pre(part.trim().length >= 2);
        const answer = searchTeamsAndPlayers(part, TEAMS, PLAYERS);
        expect(answer.kind === "results" && answer.players).toContain(each);
      }),
    );
  });

  test("finds every player despite two swapped letters", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAYERS), fc.nat(30), (each, from) => {
        const name = foldForSearch(each.name);
        const at = from % (name.length - 1);
        const exchanged = name
          .slice(at, at + 2)
          .split("")
          .reverse()
          .join("");
        const answer = searchTeamsAndPlayers(
          name.slice(0, at) + exchanged + name.slice(at + 2),
          TEAMS,
          PLAYERS,
        );
        // A moved space makes other words, and words of three letters allow no typo.
        fc.pre(!exchanged.includes(" ") && name.length >= 4);
        fc.pre(name.split(" ").every((word) => word.length >= 4));
        expect(answer.kind === "results" && answer.players).toContain(each);
      }),
    );
  });
});
