import { describe, expect, test } from "vitest";
import { openDataStage } from "#tests/fixtures/open-data.ts";

type Row = Record<string, unknown>;

const { get } = openDataStage();
const ask = async (call: string) =>
  (await (await get(`/api/v1${call}`)).json()) as {
    data: Row[];
    meta?: { next_cursor: number | null };
  };
const all = (call: string) => ask(`${call}${call.includes("?") ? "&" : "?"}per_page=100`);

describe("earlier seasons", () => {
  const walk = async (call: string) => {
    const met: Row[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof all>> = await all(`${call}&cursor=${cursor}`);
      met.push(...page.data);
      cursor = page.meta?.next_cursor ?? null;
    }
    return met;
  };

  test("are walked one after another, each game once", async () => {
    const games = await walk("/games?team_ids[]=27&seasons[]=2024&seasons[]=2025&seasons[]=2026");
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    const counted = Map.groupBy(games, ({ season }) => season);
    expect([...counted].map(([season, own]) => [season, own.length])).toEqual([
      [2024, 82],
      [2025, 106],
      [2026, 80],
    ]);
    const named = await ask("/games?start_date=2019-12-25&end_date=2019-12-25");
    expect(named.data.map(({ season }) => season)).toEqual(Array(5).fill(2019));
  });

  test("have the lines of a player in all of them", async () => {
    const lines = await walk("/stats?player_ids[]=2544&postseason=false&start_date=2013-10-01");
    const seasons = Map.groupBy(lines, ({ game }) => (game as Row).season);
    expect([...seasons.keys()]).toEqual(Array.from({ length: 13 }, (_, at) => 2013 + at));
    expect(seasons.get(2013)).toHaveLength(77);
    expect(await ask("/stats?seasons[]=2026")).toMatchObject({ data: [] });
  });

  test.each([
    ["of the league", 201567, 21300010, null, []],
    ["rebuilt", 977, 20500591, "A", []],
    ["rebuilt in a season of grade B", 977, 20200490, "B", []],
    ["rebuilt with a doubt", 977, 21201053, "A", ["repaired"]],
  ])("have the grade and the marks of a line %s", async (_, player, game, grade, marks) => {
    const { data } = await ask(`/stats?player_ids[]=${player}&game_ids[]=${game}`);
    expect(data).toMatchObject([{ grade, marks }]);
  });

  test("have the marks of lines in box scores", async () => {
    const { data } = await ask("/box_scores?date=2013-03-25");
    const lines = data.flatMap(({ players }) => players as Row[]);
    const bryant = lines.find(({ player }) => (player as Row).id === 977);
    expect(bryant).toMatchObject({ grade: "A", marks: ["repaired"] });
    expect(new Set(lines.map(({ grade }) => grade))).toEqual(new Set(["A"]));
  });

  test("have box scores, standings, leaders and averages", async () => {
    const { data: box } = await ask("/box_scores?date=2016-06-19");
    expect(box).toMatchObject([{ season: 2015, home_team_score: 89, visitor_team_score: 93 }]);
    const { data: standings } = await ask("/standings?season=2015");
    expect(standings).toHaveLength(30);
    const best = standings.reduce((a, b) => (Number(a.wins) > Number(b.wins) ? a : b));
    expect(best).toMatchObject({ season: 2015, wins: 73, losses: 9, team: { id: 10 } });
    const { data: leaders } = await ask("/leaders?stat_type=pts&season=2015");
    expect(leaders[0]).toMatchObject({ season: 2015, value: 30.06, player: { id: 201939 } });
    const { data: averages } = await ask("/season_averages?season=2015&player_id=201939");
    expect(averages).toMatchObject([{ season: 2015, games_played: 79, pts: 30.06 }]);
  });
});

describe("advanced figures", () => {
  test("of a line follow from its box score", async () => {
    const call = "player_ids[]=1629029&dates[]=2025-10-21";
    const { data } = await ask(`/stats/advanced?${call}`);
    // 43 points, 17 of 27 and 2 of 10 shots, 7 of 10 free throws, 9 assists, 3 turnovers.
    expect(data).toMatchObject([
      {
        id: 2250000201629029,
        effective_field_goal_percentage: 0.667,
        true_shooting_percentage: 0.685,
        assist_to_turnover: 3,
        assist_ratio: 20.7,
        turnover_ratio: 6.9,
        pct_fga_3pt: 0.37,
        pct_pts_3pt: 0.14,
        pct_pts_free_throw: 0.163,
        usage_percentage: null,
        game: { id: 22500002 },
      },
    ]);
  });

  test("of a game share its impact and a team's plays out", async () => {
    const { data } = await all("/stats/advanced?game_ids[]=22500002");
    expect(data.reduce((sum, { pie }) => sum + Number(pie), 0)).toBeCloseTo(1, 2);
    const shots = (row: Row) => Number(row.pct_fga_2pt) + Number(row.pct_fga_3pt);
    for (const row of data) expect([0, 1]).toContain(Number(shots(row).toFixed(2)));
  });
});

describe("averages by type", () => {
  const typed = async (type: string) =>
    (await ask(`/season_averages/general?season=2025&type=${type}&player_ids[]=1630639`)).data[0];

  test("have the figures of the season totals, and the official ratings", async () => {
    expect(await typed("base")).toMatchObject({
      player_id: 1630639,
      season: 2025,
      season_type: "regular",
      stats: { gp: 24, pts: 4.2, reb: 1.8, fg_pct: 0.436, min: 9.4 },
    });
    expect(await typed("advanced")).toMatchObject({ stats: { gp: 24, min: 9.4 } });
    expect(Object.values((await typed("advanced"))?.stats as Row)).not.toContain(null);
    expect(Object.values((await typed("misc"))?.stats as Row)).not.toContain(null);
  });

  test("of all players come page by page, and those of past seasons without ratings", async () => {
    const first = await all("/season_averages/general?season=2015");
    expect(first.data).toHaveLength(100);
    expect(first.meta?.next_cursor).toBe(first.data.at(-1)?.player_id);
    const { data } = await ask(
      "/season_averages/general?season=2015&type=advanced&player_ids[]=201939",
    );
    expect(data).toMatchObject([{ stats: { gp: 79, off_rating: null, ts_pct: 0.669 } }]);
  });
});
