import { describe, expect, it } from "vitest";
import { liveRow } from "#functions/data/sources/stats-api/live-row.ts";
import { gameRow as refreshedRow } from "#functions/data/sources/stats-api/rows.ts";
import { createSeasonApi, gameRow } from "#tools/replay/season-api.ts";

const api = createSeasonApi();
const on = (date: string, now: string) =>
  api.at(Date.parse(now)).games.filter((game) => game.date === date);

describe("the stats API over the season", () => {
  it("has the night of 11 February 2026: scheduled, in progress, final", () => {
    const kinds = (now: string) =>
      on("2026-02-11", now).map((row) => liveRow(row)?.state?.kind ?? "unread");
    expect(new Set(kinds("2026-02-11T18:00:00Z"))).toEqual(new Set(["scheduled"]));
    const tonight = kinds("2026-02-12T02:00:00Z");
    expect(tonight).toContain("in-progress");
    expect(tonight).toContain("scheduled");
    expect(new Set(kinds("2026-02-12T09:00:00Z"))).toEqual(new Set(["final"]));
  });

  it("has lines of final games alone", () => {
    const [first] = on("2026-02-11", "2026-02-12T02:00:00Z");
    const id = Number(first?.id);
    expect(api.at(Date.parse("2026-02-12T02:00:00Z")).stats.has(id)).toBe(false);
    expect(api.at(Date.parse("2026-02-12T09:00:00Z")).stats.get(id)?.length).toBeGreaterThan(15);
  });

  it("ends every game with its score, its periods and a row that the site reads", () => {
    const rows = api.at(Number.POSITIVE_INFINITY).games;
    const wrong = api.games.filter(({ game, tipOff }, at) => {
      const row = refreshedRow(rows[at]);
      return (
        row?.isFinal !== true ||
        row.homePoints !== game.homePoints ||
        row.visitorPoints !== game.awayPoints ||
        row.overtimes !== Math.max(0, game.periods.home.length - 4) ||
        Date.parse(String(rows[at]?.datetime)) !== tipOff
      );
    });
    expect(wrong).toEqual([]);
    expect(rows).toHaveLength(1322);
  });

  it.each([
    [2, 0, { kind: "half-time" }],
    [3, 0, { kind: "in-progress", period: 3, clock: "0:00" }],
    [4, 323, { kind: "in-progress", period: 4, clock: "5:23" }],
    [5, 9, { kind: "overtime", overtime: 1, clock: "0:09" }],
    [6, 300, { kind: "overtime", overtime: 2, clock: "5:00" }],
  ])("says period %i with %i seconds left in the API's words", (period, clock, state) => {
    const [one] = api.games;
    if (one === undefined) throw new Error("There is no game.");
    const points = { homePoints: 80, awayPoints: 79 };
    const row = gameRow(one.game, one.tipOff, { kind: "playing", period, clock, ...points });
    expect(liveRow(row)?.state).toEqual(state);
  });
});
