import { describe, expect, test } from "vitest";
import { STAT_GROUPS } from "#domain/leaders/leaders.ts";
import { statsOfTeam, TEAM_STAT_COLUMNS, type TeamStatsRow } from "#domain/leaders/team-stats.ts";
import { TEAMS, team } from "#tests/fixtures/league.ts";

function rows(...names: string[]): TeamStatsRow[] {
  return names.map((teamName) => ({ teamName, stats: [] }));
}

/** Rows under the names that the database uses, in reverse order. */
const LEAGUE = rows(
  ...TEAMS.map((each) =>
    ["LAC", "LAL"].includes(each.abbreviation) ? `L.A. ${each.name}` : each.city,
  ).reverse(),
);

describe("statsOfTeam", () => {
  test.each(TEAMS)("finds the row of $fullName", (each) => {
    const expected = LEAGUE[TEAMS.length - each.id];
    expect(statsOfTeam(each, LEAGUE)).toBe(expected);
  });

  test.each([
    ["LAC", ["L.A. Lakers", "L.A. Clippers"], "L.A. Clippers"],
    ["LAL", ["L.A. Clippers", "L.A. Lakers"], "L.A. Lakers"],
    ["LAC", ["L.A. Lakers"], undefined],
    ["LAL", ["L.A. Clippers"], undefined],
    ["LAC", ["LA Clippers"], "LA Clippers"],
    ["LAL", ["L.A.\u00a0Lakers"], "L.A.\u00a0Lakers"],
    ["LAL", ["LA Clippers", "Los Angeles"], "Los Angeles"],
    ["PHI", ["Phoenix", "Philadelphia"], "Philadelphia"],
    ["PHI", ["Philadelphia 76ers"], "Philadelphia 76ers"],
    ["GSW", ["Golden State"], "Golden State"],
    ["NYK", ["New Orleans", "New York"], "New York"],
    ["NOP", ["New York", "New Orleans"], "New Orleans"],
    ["BKN", ["Charlotte", "Brooklyn"], "Brooklyn"],
    ["OKC", ["Oklahoma"], "Oklahoma"],
    ["UTA", ["", "L.A. ", "Dallas"], undefined],
  ])("%s among %j: %s", (abbreviation, names, expected) => {
    expect(statsOfTeam(team(abbreviation), rows(...names))?.teamName).toBe(expected);
  });
});

describe("TEAM_STAT_COLUMNS", () => {
  test.each(STAT_GROUPS)("%s names each column once, without encoded slashes", (group) => {
    const columns = TEAM_STAT_COLUMNS[group];
    expect(new Set(columns).size).toBe(columns.length);
    expect(columns.join()).not.toContain("|");
  });

  test("has every column of the groups", () => {
    expect(STAT_GROUPS.map((group) => TEAM_STAT_COLUMNS[group].length)).toEqual([21, 20, 15, 20]);
    expect(TEAM_STAT_COLUMNS.misc.slice(-3)).toEqual(["Ast/TO", "Stl/TO", "FT/FGA"]);
  });
});
