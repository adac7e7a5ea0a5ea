import { APIError, BalldontlieAPI } from "@balldontlie/sdk";
import { NBAClient } from "@balldontlie/sdk/dist/src/nba.js";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { NOT_IN_OPEN_DATA } from "#domain/open-api.ts";

/** The public API's published client, with only its base URL changed. */

const config = () => ({ apiKey: "any", baseUrl: `${inject("siteUrl")}/api` });
let nba: BalldontlieAPI["nba"];
beforeAll(() => {
  nba = new BalldontlieAPI(config()).nba;
});

const DONCIC = 1629029;

type Client = Record<string, (...args: unknown[]) => Promise<{ data: unknown }>>;
const list = (length: number) => expect.objectContaining({ length });

/** A call of each of the client's methods, with the answer's data, or with the sentence that refuses it. */
const CALLS: Readonly<Record<string, { args: unknown[]; data: unknown } | { refused: string }>> = {
  getTeams: { args: [{ conference: "West" }], data: list(15) },
  getTeam: { args: [27], data: { abbreviation: "SAS" } },
  getPlayers: { args: [{ last_name: "bryant", first_name: "kobe" }], data: [{ id: 977 }] },
  getPlayer: { args: [DONCIC], data: { last_name: "Dončić" } },
  getActivePlayers: { args: [{ search: "doncic" }], data: [{ id: DONCIC }] },
  getGames: { args: [{ seasons: [2026], team_ids: [27], per_page: 100 }], data: list(80) },
  getGame: { args: [41500407], data: { season: 2015, home_team_score: 89 } },
  getStats: { args: [{ player_ids: [2544], seasons: [2013], per_page: 100 }], data: list(97) },
  getSeasonAverages: { args: [{ season: 2015, player_id: 201939 }], data: [{ pts: 30.06 }] },
  getStandings: { args: [{ season: 2024 }], data: list(30) },
  getLiveBoxScores: { args: [], data: [] },
  getBoxScores: { args: ["2025-10-21"], data: [{ home_q1: 27, home_ot2: 10 }, {}] },
  getPlayerInjuries: { refused: NOT_IN_OPEN_DATA["/player_injuries"] },
  getLeaders: {
    args: [{ stat_type: "pts", season: 2015 }],
    data: expect.arrayContaining([expect.objectContaining({ rank: 1, value: 30.06 })]),
  },
  getOdds: { refused: NOT_IN_OPEN_DATA["/odds"] },
  getAdvancedStats: {
    args: [{ player_ids: [DONCIC], dates: ["2025-10-21"] }],
    data: [{ true_shooting_percentage: 0.685 }],
  },
};

describe.each([
  ["the client's build for Node", () => new BalldontlieAPI(config()).nba],
  ["its build with axios", () => new NBAClient(config())],
])("every method of %s", (_, make) => {
  it("is answered, or refused in a sentence that says why", async () => {
    const client = make();
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(client)).filter((name) =>
      name.startsWith("get"),
    );
    expect(methods.filter((name) => CALLS[name] === undefined)).toEqual([]);
    for (const name of methods) {
      const call = CALLS[name];
      const args = call === undefined || "refused" in call ? [{}] : call.args;
      const asked = (client as unknown as Client)[name]?.(...args);
      if (call !== undefined && "refused" in call) {
        await expect(asked, name).rejects.toMatchObject({ message: call.refused });
      } else {
        expect(await asked, name).toMatchObject({ data: call?.data });
      }
    }
  });
});

