import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  averagesRow,
  gameRow,
  lineRow,
  minutes,
  playerRow,
  teamRow,
} from "../../../../../functions/data/stats-api/rows.ts";
import { createStatsApi } from "../../../../../functions/data/stats-api/stats-api.ts";
import { fakeClock } from "./clock.ts";

function apiOf(answer: (url: URL) => unknown) {
  const asked: string[] = [];
  const api = createStatsApi({
    url: "https://api.example.com/v1",
    key: "k",
    requestsPerMinute: 1000,
    random: () => 0,
    ...fakeClock(),
    fetch: async (address) => {
      const url = new URL(address);
      asked.push(decodeURIComponent(url.pathname.slice(4) + url.search));
      const body = answer(url);
      return body instanceof Response ? body : new Response(JSON.stringify(body));
    },
  });
  return { api, asked };
}

const GAME = {
  id: 5,
  date: "2025-10-21",
  season: 2025,
  status: "Final",
  postseason: false,
  home_team_score: 100,
  visitor_team_score: 90,
  home_team: { id: 1 },
  visitor_team: { id: 2 },
};
const PLAYED = { player: { id: 7 }, team: { id: 1 }, game: { id: 5 } };
const LINE = {
  ...PLAYED,
  ...{ id: 1, min: "36:31", pts: 20, reb: 5, ast: 4, stl: 1, blk: 0, turnover: 2 },
  ...{ fga: 15, fg_pct: 0.4667, fg3a: 0, fg3_pct: 0, fta: null, ft_pct: null, plus_minus: -3 },
};
const AVERAGES = {
  player_id: 7,
  season: 2025,
  games_played: 3,
  min: "34:30",
  ...{ fgm: 1.33, fga: 4, fg3m: 0, fg3a: 0, ftm: 1, fta: 1, oreb: 0.67, dreb: 1, reb: 1.67 },
  ...{ ast: 1, stl: 0, blk: 0, turnover: 2.33, pf: 1, pts: 3.67 },
};

describe("pages", () => {
  const pages = (cursors: (number | null | undefined)[]) => {
    let page = 0;
    return apiOf(() => {
      const next_cursor = cursors[page];
      page += 1;
      return { data: [{ ...GAME, id: page }], meta: { next_cursor, per_page: 100 } };
    });
  };

  test.each([[[undefined]], [[null]], [[10, undefined]], [[10, 20, 30, null]]])(
    "are read to the last: %j",
    async (cursors) => {
      const { api, asked } = pages(cursors);
      const games = await api.games(2025);
      expect(games.ok && games.value.rows.map(({ id }) => id)).toEqual(
        cursors.map((_, at) => at + 1),
      );
      const question = "games?seasons[]=2025&postseason=false&per_page=100";
      const known = cursors.slice(0, -1).map((cursor) => `${question}&cursor=${cursor}`);
      expect(asked).toEqual([question, ...known]);
    },
  );

  test("an answer without meta is the last page", async () => {
    const { api } = apiOf(() => ({ data: [GAME] }));
    expect(await api.games(2025)).toMatchObject({ ok: true });
  });

  test.each<[string, (number | string)[]]>([
    ["comes again", [10, 10]],
    ["goes round", [10, 20, 10]],
    ["is no number", ["next"]],
  ])("a cursor that %s is malformed", async (_what, cursors) => {
    const { api } = pages(cursors as number[]);
    expect(await api.games(2025)).toEqual({
      ok: false,
      error: { kind: "malformed", resource: "games" },
    });
  });

  test.each([[{}], [[]], [null], [{ data: {} }], [{ data: null }], ["text"]])(
    "%j is malformed",
    async (body) => {
      const { api } = apiOf(() => body);
      expect(await api.games(2025)).toMatchObject({ error: { kind: "malformed" } });
      expect(await api.teams()).toMatchObject({ error: { kind: "malformed" } });
    },
  );
});

