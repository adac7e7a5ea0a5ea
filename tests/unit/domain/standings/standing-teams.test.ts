import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standingOfTeam, teamOfStanding } from "#domain/standings/standing-teams.ts";
import { standing, TEAMS, team } from "#tests/fixtures/league.ts";

const named = (teamName: string) => standing({ teamName });

describe("teamOfStanding", () => {
  test.each(TEAMS)(
    "reads past the league's letters: $fullName",
    ({ fullName, name, abbreviation }) => {
      for (const letter of ["x", "y", "z", "e", "w", "pb", "pi", "o", "*"]) {
        for (const own of [fullName, name]) {
          const texts = [`${letter} - ${own}`, `${letter}-${own}`, `${letter} -- ${own}`];
          texts.push(`${own} - ${letter}`, `${own} -- ${letter}`, `${own} (${letter})`);
          for (const text of texts) {
            expect(teamOfStanding(named(text), TEAMS)?.abbreviation, text).toBe(abbreviation);
          }
        }
      }
    },
  );

  test.each([
    ["Charlotte Hornets", "CHA"],
    ["charlotte hornets", "CHA"],
    ["Brooklyn Nets", "BKN"],
    ["Nets", "BKN"],
    ["Boston\u00a0Celtics", "BOS"],
    ["  OKLAHOMA CITY   THUNDER ", "OKC"],
    ["Los Angeles Clippers", "LAC"],
    ["LA Clippers", "LAC"],
    ["L.A. Clippers", "LAC"],
    ["LA\u00a0Clippers", "LAC"],
    ["Los Angeles Lakers", "LAL"],
    ["L.A. Lakers", "LAL"],
    ["Philadelphia 76ers", "PHI"],
    ["Philadelphia Sixers", "PHI"],
    ["76ers", "PHI"],
    ["Sixers", "PHI"],
    ["Portland Trail Blazers", "POR"],
    ["Portland\u00a0Trail\u00a0Blazers", "POR"],
    ["Portland Trail-Blazers", "POR"],
    ["Denver Nuggets*", "DEN"],
    ["z-Detroit Pistons", "DET"],
    ["Orlando Magic (8)", "ORL"],
    ["Atlanta Hawksy", "ATL"],
    ["Minnesota Timberwolves", "MIN"],
  ])("%j is %s", (name, abbreviation) => {
    expect(teamOfStanding(named(name), TEAMS)).toBe(team(abbreviation));
  });

  test.each([[""], ["\u00a0"], ["Seattle SuperSonics"], ["Los Angeles"], ["ers"], ["East"]])(
    "%j is not a team",
    (name) => {
      expect(teamOfStanding(named(name), TEAMS)).toBeUndefined();
    },
  );

  test("does not take the Hornets for the Nets, even without the Hornets", () => {
    const others = TEAMS.filter(({ abbreviation }) => abbreviation !== "CHA");
    expect(teamOfStanding(named("Charlotte Hornets"), others)).toBeUndefined();
  });

  test("never finds a team without a name", () => {
    expect(teamOfStanding(named("Boston Celtics"), [{ ...team("BOS"), name: "" }])).toBe(undefined);
  });

  test("prefers the longer of two matching names", () => {
    const blazers = { ...team("POR"), name: "Blazers" };
    expect(teamOfStanding(named("Portland Trail Blazers"), [blazers, team("POR")])).toBe(
      team("POR"),
    );
  });

  test("is undefined without teams", () => {
    expect(teamOfStanding(named("Boston Celtics"), [])).toBeUndefined();
  });

  test("returns a team of the list or undefined for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const found = teamOfStanding(named(name), TEAMS);
        expect(found === undefined || TEAMS.includes(found)).toBe(true);
      }),
    );
  });
});

describe("standingOfTeam", () => {
  const standings = TEAMS.map(({ fullName }) => named(fullName)).reverse();

  test.each(TEAMS)("finds the row of $fullName", (each) => {
    expect(standingOfTeam(each, standings)?.teamName).toBe(each.fullName);
  });

  test("is undefined when the row is missing", () => {
    const others = standings.filter(({ teamName }) => teamName !== "Brooklyn Nets");
    expect(standingOfTeam(team("BKN"), others)).toBeUndefined();
  });
});
