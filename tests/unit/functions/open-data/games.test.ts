import { describe, expect, test } from "vitest";
import type { LiveDayState } from "#domain/live/live-day.ts";
import type { GameState } from "#domain/live/live-game.ts";
import { derivedNumber } from "#domain/season/game-number.ts";
import { PERIODS } from "#functions/open-data/answer-schemas.ts";
import { openDataStage } from "#tests/fixtures/open-data.ts";

type Row = Record<string, unknown>;

const { get, state } = openDataStage();
const ask = async (call: string) =>
  (await (await get(`/api/v1${call}`)).json()) as {
    data: Row[];
  };
const one = async (call: string) => (await ask(call)).data as unknown as Row;
const all = (call: string) => ask(`${call}${call.includes("?") ? "&" : "?"}per_page=100`);

describe("games", () => {
  test.each([
    ["/games?dates[]=2025-10-21", 2],
    ["/games?dates[]=2025-10-21&dates[]=2025-10-22", 14],
    ["/games?team_ids[]=27&seasons[]=2025&end_date=2026-04-12", 83],
    ["/games?team_ids[]=27&seasons[]=2025&postseason=false", 82],
    ["/games?team_ids[]=27&postseason=false", 82],
    ["/games?team_ids[]=27&postseason=true", 24],
    ["/games?postseason=true", 92],
    ["/games?postseason=true&end_date=2026-04-12", 1],
    ["/games?start_date=2026-04-12&end_date=2026-10-01&postseason=false", 15],
    ["/games?team_ids[]=27&seasons[]=2026", 80],
    ["/games?dates[]=2026-10-20", 3],
    ["/games?seasons[]=2026&postseason=true", 0],
    ["/games?dates[]=2025-06-22", 1],
    ["/games?team_ids[]=27&seasons[]=2019", 71],
    ["/games?end_date=2025-10-21", 2],
    ["/games?start_date=2026-04-12&end_date=2026-04-11", 0],
    ["/games?dates[]=2026-07-01", 0],
  ])("%s has %i rows", async (call, count) => {
    expect((await all(call)).data).toHaveLength(count);
  });

  test("one by id is the same as in the list", async () => {
    const [first] = (await ask("/games?per_page=1")).data;
    expect(await one("/games/22500001")).toEqual(first);
    // The second game of the same day.
    expect(await one("/games/22500002")).toMatchObject({ datetime: "2025-10-22T02:00:00.000Z" });
    expect(first).toMatchObject({
      id: 22500001,
      date: "2025-10-21",
      season: 2025,
      status: "Final",
      postseason: false,
      home_team_score: 125,
      visitor_team_score: 124,
      period: 6,
      time: null,
      datetime: "2025-10-21T23:30:00.000Z",
      home_q1: 27,
      home_q4: 29,
      home_ot1: 11,
      home_ot2: 10,
      home_ot3: null,
      visitor_q2: 27,
      visitor_ot2: 9,
      home_team: { id: 21 },
      visitor_team: { id: 11 },
    });
  });

  test("to come have an id, a tip-off and no score yet", async () => {
    const { data } = await ask("/games?dates[]=2026-10-20");
    expect(data).toMatchObject([
      {
        id: 22621109,
        date: "2026-10-20",
        season: 2026,
        status: "2026-10-20T19:00:00.000Z",
        datetime: "2026-10-20T19:00:00.000Z",
        period: 0,
        home_team_score: 0,
        home_q1: null,
        home_team: { id: 9 },
        visitor_team: { id: 2 },
      },
      { id: 22621120 },
      { id: 22621127 },
    ]);
    expect(await one("/games/22621109")).toEqual(data[0]);
  });

  test("are found by the id that they had before they were played", async () => {
    const before = derivedNumber({ date: "2025-10-21", homeTeamId: 21 }, 2025);
    expect(await one(`/games/${before}`)).toEqual(await one("/games/22500001"));
  });

  test("of many days come without the points by period, of which a game alone has them", async () => {
    const { data } = await all("/games?team_ids[]=27");
    expect(data.map(({ home_q1 }) => home_q1)).toEqual(data.map(() => null));
    const own = await one(`/games/${data[0]?.id}`);
    expect(own.home_q1).toBeGreaterThan(0);
  });

  test("have points by period that add up to the score", async () => {
    const { data } = await all("/games?postseason=true&start_date=2026-04-14&end_date=2026-04-26");
    expect(data.length).toBeGreaterThan(30);
    for (const game of data) {
      for (const side of ["home", "visitor"]) {
        const points = PERIODS.map((period) => Number(game[`${side}_${period}`]));
        expect(points.reduce((sum, each) => sum + each, 0)).toBe(game[`${side}_team_score`]);
      }
    }
  });
});

describe("games of today", () => {
  const TODAY = "2026-10-20";
  /** A day in the middle of a state of its first game. */
  const readIn = (game: GameState, homePoints: number): LiveDayState => {
    const read = { homeTeamId: 9, awayTeamId: 2, tipOff: "", homePoints, awayPoints: 50 };
    const live = { ...read, state: game, isCorrected: false };
    return { date: TODAY, sequence: 1, games: [{ changedAt: 1, game: live }] };
  };

  test.each<[GameState, Row]>([
    [{ kind: "scheduled" }, { status: `${TODAY}T19:00:00.000Z`, period: 0, time: null }],
    [
      { kind: "in-progress", period: 3, clock: "5:23" },
      { status: "3rd Qtr", time: "5:23" },
    ],
    [{ kind: "half-time" }, { status: "Halftime", period: 2, time: null }],
    [
      { kind: "overtime", overtime: 2, clock: "" },
      { status: "2OT", period: 6, time: null },
    ],
    [
      { kind: "final", overtimes: 1 },
      { status: "Final", period: 5 },
    ],
    [{ kind: "postponed" }, { status: "Postponed", period: 0 }],
  ])("show their state: %j", async (live, expected) => {
    state.now = Date.parse(`${TODAY}T21:00:00Z`);
    state.live = readIn(live, 61);
    const score = { home_team_score: 61, visitor_team_score: 50 };
    const { data } = await ask(`/games?dates[]=${TODAY}&team_ids[]=9`);
    expect(data).toMatchObject([{ id: 22621109, ...expected, ...score }]);
    expect(await one("/games/22621109")).toEqual(data[0]);
    const isOn =
      live.kind === "in-progress" || live.kind === "half-time" || live.kind === "overtime";
    const playing = await ask("/box_scores/live");
    expect(playing.data).toMatchObject(isOn ? [{ id: 22621109, players: [], ...score }] : []);
    expect(playing.data).toHaveLength(isOn ? 1 : 0);
  });

  test("in progress are kept for ten seconds at most", async () => {
    state.now = Date.now();
    const kept = await get("/api/v1/games?dates[]=2026-10-20");
    state.now = Date.parse(`${TODAY}T21:00:00Z`);
    state.live = readIn({ kind: "half-time" }, 61);
    const moving = await get("/api/v1/games?dates[]=2026-10-20");
    const ageOf = (answer: Response) =>
      Number(/max-age=(\d+)/.exec(answer.headers.get("cache-control") ?? "")?.[1]);
    expect(ageOf(kept)).toBeGreaterThanOrEqual(10);
    expect(ageOf(moving)).toBeLessThanOrEqual(10);
  });
});
