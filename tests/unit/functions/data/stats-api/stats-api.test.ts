import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  gameRow,
  lineRow,
  minutes,
  teamRow,
} from "../../../../../functions/data/stats-api/rows.ts";
import { createStatsApi } from "../../../../../functions/data/stats-api/stats-api.ts";
import { fakeClock } from "./clock.ts";

function apiOf(answer: (url: URL) => unknown) {
  const requested: string[] = [];
  const api = createStatsApi({
    url: "https://api.example.com/v1",
    key: "k",
    requestsPerMinute: 1000,
    random: () => 0,
    ...fakeClock(),
    fetch: async (address) => {
      const url = new URL(address);
      requested.push(decodeURIComponent(url.pathname.slice(4) + url.search));
      const body = answer(url);
      return body instanceof Response ? body : new Response(JSON.stringify(body));
    },
  });
  return { api, requested };
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
const ANN = { id: 7, first_name: "Ann", last_name: "Lee" };
const PLAYED = { player: ANN, team: { id: 1 }, game: { id: 5 } };
const LINE = {
  ...PLAYED,
  ...{ id: 1, min: "36:31", pts: 20, reb: 5, ast: 4, stl: 1, blk: 0, turnover: 2 },
  ...{ fgm: 7, fga: 15, fg_pct: 0.4667, fg3m: 0, fg3a: 0, fg3_pct: 0 },
  ...{ ftm: 6, fta: 6, ft_pct: null, oreb: 1, dreb: 4, pf: 2, plus_minus: -3 },
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
    "are read to the last cursor: %j",
    async (cursors) => {
      const { api, requested } = pages(cursors);
      const games = await api.games(2025);
      expect(games.ok && games.value.rows.map(({ id }) => id)).toEqual(
        cursors.map((_, at) => at + 1),
      );
      const question = "games?seasons[]=2025&postseason=false&per_page=100";
      const known = cursors.slice(0, -1).map((cursor) => `${question}&cursor=${cursor}`);
      expect(requested).toEqual([question, ...known]);
    },
  );

  test("end with a response without meta", async () => {
    const { api } = apiOf(() => ({ data: [GAME] }));
    expect(await api.games(2025)).toMatchObject({ ok: true });
  });

  test.each<[string, (number | string)[]]>([
    ["is repeated", [10, 10]],
    ["forms a cycle", [10, 20, 10]],
    ["is not a number", ["next"]],
  ])("are malformed with a cursor that %s", async (_what, cursors) => {
    const { api } = pages(cursors as number[]);
    expect(await api.games(2025)).toEqual({
      ok: false,
      error: { kind: "malformed", resource: "games" },
    });
  });

  test.each([[{}], [[]], [null], [{ data: {} }], [{ data: null }], ["text"]])(
    "are malformed with the body %j",
    async (body) => {
      const { api } = apiOf(() => body);
      expect(await api.games(2025)).toMatchObject({ error: { kind: "malformed" } });
      expect(await api.teams()).toMatchObject({ error: { kind: "malformed" } });
    },
  );
});

describe("rows", () => {
  test("of inactive teams are omitted and not counted as dropped", async () => {
    const team = {
      ...{ id: 1, abbreviation: "ATL", city: "Atlanta", conference: "East" },
      ...{ division: "Southeast", full_name: "Atlanta Hawks", name: "Hawks" },
    };
    const gone = { ...team, id: 37, conference: "    ", division: "" };
    const { api } = apiOf(() => ({ data: [team, gone, { id: "x" }] }));
    expect(await api.teams()).toEqual({ ok: true, value: { rows: [team], dropped: 1 } });
  });

  test.each<[string, object]>([
    ["not started yet", { status: "2026-01-01T00:30:00Z" }],
    ["in progress", { status: "3rd Qtr" }],
    ["of another season", { season: 2024 }],
  ])("of games %s are omitted", async (_what, change) => {
    const { api } = apiOf(() => ({ data: [{ ...GAME, ...change }] }));
    expect(await api.games(2025)).toEqual({ ok: true, value: { rows: [], dropped: 0 } });
  });

  test.each([
    ["Final", "2025-10-21", 4, 0],
    ["Final/OT", "2025-10-21T00:00:00.000Z", 6, 2],
  ])("of games with status %s on %s are parsed", (status, date, period, overtimes) => {
    expect(gameRow({ ...GAME, status, date, period })).toEqual({
      ...{ id: 5, date: "2025-10-21", season: 2025, isFinal: true, isPostseason: false },
      ...{ homeTeamId: 1, visitorTeamId: 2, homePoints: 100, visitorPoints: 90 },
      overtimes,
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

  test("of lines round minutes, and have no percentage without an attempt", () => {
    expect(lineRow(LINE)).toEqual({
      ...{ gameId: 5, playerId: "7", playerName: "Ann Lee", teamId: 1 },
      ...{ minutes: 37, exactMinutes: 36 + 31 / 60 },
      ...{ pts: 20, reb: 5, ast: 4, stl: 1, blk: 0, tov: 2 },
      ...{ fgPct: 0.467, fg3Pct: null, ftPct: null, plusMinus: -3 },
      shots: { fgm: 7, fga: 15, fg3m: 0, fg3a: 0, ftm: 6, fta: 6, oreb: 1, dreb: 4, pf: 2 },
    });
    const { plus_minus: _, ...older } = LINE;
    expect(lineRow(older)).toMatchObject({ plusMinus: null });
  });

  test.each([["00"], [""], [null], [undefined]])(
    "of players who did not play are recognized by min %j",
    async (min) => {
      expect(lineRow({ ...PLAYED, min })).toBe("did-not-play");
    },
  );

  test.each<[string, object]>([
    ["without a player", { player: undefined }],
    ["of a player without a name", { player: { id: 7 } }],
    ["without a game", { game: null }],
    ["with a fractional count", { pts: 0.5 }],
    ["with a negative count", { reb: -1 }],
    ["with a percentage over 1", { fg_pct: 46.7 }],
    ["with text for minutes", { min: "DNP" }],
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
  ])("parse the minutes %j as %d", (raw, expected) => {
    expect(v.parse(minutes, raw)).toBe(expected);
  });

  test("of any type never make a parser throw", () => {
    const rows = [teamRow, gameRow, lineRow];
    const wild = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.anything(), min: fc.anything(), date: fc.anything() }),
    );
    fc.assert(fc.property(wild, (row) => rows.every((parse) => parse(row) !== null)));
  });
});

test.each(["fgm", "fga", "fg3m", "fg3a", "ftm", "fta", "oreb", "dreb", "pf"])(
  "a line without %s has no shots",
  (count) => {
    expect(lineRow({ ...LINE, [count]: null })).toMatchObject({ pts: 20, shots: undefined });
  },
);

test("lines of players are requested by season", async () => {
  const { api, requested } = apiOf(() => ({ data: [LINE] }));
  expect(await api.linesOfPlayers(2025, ["7", "8"])).toMatchObject({ ok: true });
  expect(requested).toEqual([
    "stats?player_ids[]=7&player_ids[]=8&seasons[]=2025&postseason=false&per_page=100",
  ]);
});
