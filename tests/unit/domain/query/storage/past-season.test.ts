import { expect, test } from "vitest";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
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
} from "#domain/query/storage/past-season.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { boxScore } from "#tests/fixtures/league.ts";
import { GAMES, small } from "#tests/fixtures/small-season.ts";

const [first, ...others] = small.teams;
const teams = [...small.teams];
// Lists are parsed anew, because answers are kept by them.
const newSeason = (): PastSeason => ({
  lines: linesOfGames(
    GAMES.map(playedGame),
    new Map(small.lines.players.map(({ id, name }) => [id, name])),
  ),
  postseason: NO_POSTSEASON,
  formerNames: [{ teamId: first?.id ?? 0, name: "Olds", fullName: `${first?.city} Olds` }],
  neutralPlaces: new Map([[GAMES[0]?.id ?? "", "Paris"]]),
});
const season = newSeason();

test("a team bears its former name, the others their own", () => {
  expect(pastTeams(season)(teams)).toEqual([
    { ...first, name: "Olds", fullName: `${first?.city} Olds` },
    ...others,
  ]);
  expect(pastTeams({ ...season, formerNames: [] })(teams)).toBe(teams);
});

test("only games of the regular season count in standings and results", () => {
  const season = newSeason();
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
  expect(day?.games[0]).toMatchObject({ periods: { home: [], away: [] }, label: undefined });
  expect(day?.names.get("11")).toBe("Ann Arrow");
  expect(pastDay(season, "2025-11-02")).toBeUndefined();
});

test("a playoff game has its round and series, and no more than is known", () => {
  const [playoff] = small.lines.games.filter(({ stage }) => stage === "playoffs");
  if (playoff === undefined) throw new Error("no playoff game");
  const series = { round: 1, game: 3, wins: { home: 2, away: 0 } };
  const postseason = {
    ...NO_POSTSEASON,
    games: [{ ...playoff, stage: "playoffs", label: "East First Round", series }],
  } as unknown as PastSeason["postseason"];
  const [one] = pastDay({ ...season, postseason }, playoff.date)?.games ?? [];
  expect(one).toMatchObject({ label: "East First Round", series });
  expect([one?.officials, one?.television, one?.arena]).toEqual([[], [], undefined]);
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
  const scorers = pastScorers(season, lakers?.id ?? 0);
  expect(scorers.map(({ pts }) => pts)).toEqual([40, 35, 10]);
  expect(scorers[0]).toMatchObject({ playerId: "31", name: "Dan Doležal" });
});

test("of equal points, the one of more time is the top scorer, and then the older number", () => {
  const line = (playerId: string, pts: number, seconds: number) => ({
    playerId,
    teamId: 1,
    pts,
    seconds,
  });
  const tied = [line("5", 20, 600), line("4", 20, 900), line("3", 20, 900), line("2", 19, 950)];
  for (const lines of [tied, tied.toReversed()]) {
    const own = { ...season, lines: linesOfGames([playedGame(boxScore(1, lines))], new Map()) };
    expect(pastScorers(own, 1).map(({ playerId }) => playerId)).toEqual(["3"]);
  }
});

test("a season without games has empty answers", () => {
  const empty = { ...season, lines: linesOfGames([], new Map()) };
  expect(pastGames(empty)).toEqual([]);
  expect(pastDay(empty, "2025-11-01")).toBeUndefined();
});

test("a game on a neutral floor has its place, any other none", () => {
  const days = new Set(GAMES.map(({ date }) => date));
  const placed = [...days].flatMap((date) =>
    (pastDay(season, date)?.games ?? []).flatMap(({ id, city }) => (city ? [[id, city]] : [])),
  );
  expect(placed).toEqual([[GAMES[0]?.id, "Paris"]]);
});
