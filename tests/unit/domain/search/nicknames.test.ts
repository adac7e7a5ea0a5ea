import { describe, expect, test } from "vitest";
import { NICKNAMED, nicknamesOf, teamNicknames } from "#domain/search/nicknames.ts";
import { searchTeamsAndPlayers } from "#domain/search/search.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { sourceRows, sourceTeams } from "#tests/fixtures/season.ts";

const inSeason = new Map(
  ["players.csv", "player_totals.csv"].flatMap((table) =>
    sourceRows(table).map(({ player_id, player = "" }) => [player_id, player] as const),
  ),
);
const players = [...inSeason.values()].map((name) => ({
  name,
  nicknames: nicknamesOf(foldForSearch(name)),
}));
const teams = sourceTeams().map((team) => ({
  ...team,
  nicknames: teamNicknames(team.abbreviation),
}));

describe("nicknames of players", () => {
  test.each(NICKNAMED.players)("belong to one player of the season: %s", (name) => {
    expect(players.filter((player) => foldForSearch(player.name) === name)).toHaveLength(1);
  });
});

describe("nicknames of teams", () => {
  test.each(NICKNAMED.teams)("belong to one team: %s", (abbreviation) => {
    expect(teams.filter((team) => team.abbreviation === abbreviation)).toHaveLength(1);
  });
});

test("nicknames are unique and differ from every player's and team's name", () => {
  const nicknames = [...players, ...teams].flatMap((one) => one.nicknames);
  expect(new Set(nicknames).size).toBe(nicknames.length);
  expect(nicknames.map(foldForSearch)).toEqual(nicknames);
  const names = new Set(
    [
      ...players.map(({ name }) => name),
      ...teams.flatMap(({ city, name, fullName, abbreviation }) => [
        city,
        name,
        fullName,
        abbreviation,
      ]),
    ].map(foldForSearch),
  );
  expect(nicknames.filter((nickname) => names.has(nickname))).toEqual([]);
});

test.each([
  ["wemby", "Victor Wembanyama"],
  ["SGA", "Shai Gilgeous-Alexander"],
  ["joker", "Nikola Jokić"],
  ["kd", "Kevin Durant"],
  ["ant-man", "Anthony Edwards"],
  ["King James", "LeBron James"],
  ["spida", "Donovan Mitchell"],
  ["jdub", "Jalen Williams"],
  ["the beard", "James Harden"],
])("the nickname %j finds the player %s first", (nickname, name) => {
  const found = searchTeamsAndPlayers(nickname, teams, players, 1);
  expect(found.kind === "results" && found.players[0]?.name).toBe(name);
});

test.each([
  ["cavs", "CLE"],
  ["mavs", "DAL"],
  ["wolves", "MIN"],
  ["blazers", "POR"],
  ["sixers", "PHI"],
  ["nugs", "DEN"],
  ["dubs", "GSW"],
])("the nickname %j finds the team %s first", (nickname, abbreviation) => {
  const found = searchTeamsAndPlayers(nickname, teams, players, 1);
  expect(found.kind === "results" && found.teams[0]?.abbreviation).toBe(abbreviation);
});
