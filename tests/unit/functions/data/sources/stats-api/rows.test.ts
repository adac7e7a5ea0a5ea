import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { gameRow, lineRow, minutes, teamRow } from "#functions/data/sources/stats-api/rows.ts";
import { ANN, apiOf, GAME, LINE, PLAYED } from "./answers.ts";

describe("rows", () => {
  test("of inactive teams are omitted and not counted as dropped", async () => {
    const team = {
      id: 1,
      abbreviation: "ATL",
      city: "Atlanta",
      conference: "East",
      division: "Southeast",
      full_name: "Atlanta Hawks",
      name: "Hawks",
    };
    const gone = { ...team, id: 37, conference: "    ", division: "" };
    const { api } = apiOf(() => ({ data: [team, gone, { id: "x" }] }));
    const says = 'teams: id: Invalid type: Expected number but received "x"';
    expect(await api.teams?.()).toEqual({
      ok: true,
      value: { rows: [team], unread: [{ gameId: undefined, playerId: undefined, says }] },
    });
  });

  test.each<[string, object]>([
    ["not started yet", { status: "2026-01-01T00:30:00Z" }],
    ["in progress", { status: "3rd Qtr" }],
  ])("of games %s are not final", async (_what, change) => {
    const { api } = apiOf(() => ({ data: [{ ...GAME, ...change }] }));
    const value = { rows: [expect.objectContaining({ isFinal: false })], unread: [] };
    expect(await api.games({ season: 2025, days: [] })).toEqual({ ok: true, value });
  });

  test("of games of another season are omitted", async () => {
    const { api } = apiOf(() => ({ data: [{ ...GAME, season: 2024 }] }));
    expect(await api.games({ season: 2025, days: [] })).toEqual({
      ok: true,
      value: { rows: [], unread: [] },
    });
  });

  test.each([
    ["Final", "2025-10-21", 4, 0],
    ["Final/OT", "2025-10-21T00:00:00.000Z", 6, 2],
  ])("of games with status %s on %s are parsed", (status, date, period, overtimes) => {
    expect(gameRow({ ...GAME, status, date, period })).toEqual({
      id: 5,
      date: "2025-10-21",
      season: 2025,
      isFinal: true,
      isOff: false,
      isPostponed: false,
      isCupFinal: false,
      isPostseason: false,
      homeTeamId: 1,
      visitorTeamId: 2,
      homePoints: 100,
      visitorPoints: 90,
      overtimes,
      tipOff: "2025-10-21",
    });
  });

  test.each([
    [{ datetime: "2026-10-20T23:00:00.000Z", status: "7:00 pm ET" }, "2026-10-20T23:00Z"],
    [{ status: "2026-10-20T23:00:00Z" }, "2026-10-20T23:00Z"],
    [{ status: "7:00 pm ET" }, "2026-10-20"],
  ])("of games to come have their tip-off in %j", (cells, tipOff) => {
    expect(gameRow({ ...GAME, date: "2026-10-20", ...cells })).toMatchObject({ tipOff });
  });

  test.each([
    ["Postponed", {}, true],
    ["PPD", {}, true],
    ["Canceled", {}, true],
    ["Abandoned", {}, true],
    ["7:00 pm ET", { postponed: true }, true],
    ["Final", { postponed: true }, false],
    ["7:00 pm ET", {}, false],
  ])("of games with status %s and %j are off: %s", (status, cells, isOff) => {
    expect(gameRow({ ...GAME, status, ...cells })).toMatchObject({ isOff });
  });

  test.each([
    ["Championship", true],
    ["Semifinals", false],
    ["Group Play", false],
    [null, false],
  ])("of games of the Cup's stage %s are its final: %s", (stage, isCupFinal) => {
    expect(gameRow({ ...GAME, ist_stage: stage })).toMatchObject({ isCupFinal });
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
      gameId: 5,
      playerId: "7",
      playerName: "Ann Lee",
      draft: "",
      teamId: 1,
      minutes: 37,
      exactMinutes: 36 + 31 / 60,
      pts: 20,
      reb: 5,
      ast: 4,
      stl: 1,
      blk: 0,
      tov: 2,
      fgPct: 0.467,
      fg3Pct: null,
      ftPct: null,
      plusMinus: -3,
      shots: { fgm: 7, fga: 15, fg3m: 0, fg3a: 0, ftm: 6, fta: 6, oreb: 1, dreb: 4, pf: 2 },
    });
    const drafted = { ...LINE.player, draft_year: 2017, draft_round: 1, draft_number: 14 };
    expect(lineRow({ ...LINE, player: drafted })).toMatchObject({ draft: "2017 Rnd 1 Pick 14" });
    const { plus_minus: _, ...older } = LINE;
    expect(lineRow(older)).toMatchObject({ plusMinus: null });
  });

  test.each([["00"], ["0:00"], ["00:00"], [""], [null], [undefined]])(
    "of players who did not play are recognized by min %j",
    async (min) => {
      expect(lineRow({ ...PLAYED, min })).toBe("did-not-play");
    },
  );

  test.each([["00"], ["0:00"], [""], [null]])(
    "of players without whole minutes (%j) count when any figure is not 0",
    (min) => {
      for (const figure of [
        { pts: 1, ftm: 1, fta: 2 },
        { pf: 1 },
        { fga: 1 },
        { plus_minus: -2 },
      ]) {
        expect(lineRow({ ...PLAYED, min, ...figure })).toMatchObject({ gameId: 5, minutes: 0 });
      }
      const zeros = { pts: 0, reb: 0, ast: 0, stl: 0, blk: 0, turnover: 0, fga: 0, pf: 0 };
      expect(lineRow({ ...PLAYED, min, ...zeros })).toBe("did-not-play");
    },
  );

  test("that cannot be understood are named with their game and player", async () => {
    const { api } = apiOf(() => ({ data: [LINE, { ...LINE, pts: "20" }] }));
    expect(await api.lines([5])).toMatchObject({
      ok: true,
      value: {
        rows: [{ playerId: "7" }],
        unread: [
          {
            gameId: 5,
            playerId: "7",
            says: 'stats (row 1, game 5, player 7): pts: Invalid type: Expected number but received "20"',
          },
        ],
      },
    });
  });

  test("that are mostly unreadable are another format", async () => {
    const { api } = apiOf(() => ({ data: Array.from({ length: 11 }, () => ({ min: "DNP" })) }));
    expect(await api.lines([5])).toEqual({
      ok: false,
      error: { kind: "malformed", source: "stats API", resource: "stats" },
    });
  });

  test("of active players are parsed, and what the API does not know is empty", async () => {
    const row = {
      ...ANN,
      position: "G-F",
      height: "6-5",
      weight: "211",
      jersey_number: "00",
      college: null,
      country: "USA",
      draft_year: 2022,
      draft_round: 1,
      draft_number: 12,
      team: { id: 21 },
    };
    const { api, requested } = apiOf(() => ({
      data: [row, { ...row, draft_number: null, jersey_number: "N/A" }, { ...row, team: null }],
    }));
    const known = {
      id: "7",
      name: "Ann Lee",
      teamId: 21,
      position: "G-F",
      height: "6-5",
      weight: "211",
      jersey: "00",
      college: "",
      country: "USA",
      draft: "2022 Rnd 1 Pick 12",
    };
    expect(await api.activePlayers([21, 22])).toMatchObject({
      ok: true,
      value: {
        rows: [known, { ...known, jersey: "", draft: "" }],
        unread: [{ playerId: undefined }],
      },
    });
    expect(requested).toEqual(["players/active?team_ids[]=21&team_ids[]=22&per_page=100"]);
  });

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
