import { describe, expect, test } from "vitest";
import { openDataStage } from "#tests/fixtures/open-data.ts";

type Row = Record<string, unknown>;

const { get } = openDataStage();
const ask = async (call: string) =>
  (await (await get(`/api/v1${call}`)).json()) as {
    data: Row[];
    meta?: { next_cursor: number | null; per_page: number };
  };
const one = async (call: string) => (await ask(call)).data as unknown as Row;
const all = (call: string) => ask(`${call}${call.includes("?") ? "&" : "?"}per_page=100`);
const names = ({ data }: { data: Row[] }) =>
  data.map((row) => `${row.first_name} ${row.last_name}`);

describe("teams", () => {
  test.each([
    ["/teams", 30],
    ["/teams?conference=West", 15],
    ["/teams?division=Pacific", 5],
    ["/teams?division=Pacific&conference=East", 0],
  ])("%s has %i rows", async (call, count) => {
    const answer = await ask(call);
    expect(answer.data).toHaveLength(count);
    expect(answer.meta).toBeUndefined();
  });

  test("one by id has the league's names", async () => {
    expect(await one("/teams/13")).toEqual({
      id: 13,
      conference: "West",
      division: "Pacific",
      city: "LA",
      name: "Clippers",
      full_name: "LA Clippers",
      abbreviation: "LAC",
    });
  });
});

describe("players", () => {
  test.each<[string, string[]]>([
    ["/players?search=doncic", ["Luka Dončić"]],
    ["/players?search=DON%C4%8CI%C4%86", ["Luka Dončić"]],
    ["/players?search=luka%20don", ["Luka Dončić"]],
    ["/players?search=doncic%20luka", ["Luka Dončić"]],
    ["/players?search=james%20%20lebron", ["LeBron James"]],
    ["/players?search=fox%20de%E2%80%99aaron", ["De'Aaron Fox"]],
    ["/players?search=Donc%CC%8Cic%CC%81", ["Luka Dončić"]],
    ["/players?first_name=lebron", ["LeBron James"]],
    ["/players?first_name=nikola&last_name=jokic", ["Nikola Jokić"]],
    ["/players?last_name=jackson&first_name=jaren", ["Jaren Jackson", "Jaren Jackson Jr."]],
    ["/players?player_ids[]=2544&player_ids[]=1629029", ["LeBron James", "Luka Dončić"]],
    ["/players?search=%21%21", []],
    ["/players?team_ids[]=31", []],
  ])("%s finds the expected players", async (call, expected) => {
    expect(names(await ask(call))).toEqual(expected);
  });

  test("one by id has the known fields, and null for unknown ones", async () => {
    expect(await one("/players/1629029")).toMatchObject({
      position: "F-G",
      height: "6-8",
      weight: "230",
      country: "Slovenia",
      college: "Real Madrid",
      jersey_number: "77",
      draft_year: 2018,
      draft_round: 1,
      draft_number: 3,
      team: { id: 14 },
    });
    // He is on no roster.
    expect(await one("/players/1630639")).toMatchObject({
      first_name: "A.J.",
      last_name: "Lawson",
      jersey_number: null,
      draft_year: null,
      draft_round: null,
      draft_number: null,
      team: null,
    });
  });

  test("without a contract are listed, but not as active", async () => {
    const count = async (call: string) => {
      let [met, cursor]: [number, number | null] = [0, 0];
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof all>> = await all(`${call}?cursor=${cursor}`);
        met += page.data.length;
        cursor = page.meta?.next_cursor ?? null;
      }
      return met;
    };
    expect(await count("/players/active")).toBe(614);
    expect(await count("/players")).toBe(587 + 2139 + 109);
    expect(await one("/players/977")).toMatchObject({ last_name: "Bryant", team: null });
  });

  test("active on a team are all of that team", async () => {
    const { data } = await all("/players/active?team_ids[]=27");
    expect(data.length).toBeGreaterThan(12);
    expect(new Set(data.map(({ team }) => (team as Row).id))).toEqual(new Set([27]));
  });
});

