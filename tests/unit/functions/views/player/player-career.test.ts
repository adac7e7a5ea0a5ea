import { describe, expect, test } from "vitest";
import { loadPlayer } from "#functions/views/player/players.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const seasons = Map.groupBy(sourceRows("career_seasons.csv"), (row) => row.player_id);
const playoffs = Map.groupBy(sourceRows("career_playoffs.csv"), (row) => row.player_id);
const lines = Map.groupBy(sourceRows("postseason_player_lines.csv"), (row) => row.player_id);
const totals = new Map(sourceRows("player_totals.csv").map((row) => [row.player, row]));

async function load(name: string) {
  const page = pageOf(await loadPlayer(collections, documents, name));
  if (page.kind !== "known") throw new Error(`No player ${name}`);
  return page.profile;
}

const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);
const near = (cell: string | undefined, value: number) =>
  expect(Math.abs(Number(cell) - value), `${cell} is not ${value}`).toBeLessThanOrEqual(0.0501);

const PLAYERS = (
  "Charles Bassey|Kyle Anderson|LeBron James|Luka Dončić|Shai Gilgeous-Alexander|" +
  "Victor Wembanyama|James Harden|Davion Mitchell|Nikola Jokić|Stephen Curry|Norman Powell|" +
  "Trayce Jackson-Davis"
).split("|");

describe.each(PLAYERS)("the career of %s", (name) => {
  const total = totals.get(name) ?? {};
  const id = total.player_id ?? "";

  test("adds up to the past seasons and this season's official totals", async () => {
    const { career } = await load(name);
    const all = [...(seasons.get(id) ?? []), total];
    const games = sum(all, "gp");
    const [pts, reb, ast, min, stl, blk, fg, fg3, ft] = career?.total?.cells ?? [];
    expect(career?.total?.games.replace(",", "")).toBe(String(games));
    near(min, sum(all, "min") / games);
    near(pts, sum(all, "pts") / games);
    near(reb, sum(all, "reb") / games);
    near(ast, sum(all, "ast") / games);
    near(stl, sum(all, "stl") / games);
    near(blk, sum(all, "blk") / games);
    near(fg, (100 * sum(all, "fgm")) / sum(all, "fga"));
    near(fg3, (100 * sum(all, "fg3m")) / sum(all, "fg3a"));
    near(ft, (100 * sum(all, "ftm")) / sum(all, "fta"));
  });

  test("includes the playoffs", async () => {
    const { career } = await load(name);
    const now = (lines.get(id) ?? []).filter((row) => row.game_id?.startsWith("004"));
    const games = sum(playoffs.get(id) ?? [], "gp") + now.length;
    const [gp, pts, reb, ast] = career?.total?.playoffs ?? [];
    if (games === 0) expect(career?.hasPlayoffs).toBe(false);
    else {
      const rows = [...(playoffs.get(id) ?? []), ...now];
      expect(gp).toBe(String(games));
      near(pts, sum(rows, "pts") / games);
      near(reb, sum(rows, "reb") / games);
      near(ast, sum(rows, "ast") / games);
    }
  });

  test("has one row per season and team, in order, after that of a season of several teams", async () => {
    const { career } = await load(name);
    const rows = career?.rows ?? [];
    const games = (own: typeof rows) => own.reduce((sum, row) => sum + Number(row.games), 0);
    const isPart = ({ team }: (typeof rows)[number]) => !team.endsWith(" teams");
    for (const [season, own] of Map.groupBy(rows, (row) => row.season)) {
      const [whole, ...teams] = own;
      if (own.length === 1) expect(own.every(isPart)).toBe(true);
      else {
        expect(whole?.team, season).toBe(`${teams.length} teams`);
        expect(games(teams), season).toBe(Number(whole?.games));
      }
    }
    const printed = rows.filter(isPart).map(({ season, team }) => `${season} ${team}`);
    const past = (seasons.get(id) ?? []).map((row) => `${row.season} ${row.team}`);
    expect(printed.slice(0, past.length)).toEqual(past);
    expect(new Set(printed).size).toBe(printed.length);
    expect(printed.slice(past.length).every((row) => row.startsWith("2025-26"))).toBe(true);
  });
});

describe("a player's page", () => {
  test("marks LeBron James's best seasons", async () => {
    const { career } = await load("LeBron James");
    const best = career?.rows.flatMap(({ season, cells }) =>
      cells.filter(({ isBest }) => isBest).map(({ text }) => `${season} ${text}`),
    );
    expect(best).toContain("2005-06 31.4");
    expect(best).toContain("2019-20 10.2");
  });

  test("groups honours by award", async () => {
    const { career } = await load("LeBron James");
    expect(career?.honours[0]).toEqual({
      award: "NBA Champion",
      times: 4,
      years: "2012, 2013, 2016, 2020",
    });
  });

  test("shows the last ten games of the regular season with a summary", async () => {
    const { record } = await load("Luka Dončić");
    expect(record?.lastTen.rows).toHaveLength(10);
    expect(record?.lastTen.sentence).toBe(
      "36.9 points, 3.4 above his season; 6.8 rebounds, 7.3 assists a game; won 8, lost 2.",
    );
    expect(record?.lastTen).toMatchObject({ games: 64, included: undefined });
    const bassey = await load("Charles Bassey");
    expect(bassey.record?.lastTen).toMatchObject({ games: 14, included: "play-in" });
  });

  test("ends with the last season of a player without games this season", async () => {
    const { record, career } = await load("Kyrie Irving");
    expect(record?.lastTen).toMatchObject({ rows: [], games: 0, sentence: "" });
    expect(career?.rows.at(-1)?.season).toBe("2024-25");
  });

  test("is shown without games and career when the document cannot be read", async () => {
    const view = await loadPlayer(collections, { ...documents, careers: unread }, "LeBron James");
    expect(view).toMatchObject({
      kind: "ready",
      page: { profile: { record: undefined, player: { name: "LeBron James" } } },
    });
  });

  test("is shown without the last ten when the games cannot be read", async () => {
    const broken = { ...collections, games: unread, postseason: unread };
    const page = pageOf(await loadPlayer(broken, documents, "LeBron James"));
    if (page.kind !== "known") throw new Error("unknown");
    expect(page.profile.record?.lastTen.rows).toEqual([]);
    expect(page.profile.career?.rows).toHaveLength(23);
  });
});
