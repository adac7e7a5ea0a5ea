import { expect, test } from "vitest";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import { type PastSeason, pastPlayers, pastTeams } from "#domain/query/storage/past-season.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { GAMES, small } from "#tests/fixtures/small-season.ts";

const [first, ...others] = small.teams;
const teams = [...small.teams];
const season: PastSeason = {
  lines: linesOfGames(
    GAMES.map(playedGame),
    new Map(small.lines.players.map(({ id, name }) => [id, name])),
  ),
  postseason: NO_POSTSEASON,
  formerNames: [{ teamId: first?.id ?? 0, name: "Olds", fullName: `${first?.city} Olds` }],
  neutralPlaces: new Map(),
};

test("a team bears its former name, the others their own", () => {
  expect(pastTeams(season)(teams)).toEqual([
    { ...first, name: "Olds", fullName: `${first?.city} Olds` },
    ...others,
  ]);
  expect(pastTeams({ ...season, formerNames: [] })(teams)).toBe(teams);
});

test("of a player no more than the name is known", () => {
  expect(pastPlayers(season.lines).find(({ id }) => id === "31")).toMatchObject({
    name: "Dan Doležal",
    age: "",
    currentTeam: "",
    position: "",
  });
});
