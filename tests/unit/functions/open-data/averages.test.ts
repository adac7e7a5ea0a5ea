import { describe, expect, test } from "vitest";
import { openDataStage } from "#tests/fixtures/open-data.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

type Stats = Record<string, number | null>;
type Row = { player_id: number; team: { id: number }; stats: Stats };

const { get } = openDataStage();

async function everybody(call: string): Promise<Row[]> {
  const found: Row[] = [];
  for (let cursor: number | null = 0; cursor !== null; ) {
    const answer = await get(`/api/v1${call}&per_page=100&cursor=${cursor}`);
    const page = (await answer.json()) as { data: Row[]; meta: { next_cursor: number | null } };
    found.push(...page.data);
    cursor = page.meta.next_cursor;
  }
  return found;
}

const rounded = (value: number, places = 1) => Number((value + 1e-9).toFixed(places));

describe("averages of the postseason", () => {
  const lines = sourceRows("postseason_player_lines.csv");

  test.each([
    ["playoffs", "0042"],
    ["playin", "0052"],
    ["ist", "0062"],
  ])("%s are the means of the source table's lines", async (season_type, prefix) => {
    const own = lines.filter(
      ({ game_id = "", sec }) => game_id.startsWith(prefix) && Number(sec) > 0,
    );
    const expected = Array.from(
      Map.groupBy(own, ({ player_id }) => Number(player_id)),
      ([player_id, games]) => {
        const sum = (name: string) => games.reduce((sum, line) => sum + Number(line[name]), 0);
        const stats = { gp: games.length, pts: rounded(sum("pts") / games.length) };
        return { player_id, stats };
      },
    ).sort((a, b) => a.player_id - b.player_id);
    const averages = await everybody(
      `/season_averages/general?season=2025&season_type=${season_type}`,
    );
    expect(averages.length).toBeGreaterThan(10);
    expect(averages).toMatchObject(expected);
  });

  test("have no rebounds by side where only their sum is known", async () => {
    const call = "/season_averages/general?season=2025&season_type=ist&player_ids[]=1628973";
    const [own] = await everybody(call);
    expect(own?.stats).toMatchObject({ reb: 4, oreb: null, dreb: null });
  });
});

test("shots by zone are those of the source table, per game", async () => {
  const [own] = await everybody("/season_averages/shooting?season=2025&player_ids[]=1628973");
  const zones = sourceRows("shot_zones.csv").find(({ player_id }) => player_id === "1628973");
  const mean = (count: string) => rounded(Number(zones?.[count]) / Number(own?.stats.gp));
  expect(own?.stats).toMatchObject({
    restricted_area_fga: mean("ra_fga"),
    mid_range_fgm: mean("mid_fgm"),
    above_the_break_3_fga: mean("atb3_fga"),
  });
});

describe("averages of teams", () => {
  const teamOf = async (call: string) => everybody(`/team_season_averages/${call}`);
  const idsBy = (table: string) =>
    new Map(sourceRows(`${table}.csv`).map((row) => [Number(row.team_id), row]));

  test("of the regular season are the official totals per game, with the official ratings", async () => {
    const totals = idsBy("team_totals");
    const base = await teamOf("general?season=2025");
    expect(base).toHaveLength(30);
    for (const { team, stats } of base) {
      const own = totals.get(team.id);
      expect(stats, String(team.id)).toMatchObject({
        gp: 82,
        pts: rounded(Number(own?.pts) / 82),
        oreb: rounded(Number(own?.oreb) / 82),
      });
    }
    const [hawks] = await teamOf("general?season=2025&type=advanced&team_ids[]=1");
    expect(hawks?.stats).toMatchObject({ off_rating: 115, net_rating: 2.2, oreb_pct: 0.291 });
    const [past] = await teamOf("general?season=2015&type=advanced&team_ids[]=10");
    expect(past?.stats).toMatchObject({ gp: 82, w: 73, off_rating: null, ts_pct: 0.593 });
  });

  test("have the opponents' figures of the published table", async () => {
    const published = idsBy("team_opponent_per_game");
    for (const { team, stats } of await teamOf("general?season=2025&type=opponent")) {
      const own = published.get(team.id);
      // The league corrects lines and totals apart.
      for (const name of ["pts", "fgm", "ast"]) {
        const difference = Number(stats[`opp_${name}`]) - Number(own?.[name]);
        expect(Math.abs(difference), `${team.id} ${name}`).toBeLessThan(0.11);
      }
    }
  });
});

describe("averages of the clutch", () => {
  test.each(["players", "teams"])("of %s are those of the finder", async (rows) => {
    const path = rows === "players" ? "season_averages" : "team_season_averages";
    const averages = await everybody(`/${path}/clutch?season=2025`);
    const answer = await get(
      `/api/v1/query?rows=${rows}&clutch=1&qualified=0&sort=-pts&per_page=100`,
    );
    const { columns, rows: found } = (await answer.json()) as {
      columns: { key: string }[];
      rows: unknown[][];
    };
    const at = (key: string) => columns.findIndex((column) => column.key === key);
    const cells = (names: string[]) =>
      found.map((row) => names.map((name) => row[at(name)])).sort();
    const id = rows === "players" ? "player_id" : "team";
    const top = new Set(found.map((row) => String(row[at(id)])));
    const expected = averages
      .map((row) => ({
        id:
          rows === "players"
            ? String(row.player_id)
            : (row.team as unknown as { abbreviation: string }).abbreviation,
        stats: row.stats,
      }))
      .filter((row) => top.has(row.id))
      .map(({ id: own, stats }) => [own, stats.gp, stats.pts, stats.reb])
      .sort();
    expect(expected).toHaveLength(found.length);
    expect(expected).toEqual(cells([id, "gp", "pts", "reb"]));
  });
});

describe("lines of quarters", () => {
  const linesOf = async (query: string) => {
    const answer = await get(`/api/v1/stats?game_ids[]=22500900&per_page=100&${query}`);
    return ((await answer.json()) as { data: { pts: number; player: { id: number } }[] }).data;
  };

  test("add up to those of the game", async () => {
    const points = new Map<number, number>();
    for (const period of [1, 2, 3, 4]) {
      for (const { pts, player } of await linesOf(`period=${period}`)) {
        points.set(player.id, (points.get(player.id) ?? 0) + pts);
      }
    }
    const whole = await linesOf("period=0");
    expect(whole.map(({ player, pts }) => [player.id, pts])).toEqual(
      [...points].sort(([a], [b]) => a - b),
    );
  });

  test("have advanced figures of their own, at the address of the newest version, too", async () => {
    const call = "/stats/advanced?game_ids[]=22500900&period=3";
    const own = await (await get(`/api/v1${call}`)).json();
    expect(own).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ period: 3 })]),
    });
    expect(await (await get(`/api/nba/v2${call}`)).json()).toEqual(own);
  });

  test("are none of overtimes and of seasons without plays", async () => {
    expect(await linesOf("period=5")).toEqual([]);
    const past = await get("/api/v1/stats?game_ids[]=21500001&period=1");
    expect(await past.json()).toMatchObject({ data: [] });
  });
});
