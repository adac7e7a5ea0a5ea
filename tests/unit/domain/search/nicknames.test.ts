import { describe, expect, test } from "vitest";
import { NICKNAMED_TEAMS, teamNicknames } from "#domain/search/nicknames.ts";
import { searchTeamsAndPlayers } from "#domain/search/search.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { sourceTeams } from "#tests/fixtures/season.ts";

const teams = sourceTeams().map((team) => ({
  ...team,
  nicknames: teamNicknames(team.abbreviation),
}));

describe("nicknames of teams", () => {
  test.each(NICKNAMED_TEAMS)("belong to one team: %s", (abbreviation) => {
    expect(teams.filter((team) => team.abbreviation === abbreviation)).toHaveLength(1);
  });
});

test("nicknames are unique and differ from every team's name", () => {
  const nicknames = teams.flatMap((one) => one.nicknames);
  expect(new Set(nicknames).size).toBe(nicknames.length);
  expect(nicknames.map(foldForSearch)).toEqual(nicknames);
  const names = new Set(
    teams
      .flatMap(({ city, name, fullName, abbreviation }) => [city, name, fullName, abbreviation])
      .map(foldForSearch),
  );
  expect(nicknames.filter((nickname) => names.has(nickname))).toEqual([]);
});

test.each([
  ["cavs", "CLE"],
  ["mavs", "DAL"],
  ["wolves", "MIN"],
  ["blazers", "POR"],
  ["sixers", "PHI"],
  ["nugs", "DEN"],
  ["dubs", "GSW"],
  ["BRK", "BKN"],
  ["NJN", "BKN"],
  ["new jersey nets", "BKN"],
  ["CHO", "CHA"],
  ["CHH", "CHA"],
  ["bobcats", "CHA"],
  ["charlotte bobcats", "CHA"],
  ["NOH", "NOP"],
  ["NOK", "NOP"],
  ["PHO", "PHX"],
])("%j finds the team %s alone", (nickname, abbreviation) => {
  const found = searchTeamsAndPlayers(nickname, teams, [], 5);
  expect(found.kind === "results" && found.teams.map((team) => team.abbreviation)).toEqual([
    abbreviation,
  ]);
});
