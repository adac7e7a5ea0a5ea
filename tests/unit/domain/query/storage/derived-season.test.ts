import { expect, test } from "vitest";
import {
  type DayFacts,
  dayOfSeason,
  leaderLists,
  logOf,
  NO_LEADERS,
  resultsOf,
  standingsAfter,
  topScorersOf,
} from "#domain/query/storage/derived-season.ts";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import { NO_DETAILS } from "#domain/season/box-score.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { NO_POSTSEASON, type Postseason } from "#domain/season/postseason.ts";
import { boxScore } from "#tests/fixtures/league.ts";
import { GAMES, small } from "#tests/fixtures/small-season.ts";

const teams = [...small.teams];
const lines = linesOfGames(
  GAMES.map(playedGame),
  new Map(small.lines.players.map(({ id, name }) => [id, name])),
);
const games = lines.games.filter(({ stage }) => stage === "season");
const facts: DayFacts = { games, postseason: NO_POSTSEASON, lines, details: new Map() };

test("standings and results have every game of the regular season once a team", () => {
  const { east, west } = standingsAfter(games)(teams);
  const played = [...east, ...west].reduce((sum, { wins, losses }) => sum + wins + losses, 0);
  expect(played).toBe(2 * games.length);
  expect([...resultsOf(games)(teams).values()].join("")).toHaveLength(played);
});

test("a day has its games with every line, and players by name", () => {
  const day = dayOfSeason("2025-11-01", facts);
  expect(day?.games.map(({ lines, overtimes }) => [lines.length, overtimes])).toEqual([[3, 1]]);
  expect(day?.games[0]).toMatchObject({ periods: { home: [], away: [] }, label: undefined });
  expect(day?.names.get("11")).toBe("Ann Arrow");
  expect(dayOfSeason("2025-11-02", facts)).toBeUndefined();
});

test("a day of results alone has its games without lines", () => {
  const [game] = games.filter(({ date }) => date === "2025-11-01");
  const day = dayOfSeason("2025-11-01", { ...facts, lines: undefined });
  expect(day?.games).toEqual([
    expect.objectContaining({ id: game?.id, stage: "season", lines: [] }),
  ]);
});

test("a playoff game has its round and series, and the details that are told", () => {
  const [playoff] = lines.games.filter(({ stage }) => stage === "playoffs");
  if (playoff === undefined) throw new Error("no playoff game");
  const series = { round: 1, game: 3, wins: { home: 2, away: 0 } };
  const postseason = {
    ...NO_POSTSEASON,
    games: [{ ...playoff, label: "East First Round", tipOff: "2026-04-20T23:00:00Z", series }],
  } as unknown as Postseason;
  const details = new Map([[playoff.id, { ...NO_DETAILS, arena: "TD Garden" }]]);
  expect(dayOfSeason(playoff.date, { ...facts, postseason, details })?.games).toEqual([
    expect.objectContaining({
      label: "East First Round",
      tipOff: "2026-04-20T23:00:00Z",
      series,
      arena: "TD Garden",
      officials: [],
    }),
  ]);
});

test("a player's log has his lines of every stage, oldest first", () => {
  expect(logOf(lines, "11").map(({ pts, stage }) => [pts, stage])).toEqual(
    expect.arrayContaining([[15, "playoffs"]]),
  );
  expect(logOf(lines, "99")).toEqual([]);
});

test("totals determine their lists of leaders, and all other lists stay as they are given", () => {
  const [one] = small.totals as SeasonTotals[];
  if (one === undefined) throw new Error("no totals");
  const list = (category: string) => ({ category, top5: [{ rank: 1, player: "X", stat: "1" }] });
  const given = { ...NO_LEADERS, totals: [list("Points"), list("Minutes")] };
  const { totals } = leaderLists([one])(given);
  const stat = one.pts.toLocaleString("en-US");
  expect(totals.find(({ category }) => category === "Points")?.top5).toEqual([
    { rank: 1, player: one.name, stat },
  ]);
  expect(totals.find(({ category }) => category === "Minutes")).toEqual(list("Minutes"));
});

test("a team has its top scorer of each game", () => {
  const lakers = small.teams.find(({ abbreviation }) => abbreviation === "LAL");
  const scorers = topScorersOf(lines)(lakers?.id ?? 0);
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
    const own = linesOfGames([playedGame(boxScore(1, lines))], new Map());
    expect(topScorersOf(own)(1).map(({ playerId }) => playerId)).toEqual(["3"]);
  }
});
