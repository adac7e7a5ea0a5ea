import { expect, test } from "vitest";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import {
  noteProgress,
  noteRefresh,
  readRefreshRecord,
  refreshHealth,
  refreshOff,
} from "#functions/data/refresh/refresh-record.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";

const NOON = Date.parse("2026-04-13T12:00:00Z");
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
const success = { ok: true as const, value: { waiting: [], unreadable: [], doubts: [] } };
const failure = {
  ok: false as const,
  error: { kind: "contradictions" as const, problems: ["Game 1 is listed twice."] },
};
const waits = (date: string) => ({
  ok: true as const,
  value: {
    waiting: [{ name: `${date} MIA at ATL`, date, why: "it has no lines yet" }],
    unreadable: ["stats (game 5): pts: not a number"],
    doubts: ["games: 3 rows came twice"],
  },
});

function setUp() {
  const ask = memoryDatabase();
  const database = createRealtimeDatabase({
    url: "http://database",
    fetch: (url, init) => ask(new Request(url, init)),
  });
  const credential = { auth: SECRET };
  return {
    database,
    note: (outcome: Parameters<typeof noteRefresh>[2], hours: number, againAt?: number) =>
      noteRefresh(database, credential, outcome, NOON + hours * HOUR, againAt),
    health: async (hours: number) =>
      refreshHealth(await readRefreshRecord(database, credential), NOON + hours * HOUR),
  };
}

test("the health follows the outcome of the last refreshes", async () => {
  const { note, health } = setUp();
  expect(await health(0)).toMatchObject({ state: "waiting", lastSuccess: null });
  await note(failure, 0);
  expect(await health(1)).toMatchObject({
    state: "failing",
    lastFailure: at(0),
    reason: "contradictions",
    says: expect.arrayContaining(["Nothing was written.", "Game 1 is listed twice."]),
  });
  const line = async (hours: number) => (await health(hours)).says[0];
  const why = "What the source says contradicts itself. Since 2026-04-13 12:00 UTC";
  expect(await line(1)).toBe(`${why}; next try with the daily run.`);
  await note(failure, 2, NOON + 2.25 * HOUR);
  expect(await line(2)).toBe(`${why}; next try 2026-04-13 14:15 UTC.`);
  await note(success, 24);
  expect(await health(25)).toEqual({
    state: "ok",
    lastSuccess: at(24),
    lastFailure: at(2),
    reason: null,
    says: [],
    progress: null,
    backlog: { games: 0, oldest: null, says: [] },
    unreadable: [],
    doubts: [],
  });
  await note(failure, 48);
  expect(await health(49)).toMatchObject({
    state: "failing",
    lastSuccess: at(24),
    lastFailure: at(48),
    reason: "contradictions",
  });
  await note(success, 72);
  expect(await health(120)).toMatchObject({ state: "ok" });
  expect(await health(122)).toMatchObject({ state: "late" });
});

test.each([
  ["2026-04-12", "ok"],
  ["2026-04-11", "behind"],
])("a game of %s that waits at noon on 13 April is named; the state is %s", async (date, state) => {
  const { note, health } = setUp();
  await note(waits(date), 0);
  expect(await health(1)).toMatchObject({
    state,
    backlog: {
      games: 1,
      oldest: date,
      says: [`games: 1 left for the next run (${date} MIA at ATL); it has no lines yet`],
    },
    unreadable: ["stats (game 5): pts: not a number"],
    doubts: ["games: 3 rows came twice"],
  });
  await note(success, 1);
  expect(await health(2)).toMatchObject({
    state: "ok",
    backlog: { games: 0 },
    unreadable: [],
    doubts: [],
  });
});

test("the health says how far a run is, until it ends or is not heard of", async () => {
  const { database, note, health } = setUp();
  const progress = (done: number, hours: number) =>
    noteProgress(database, { auth: SECRET }, { step: "stats", done, of: 281 }, NOON + hours * HOUR);
  await progress(50, 0);
  expect(await health(0)).toMatchObject({
    state: "waiting",
    progress: { what: "games", done: 50, of: 281 },
  });
  expect(await health(1)).toMatchObject({ progress: null });
  await progress(212, 1);
  await note(success, 1);
  expect(await health(1)).toMatchObject({ state: "ok", progress: null });
  await progress(3, 2);
  await note(failure, 2);
  expect(await health(2)).toMatchObject({ state: "failing", progress: null });
});

test("the health is unknown while the database is unreachable, and off without an API", () => {
  const unread = {
    ok: false as const,
    error: { kind: "unreachable" as const, path: "nba/refresh" },
  };
  expect(refreshHealth(unread, NOON)).toMatchObject({ state: "unknown", reason: "unreachable" });
  expect(refreshOff()).toMatchObject({ state: "off", says: [] });
  expect(refreshOff("STATS_API_KEY is not set.")).toMatchObject({
    state: "off",
    says: ["STATS_API_KEY is not set."],
  });
});

test("an invalid record counts as none", async () => {
  const { database, health } = setUp();
  await database.write("nba/refresh", { set: { succeededAt: "soon" } }, { auth: SECRET });
  expect(await health(0)).toMatchObject({ state: "waiting" });
});

test("visitors cannot read the record", async () => {
  const { database, note } = setUp();
  await note(success, 0);
  expect(await database.read("nba/refresh")).toMatchObject({ error: { kind: "denied" } });
});
