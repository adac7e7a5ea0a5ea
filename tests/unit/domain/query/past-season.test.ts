import { expect, test } from "vitest";
import { linesOfGames } from "../../../../domain/query/lines-of-games.ts";
import {
  type PastSeason,
  pastDay,
  pastGames,
  pastLog,
  pastPlayers,
  pastResults,
  pastScorers,
  pastStandings,
  pastTeams,
} from "../../../../domain/query/past-season.ts";
import { NO_POSTSEASON } from "../../../../domain/season/postseason.ts";
import { small } from "../../../fixtures/small-season.ts";

const [first, ...others] = small.teams;
const teams = [...small.teams];
const season: PastSeason = {
  lines: small.lines,
  postseason: NO_POSTSEASON,
  formerNames: [{ teamId: first?.id ?? 0, name: "Olds", fullName: `${first?.city} Olds` }],
};

test("a team bears its former name, the others their own", () => {
  expect(pastTeams(season)(teams)).toEqual([
    { ...first, name: "Olds", fullName: `${first?.city} Olds` },
    ...others,
  ]);
});

test("only games of the regular season count in standings and results", () => {
  const games = pastGames(season);
  expect(games.map(({ date }) => date)).not.toContain("2026-04-20");
  const { east, west } = pastStandings(season)(teams);
  const played = [...east, ...west].reduce((sum, { wins, losses }) => sum + wins + losses, 0);
  expect(played).toBe(2 * games.length);
  expect([...pastResults(season, teams).values()].join("")).toHaveLength(played);
});

test("a day has its games with every line, and players by name", () => {
  const day = pastDay(season, "2025-11-01");
  expect(day?.games.map(({ lines, overtimes }) => [lines.length, overtimes])).toEqual([[3, 1]]);
  expect(day?.names.get("11")).toBe("Ann Arrow");
  expect(pastDay(season, "2025-11-02")).toBeUndefined();
});

test("a player's log has his lines of every stage, oldest first", () => {
  expect(pastLog(season, "11").map(({ pts, stage }) => [pts, stage])).toEqual(
    expect.arrayContaining([[15, "playoffs"]]),
  );
  expect(pastLog(season, "99")).toEqual([]);
});

test("of a player no more than the name is known", () => {
  expect(pastPlayers(season.lines).find(({ id }) => id === "31")).toMatchObject({
    name: "Dan Doležal",
    age: "",
    currentTeam: "",
    position: "",
  });
});

test("a team has its top scorer of each game", () => {
  const lakers = small.teams.find(({ abbreviation }) => abbreviation === "LAL");
  expect(pastScorers(season, lakers?.id ?? 0).map(({ pts }) => pts)).toEqual([40, 35, 10]);
});

test("a season without games has empty answers", () => {
  const empty = { ...season, lines: linesOfGames([], new Map()) };
  expect(pastGames(empty)).toEqual([]);
  expect(pastDay(empty, "2025-11-01")).toBeUndefined();
});
