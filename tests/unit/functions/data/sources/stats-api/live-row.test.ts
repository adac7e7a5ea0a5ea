import fc from "fast-check";
import { expect, test } from "vitest";
import type { GameState } from "#domain/live/live-game.ts";
import { liveRow } from "#functions/data/sources/stats-api/live-row.ts";
import { apiOf } from "./answers.ts";

const ROW = {
  id: 18_446_819,
  date: "2026-12-25",
  season: 2026,
  status: "2026-12-25T22:00:00Z",
  period: 0,
  time: null,
  postseason: false,
  home_team_score: 0,
  visitor_team_score: 0,
  datetime: "2026-12-25T22:00:00.000Z",
  home_team: { id: 2, abbreviation: "BOS" },
  visitor_team: { id: 14, abbreviation: "LAL" },
};

const playing = (period: number, clock: string): GameState => ({
  kind: "in-progress",
  period,
  clock,
});

test.each<[object, GameState | undefined]>([
  [{}, { kind: "scheduled" }],
  [{ status: "7:30 pm ET" }, { kind: "scheduled" }],
  [{ status_state: "scheduled", status: "7:30 pm ET" }, { kind: "scheduled" }],
  [{ status: "1st Qtr", period: 1, time: "Q1 11:40" }, playing(1, "11:40")],
  [{ status: "3rd Qtr", status_state: "in_progress", period: 3, time: "5:23" }, playing(3, "5:23")],
  [{ status: "4th Qtr", period: 4, time: "Q4 :9.4" }, playing(4, "9.4")],
  [{ status: "4th Qtr", period: 4, time: "Q4 09.8" }, playing(4, "9.8")],
  [{ status: "4th Qtr", period: 4, time: "09.8" }, playing(4, "9.8")],
  [{ status: "4th Qtr", period: 4, time: "Q4 10.0" }, playing(4, "10.0")],
  [{ status: "4th Qtr", period: 4, time: "Q4 00.0" }, playing(4, "0:00")],
  [{ status: "3rd Qtr", period: 3, time: "Q3 05:23" }, playing(3, "5:23")],
  [{ status: "3rd Qtr", period: 3, time: "Q3 00:00" }, playing(3, "0:00")],
  [{ status: "END Q3", period: 0, time: null }, playing(3, "0:00")],
  [{ status: "Half", period: 0, time: null }, { kind: "half-time" }],
  [{ status: "4th Qtr", period: 4, time: "Q4 9.4" }, playing(4, "9.4")],
  // The clock stands, but nothing says that the game is final.
  [{ status: "4th Qtr", period: 4, time: "Q4 0:00" }, playing(4, "0:00")],
  [{ status: "End of 3rd", period: 3, time: "END Q3" }, playing(3, "0:00")],
  [{ status: "2nd Qtr", period: 0, time: null }, playing(2, "")],
  [{ status_state: "in_progress", status: "", period: 0 }, playing(1, "")],
  [{ status: "Halftime", status_state: "in_progress", period: 2, time: "" }, { kind: "half-time" }],
  [{ status: "2nd Qtr", period: 2, time: "Half" }, { kind: "half-time" }],
  [
    { status: "OT", period: 5, time: "OT 2:03" },
    { kind: "overtime", overtime: 1, clock: "2:03" },
  ],
  [
    { status: "OT", period: 0, time: null },
    { kind: "overtime", overtime: 1, clock: "" },
  ],
  [
    { status: "2OT", period: 6, time: "4:59" },
    { kind: "overtime", overtime: 2, clock: "4:59" },
  ],
  [
    { status: "Final", period: 4, time: "Final" },
    { kind: "final", overtimes: 0 },
  ],
  [
    { status: "Final/OT", period: 5, time: "Final" },
    { kind: "final", overtimes: 1 },
  ],
  [
    { status: "Final/OT2", period: 6, time: "Final" },
    { kind: "final", overtimes: 2 },
  ],
  [
    { status: "Final/OT2", period: 0, time: null },
    { kind: "final", overtimes: 2 },
  ],
  [
    { status: "Final/2OT", period: 0, time: null },
    { kind: "final", overtimes: 2 },
  ],
  [
    { status: "Final/OT", period: 0, time: null },
    { kind: "final", overtimes: 1 },
  ],
  [
    { status: "END OT2", period: 0, time: null },
    { kind: "overtime", overtime: 2, clock: "0:00" },
  ],
  [{ status: "Postponed" }, { kind: "postponed" }],
  [{ status: "2026-12-25T22:00:00Z", postponed: true }, { kind: "postponed" }],
  [{ status_state: "postponed", status: "1st Qtr", period: 1 }, { kind: "postponed" }],
  [{ status_state: "canceled", status: "Canceled" }, { kind: "cancelled" }],
  [{ status_state: "abandoned", status: "" }, { kind: "cancelled" }],
  [{ status_state: "delayed", status: "7:30 pm ET" }, { kind: "scheduled" }],
  [{ status_state: "suspended", status: "2nd Qtr", period: 2, time: "3:00" }, playing(2, "3:00")],
  [{ status_state: "unknown", status: "soon" }, undefined],
])("%j is %j", (change, state) => {
  expect(liveRow({ ...ROW, ...change })?.state).toEqual(state);
});

test("has the score, the teams and the tip-off", () => {
  expect(liveRow({ ...ROW, home_team_score: 91, visitor_team_score: 88 })).toMatchObject({
    homeTeamId: 2,
    awayTeamId: 14,
    tipOff: "2026-12-25T22:00:00.000Z",
    homePoints: 91,
    awayPoints: 88,
  });
  expect(liveRow({ ...ROW, datetime: "soon", home_team_score: null })).toMatchObject({
    tipOff: "",
    homePoints: 0,
  });
});

test.each([
  { home_team: { id: 37 } },
  { visitor_team: {} },
  { home_team_score: -1 },
  { home_team_score: "91" },
  { period: 5000 },
  { status: "x".repeat(101) },
])("is no game with %j", (change) => {
  expect(liveRow({ ...ROW, ...change })).toBeUndefined();
});

test("never throws, and is final only where a word says so", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("Final", "Q4 0:00", "Halftime", "OT", "final"),
  );
  const row = fc.record({ status: text, status_state: text, time: text, period: fc.nat(9) });
  fc.assert(
    fc.property(row, (given) => {
      const read = liveRow({ ...ROW, ...given });
      if (read?.state?.kind !== "final") return;
      expect(`${given.status} ${given.status_state}`).toMatch(/^final\b| final$/i);
    }),
  );
});

test("of a day are asked for in one request", async () => {
  const { api, requested } = apiOf(() => ({ data: [ROW], meta: { per_page: 100 } }));
  const answer = await api.gamesOn("2026-12-25");
  expect(requested).toEqual(["games?dates[]=2026-12-25&per_page=100"]);
  expect(answer).toMatchObject({ ok: true, value: { rows: [{ homeTeamId: 2 }] } });
});