describe("the published client", () => {
  it("reads teams", async () => {
    expect((await nba.getTeams()).data).toHaveLength(30);
    expect((await nba.getTeams({ division: "Pacific" })).data).toHaveLength(5);
    expect((await nba.getTeam(27)).data.full_name).toBe("San Antonio Spurs");
  });

  it("reads players", async () => {
    const { data, meta } = await nba.getPlayers({ search: "doncic" });
    expect(data.map(({ id }) => id)).toEqual([DONCIC]);
    expect(meta?.per_page).toBe(25);
    const player = (await nba.getPlayer(DONCIC)).data;
    expect(player).toMatchObject({ first_name: "Luka", last_name: "Dončić", height: "6-8" });
    expect(player.team.abbreviation).toBe("LAL");
  });

  it("reads active players, page by page", async () => {
    const first = await nba.getActivePlayers({ team_ids: [14, 27], per_page: 10 });
    const next = await nba.getActivePlayers({
      team_ids: [14, 27],
      per_page: 10,
      cursor: first.meta?.next_cursor ?? 0,
    });
    expect(first.data).toHaveLength(10);
    const ids = [...first.data, ...next.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { team } of next.data) expect([14, 27]).toContain(team.id);
  });

  it("reads games", async () => {
    const { data } = await nba.getGames({
      dates: ["2025-10-21", "2025-10-22"],
      seasons: [2025],
      postseason: false,
      per_page: 100,
    });
    expect(data).toHaveLength(14);
    const game = (await nba.getGame(22500001)).data;
    expect(game).toMatchObject({ date: "2025-10-21", home_team_score: 125, status: "Final" });
    expect([game.home_team.abbreviation, game.visitor_team.abbreviation]).toEqual(["OKC", "HOU"]);
    expect(game).toMatchObject({ period: 6, postseason: false });
    const finals = await nba.getGames({ dates: ["2026-06-13"], postseason: true });
    expect(finals.data.map(({ postseason }) => postseason)).toEqual([true]);
    const span = { start_date: "2026-04-11", end_date: "2026-04-12", team_ids: [27] };
    expect((await nba.getGames(span)).data).toHaveLength(1);
  });

  it("reads the lines of games", async () => {
    const { data } = await nba.getStats({ player_ids: [DONCIC], dates: ["2025-10-21"] });
    expect(data).toMatchObject([
      {
        min: "41",
        pts: 43,
        reb: 12,
        ast: 9,
        turnover: 3,
        oreb: 0,
        dreb: 12,
        pf: 1,
        fgm: 17,
        fga: 27,
        fg3m: 2,
        fg3a: 10,
        ftm: 7,
        fta: 10,
      },
    ]);
    expect(data[0]?.player.id).toBe(DONCIC);
    expect(data[0]?.team.abbreviation).toBe("LAL");
    expect(data[0]?.game.id).toBe(22500002);
    const { data: both } = await nba.getStats({ game_ids: [22500001, 22500002], per_page: 100 });
    expect(new Set(both.map(({ game }) => game.id))).toEqual(new Set([22500001, 22500002]));
  });

  it("reads season averages", async () => {
    const { data } = await nba.getSeasonAverages({ season: 2025, player_id: DONCIC });
    expect(data).toMatchObject([
      { player_id: DONCIC, season: 2025, games_played: 64, pts: 33.48, min: "35:46" },
    ]);
  });

  it("reads standings", async () => {
    const { data } = await nba.getStandings({ season: 2025 });
    expect(data).toHaveLength(30);
    expect(data.filter((row) => row.conference_rank === 1)).toHaveLength(2);
    expect(data.filter((row) => row.division_rank === 1)).toHaveLength(6);
  });

  it("reads box scores", async () => {
    const { data } = await nba.getBoxScores("2026-04-12");
    expect(data).toHaveLength(15);
    for (const box of data) {
      const points = box.players.reduce((sum, { pts }) => sum + pts, 0);
      expect(points).toBe(box.home_team_score + box.visitor_team_score);
    }
    expect((await nba.getLiveBoxScores()).data).toEqual([]);
  });

  it("reads what the public API has added since", async () => {
    type Transport = { request(path: string): Promise<{ data: unknown }> };
    const { request } = new NBAClient(config()) as unknown as Transport;
    const read = request.bind(new NBAClient(config()));
    const brunson = "player_ids[]=1628973";
    expect(
      await read(`/nba/v1/season_averages/general?season=2025&season_type=playoffs&${brunson}`),
    ).toMatchObject({ data: [{ season_type: "playoffs", stats: { gp: 19 } }] });
    expect(await read(`/nba/v1/season_averages/clutch?season=2025&${brunson}`)).toMatchObject({
      data: [{ stats: { pts: expect.any(Number) } }],
    });
    expect(
      await read("/nba/v1/team_season_averages/general?season=2025&per_page=30"),
    ).toMatchObject({ data: list(30) });
    expect(
      await read(`/nba/v2/stats/advanced?${brunson}&period=1&dates[]=2025-10-22`),
    ).toMatchObject({ data: [{ period: 1, player: { id: 1628973 } }] });
    await expect(read("/nba/v1/season_averages/tracking?season=2025&type=drives")).rejects.toThrow(
      NOT_IN_OPEN_DATA["/season_averages/tracking"],
    );
  });

  it("receives errors with status and message", async () => {
    const unknown = await nba.getPlayer(1).catch((error: unknown) => error);
    expect(unknown).toBeInstanceOf(APIError);
    expect(unknown).toMatchObject({ status: 404, message: "There is no such player." });
    await expect(nba.getPlayers({ per_page: 1000 })).rejects.toMatchObject({
      status: 400,
      message: "per_page must be a whole number from 1 to 100.",
    });
  });
});
