import { describe, expect, test } from "vitest";
import { formatShortDay } from "#domain/dates.ts";
import { loadPlayerGames } from "#functions/views/player/player-games.ts";
import { sourceRows, sourceTeams } from "#tests/fixtures/season.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const teams = new Map(sourceTeams().map((team) => [String(team.id), team.abbreviation]));
const games = new Map(sourceRows("games.csv").map((row) => [row.game_id, row]));
const extras = new Map(sourceRows("game_extras.csv").map((row) => [row.game_id, row]));
const lines = Map.groupBy(sourceRows("player_game_logs.csv"), (row) => row.player_id);
const totals = new Map(sourceRows("player_totals.csv").map((row) => [row.player, row]));

const load = async (name: string) => pageOf(await loadPlayerGames(collections, documents, name));
const mean = (sum: unknown, games: unknown) => Number(sum) / Number(games);

/** The first columns of a log, in its order. */
const COUNTS = ["pts", "reb", "ast", "min", "stl", "blk", "tov"];

const PLAYERS = (
  "LeBron James|Luka Dončić|Shai Gilgeous-Alexander|Victor Wembanyama|James Harden|" +
  "Davion Mitchell|Nikola Jokić|Stephen Curry|Norman Powell|Trayce Jackson-Davis"
).split("|");

describe.each(PLAYERS)("the games of %s", (name) => {
  const total = totals.get(name) ?? {};
  const own = (lines.get(total.player_id ?? "") ?? [])
    .map((line) => ({ line, game: games.get(line.game_id ?? "") ?? {} }))
    .toSorted((a, b) =>
      `${b.game.date}${b.game.game_id}`.localeCompare(`${a.game.date}${a.game.game_id}`),
    );

  test("match the source tables, latest first", async () => {
    const season = (await load(name)).logs.find(({ key }) => key === "season");
    expect(season?.rows).toHaveLength(own.length);
    for (const [at, { line, game }] of own.entries()) {
      const isHome = game.home_team_id === line.team_id;
      const [us, them] = [Number(game.home_points), Number(game.away_points)];
      const score = isHome ? `${us}–${them}` : `${them}–${us}`;
      const other = teams.get((isHome ? game.away_team_id : game.home_team_id) ?? "");
      const row = season?.rows[at];
      expect(row).toMatchObject({
        href: `/nba/games/${game.game_id}`,
        date: formatShortDay(game.date ?? ""),
        team: teams.get(line.team_id ?? ""),
        won: isHome === us > them,
        score,
        overtimes: ["", "OT", "2OT", "3OT"][Number(extras.get(game.game_id)?.ot)],
      });
      expect(row?.opponent.slice(-3)).toBe(other);
      expect(row?.cells.slice(0, 7)).toEqual(COUNTS.map((count) => line[count]));
    }
  });

  test("mark the season highs in five counts", async () => {
    const season = (await load(name)).logs.find(({ key }) => key === "season");
    const most = (count: string) => Math.max(...own.map(({ line }) => Number(line[count])));
    const marks = ["pts", "reb", "ast", "stl", "blk"].flatMap((count) =>
      most(count) > 0 ? `${COUNTS.indexOf(count)} ${most(count)}` : [],
    );
    expect([...(season?.highs ?? [])]).toEqual(marks);
  });

  test("end with the official averages", async () => {
    const season = (await load(name)).logs.find(({ key }) => key === "season");
    const [pts, reb, ast, min, stl, blk, tov, fg, fg3, ft, pf] = season?.averages ?? [];
    const counts: [string | undefined, string][] = (
      [
        [min, "min"],
        [pts, "pts"],
        [reb, "reb"],
        [ast, "ast"],
        [stl, "stl"],
        [blk, "blk"],
        [tov, "tov"],
        [pf, "pf"],
      ] as const
    ).map(([cell, column]) => [cell, column]);
    for (const [cell, column] of counts) {
      expect(Math.abs(Number(cell) - mean(total[column], total.gp))).toBeLessThanOrEqual(0.0501);
    }
    const shares = [
      [fg, total.fgm, total.fga],
      [fg3, total.fg3m, total.fg3a],
      [ft, total.ftm, total.fta],
    ];
    for (const [cell, made, tried] of shares) {
      const share = 100 * mean(made, tried);
      expect(Math.abs(Number.parseFloat(cell ?? "") - share)).toBeLessThanOrEqual(0.0501);
    }
    expect(season?.record).toBe(`${total.w}–${total.l}`);
  });
});

describe("a game log", () => {
  test("separates the season, the playoffs and other games", async () => {
    const { logs } = await load("Stephen Curry");
    expect(logs.map(({ key }) => key)).toContain("season");
    const { logs: finalist } = await load("Victor Wembanyama");
    const played = sourceRows("postseason_player_lines.csv").filter(
      (row) => row.player_id === totals.get("Victor Wembanyama")?.player_id,
    );
    const playoffs = played.filter((row) => row.game_id?.startsWith("004"));
    expect(finalist.find(({ key }) => key === "playoffs")?.rows).toHaveLength(playoffs.length);
    expect(finalist.find(({ key }) => key === "other")?.rows).toHaveLength(
      played.length - playoffs.length,
    );
    expect(finalist.find(({ key }) => key === "other")?.rows[0]?.label).toBe("Cup final");
  });

  test.each([
    ["James Harden", true],
    ["LeBron James", false],
  ])("of %s has a team column: %s", async (name, hasTeams) => {
    expect((await load(name)).hasTeams).toBe(hasTeams);
  });

  test("of a player who has not played is empty", async () => {
    expect((await load("Kyrie Irving")).logs).toEqual([]);
  });

  test("is missing for an unknown player, and unavailable when it cannot be read", async () => {
    expect(await loadPlayerGames(collections, documents, "Nobody Atall")).toEqual({
      kind: "missing",
    });
    const broken = { ...documents, careers: unread };
    expect(await loadPlayerGames(collections, broken, "LeBron James")).toEqual({
      kind: "unavailable",
    });
  });
});