describe("rows", () => {
  test("of teams that do not play any more are left out, and count as understood", async () => {
    const team = {
      ...{ id: 1, abbreviation: "ATL", city: "Atlanta", conference: "East" },
      ...{ division: "Southeast", full_name: "Atlanta Hawks", name: "Hawks" },
    };
    const gone = { ...team, id: 37, conference: "    ", division: "" };
    const { api } = apiOf(() => ({ data: [team, gone, { id: "x" }] }));
    expect(await api.teams()).toEqual({ ok: true, value: { rows: [team], dropped: 1 } });
  });

  test.each<[string, object]>([
    ["to come", { status: "2026-01-01T00:30:00Z" }],
    ["under way", { status: "3rd Qtr" }],
    ["of the postseason", { postseason: true }],
    ["of another season", { season: 2024 }],
  ])("of games %s are left out", async (_what, change) => {
    const { api } = apiOf(() => ({ data: [{ ...GAME, ...change }] }));
    expect(await api.games(2025)).toEqual({ ok: true, value: { rows: [], dropped: 0 } });
  });

  test.each([
    ["Final", "2025-10-21"],
    ["Final/OT", "2025-10-21T00:00:00.000Z"],
  ])("of games %s on %s are understood", (status, date) => {
    expect(gameRow({ ...GAME, status, date })).toEqual({
      ...{ id: 5, date: "2025-10-21", season: 2025, isFinal: true, isPostseason: false },
      ...{ homeTeamId: 1, visitorTeamId: 2, homePoints: 100, visitorPoints: 90 },
    });
  });

  test("of games may name their teams by id only", () => {
    const { home_team: _home, visitor_team: _visitor, ...game } = GAME;
    expect(gameRow({ ...game, home_team_id: 3, visitor_team_id: 4 })).toMatchObject({
      homeTeamId: 3,
      visitorTeamId: 4,
    });
    expect(gameRow(game)).toBeUndefined();
  });

  test("of lines have whole minutes, and no share where nothing was tried", () => {
    expect(lineRow(LINE)).toEqual({
      ...{ gameId: 5, playerId: "7", teamId: 1, minutes: 37 },
      ...{ pts: 20, reb: 5, ast: 4, stl: 1, blk: 0, tov: 2 },
      ...{ fgPct: 0.467, fg3Pct: null, ftPct: null, plusMinus: -3 },
    });
    const { plus_minus: _, ...older } = LINE;
    expect(lineRow(older)).toMatchObject({ plusMinus: null });
  });

  test.each([["00"], [""], [null], [undefined]])("of who did not play (min %j)", async (min) => {
    expect(lineRow({ ...PLAYED, min })).toBe("did-not-play");
  });

  test.each<[string, object]>([
    ["without a player", { player: undefined }],
    ["without a game", { game: null }],
    ["of half a point", { pts: 0.5 }],
    ["of less than none", { reb: -1 }],
    ["of a share above all", { fg_pct: 46.7 }],
    ["of a word of minutes", { min: "DNP" }],
  ])("of lines %s are dropped", (_what, change) => {
    expect(lineRow({ ...LINE, ...change })).toBeUndefined();
  });

  test.each<[string | number, number]>([
    ["34", 34],
    [34, 34],
    ["0", 0],
    ["34:45", 34.75],
    ["34.5", 34.5],
    [34.5, 34.5],
  ])("minutes %j are %d", (raw, expected) => {
    expect(v.parse(minutes, raw)).toBe(expected);
  });

  test("nothing that comes makes a parser throw", () => {
    const rows = [teamRow, playerRow, gameRow, lineRow, averagesRow];
    const wild = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.anything(), min: fc.anything(), date: fc.anything() }),
    );
    fc.assert(fc.property(wild, (row) => rows.every((parse) => parse(row) !== null)));
  });
});

describe("season averages", () => {
  test("are asked for many players at once", async () => {
    const { api, asked } = apiOf(() => ({ data: [AVERAGES, { ...AVERAGES, season: 2024 }] }));
    const answer = await api.averages(2025, ["7", "8"]);
    expect(asked).toEqual(["season_averages?season=2025&player_ids[]=7&player_ids[]=8"]);
    expect(answer.ok && answer.value.rows).toEqual([
      ["7", { games: 3, minutes: 34.5, perGame: expect.objectContaining({ tov: 2.33, pf: 1 }) }],
    ]);
  });

  test("are asked one by one where the API wants it so", async () => {
    const { api, asked } = apiOf(({ searchParams }) =>
      searchParams.has("player_id")
        ? { data: [{ ...AVERAGES, player_id: Number(searchParams.get("player_id")) }] }
        : new Response('{"error":"player_id is required"}', { status: 400 }),
    );
    const answer = await api.averages(2025, ["7", "8"]);
    expect(answer.ok && answer.value.rows.map(([id]) => id)).toEqual(["7", "8"]);
    expect(asked.slice(1)).toEqual([
      "season_averages?season=2025&player_id=7",
      "season_averages?season=2025&player_id=8",
    ]);
  });

  test("that the plan does not hold are a failure, and the others are not asked for", async () => {
    const { api, asked } = apiOf(() => new Response("{}", { status: 401 }));
    expect(await api.averages(2025, ["7", "8"])).toMatchObject({ error: { kind: "denied" } });
    expect(asked).toHaveLength(1);
  });
});