describe("lines", () => {
  test.each([
    ["/stats?game_ids[]=22500001", 20],
    ["/stats?player_ids[]=1629029", 64],
    ["/stats?player_ids[]=1629029&postseason=true", 0],
    ["/stats?player_ids[]=1629029&period=0", 64],
    ["/stats?player_ids[]=1629029&period=1", 64],
    ["/stats?player_ids[]=1629029&period=4", 52],
    ["/stats?player_ids[]=1629029&period=5", 0],
    ["/stats?player_ids[]=1629029&dates[]=2025-10-21", 1],
    ["/stats?player_ids[]=1629029&start_date=2025-10-22", 63],
    ["/stats?player_ids[]=1629029&end_date=2025-10-21", 1],
    ["/stats?player_ids[]=1629029&game_ids[]=22500001", 0],
    ["/stats?player_ids[]=1", 0],
    ["/stats?player_ids[]=1628973&postseason=false", 74],
    ["/stats?player_ids[]=1628973&postseason=true", 20],
  ])("%s has %i rows", async (call, count) => {
    expect((await all(call)).data).toHaveLength(count);
  });

  test("of a game have the figures of the source tables", async () => {
    const { data } = await ask("/stats?player_ids[]=1629029&dates[]=2025-10-21");
    expect(data[0]).toMatchObject({
      id: 2250000201629029,
      min: "41",
      pts: 43,
      reb: 12,
      ast: 9,
      turnover: 3,
      fg_pct: 0.63,
      fg3_pct: 0.2,
      ft_pct: 0.7,
      plus_minus: -8,
      fgm: 17,
      fga: 27,
      fg3m: 2,
      fg3a: 10,
      ftm: 7,
      fta: 10,
      oreb: 0,
      dreb: 12,
      pf: 1,
      player: { id: 1629029, team_id: 14 },
      team: { id: 14 },
      game: { id: 22500002, home_team_id: 14, visitor_team_id: 10 },
    });
  });

  test("continue on the next page in the middle of a game", async () => {
    const whole = await ask("/stats?per_page=30");
    const [start, rest] = [await ask("/stats?per_page=7"), whole.data.slice(7)];
    const next = await ask(`/stats?per_page=23&cursor=${start.meta?.next_cursor}`);
    expect(next.data).toEqual(rest);
  });
});

describe("box scores", () => {
  test("of a day contain its games with both teams' lines", async () => {
    const { data } = await ask("/box_scores?date=2025-10-21");
    expect(data.map(({ id }) => id)).toEqual([22500001, 22500002]);
    for (const game of data) {
      const [home, visitor] = [game.home_team as Row, game.visitor_team as Row];
      const points = (team: Row) =>
        (team.players as Row[]).reduce((sum, line) => sum + Number(line.pts), 0);
      expect([points(home), points(visitor)]).toEqual([
        game.home_team_score,
        game.visitor_team_score,
      ]);
      expect(game.players).toEqual([...(home.players as Row[]), ...(visitor.players as Row[])]);
    }
  });

  test("of a day without games, and of live games, are empty", async () => {
    expect(await ask("/box_scores?date=2026-07-01")).toEqual({ data: [] });
    expect(await ask("/box_scores/live")).toEqual({ data: [] });
  });
});

describe("season averages", () => {
  test("are computed from the season totals", async () => {
    const { data } = await ask("/season_averages?season=2025&player_id=1630639");
    // 101 points, 43 rebounds, 34 of 78 shots, 14 of 18 free throws in 226.115 minutes of 24 games.
    expect(data).toMatchObject([
      {
        player_id: 1630639,
        season: 2025,
        games_played: 24,
        min: "9:25",
        pts: 4.21,
        reb: 1.79,
        fgm: 1.42,
        fga: 3.25,
        fg_pct: 0.436,
        ft_pct: 0.778,
      },
    ]);
  });

  test.each([
    ["season=2025&player_ids[]=1629029&player_ids[]=2544", 2],
    ["season=2025&player_id=1629029&player_ids[]=2544", 2],
    ["season=2025&player_id=1", 0],
  ])("%s has %i rows", async (query, count) => {
    expect((await ask(`/season_averages?${query}`)).data).toHaveLength(count);
  });

  test("require a player", async () => {
    const answer = await get("/api/v1/season_averages?season=2025");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: "player_id is required." });
  });
});

describe("standings", () => {
  test("rank the teams of each division", async () => {
    const { data } = await ask("/standings?season=2025");
    expect(data).toHaveLength(30);
    const ranks = Map.groupBy(data, ({ team }) => (team as Row).division);
    for (const rows of ranks.values()) {
      expect(rows.map((row) => row.division_rank)).toEqual([1, 2, 3, 4, 5]);
    }
    for (const { wins, losses } of data) expect(Number(wins) + Number(losses)).toBe(82);
    expect(data[0]).toMatchObject({
      team: { abbreviation: "DET" },
      conference_rank: 1,
      division_rank: 1,
      conference_record: "39-13",
      division_record: "12-4",
      home_record: "31-9",
      road_record: "28-13",
    });
  });
});

describe("leaders", () => {
  test.each(["pts", "reb", "ast", "stl", "blk", "tov", "min", "oreb", "dreb"])(
    "in %s are sorted by value, with a rank for each player",
    async (type) => {
      const { data } = await ask(`/leaders?stat_type=${type}&season=2025`);
      expect(data.length).toBeGreaterThan(100);
      const values = data.map(({ value }) => Number(value));
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      const ranks = data.map(({ rank }) => Number(rank));
      expect(ranks[0]).toBe(1);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      for (const [at, rank] of ranks.entries()) expect(rank).toBeLessThanOrEqual(at + 1);
    },
  );

  test.each([
    ["/leaders?season=2025", "stat_type is required."],
    ["/leaders?stat_type=pts", "season is required."],
    [
      "/leaders?stat_type=fg_pct&season=2025",
      "stat_type must be one of pts, reb, ast, stl, blk, tov, min, oreb, dreb.",
    ],
  ])("%s is rejected: %s", async (call, error) => {
    expect(await (await get(`/api/v1${call}`)).json()).toEqual({ error });
  });
});
