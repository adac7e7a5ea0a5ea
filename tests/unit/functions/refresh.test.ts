import { describe, expect, test } from "vitest";
import { createRealtimeDatabase } from "../../../functions/data/realtime-database.ts";
import { readRefreshRecord } from "../../../functions/data/refresh/refresh-record.ts";
import { type RefreshEvent, scheduledRefresh } from "../../../functions/refresh.ts";
import { readEnvironment } from "../../../functions/settings/environment.ts";
import { runnable } from "../../fixtures/environment.ts";
import { memoryDatabase, SECRET } from "../../fixtures/memory-database.ts";
import { answerOf, resourcesOf } from "../../fixtures/stats-api.ts";
import { upTo, withoutLastGame } from "./data/refresh/season.ts";

const KEY = "a-key-that-is-nobodys-business";
const settings = {
  ...runnable,
  DATABASE_SECRET: SECRET,
  STATS_API_URL: "https://api.example.com/v1",
  STATS_API_KEY: KEY,
};

/** Runs the scheduled refresh with these variables on a database without the last game. */
async function setUp(
  variables: object,
  reply: (url: URL) => Response,
  before: object = withoutLastGame(),
) {
  const environment = readEnvironment(variables);
  if (!environment.ok) throw new Error(environment.error.problems.join());
  const ask = memoryDatabase();
  const database = createRealtimeDatabase({
    url: "http://database",
    fetch: (url, init) => ask(new Request(url, init)),
  });
  await database.write("nba", { set: before }, { auth: SECRET });
  const events: RefreshEvent[] = [];
  const purged: string[] = [];
  const requested: string[] = [];
  await scheduledRefresh({
    environment: environment.value,
    database,
    fetch: async (address) => {
      requested.push(address);
      return reply(new URL(address));
    },
    purge: async (names) => {
      purged.push(...names);
    },
    log: (event) => events.push(event),
  });
  const record = await readRefreshRecord(database, { auth: SECRET });
  return { events, purged, requested, record: record.ok ? record.value : undefined };
}

describe("the scheduled refresh", () => {
  test("is off without a stats API: one event and no request", async () => {
    const { events, requested } = await setUp(runnable, () => new Response());
    expect(events).toEqual([{ event: "refresh-off", reason: "No stats API is set." }]);
    expect(requested).toEqual([]);
  });

  test("is off with half of the settings, and names the other half", async () => {
    const { STATS_API_KEY: _, ...half } = settings;
    const { events, requested } = await setUp(half, () => new Response());
    const reason = "STATS_API_URL is set, but STATS_API_KEY is not: nothing is refreshed.";
    expect(events).toEqual([{ event: "refresh-off", reason }]);
    expect(requested).toEqual([]);
  });

  test("writes new games, purges caches and logs the result", async () => {
    const resources = resourcesOf();
    const { events, purged, requested, record } = await setUp(settings, (url) => {
      const { status, body } = answerOf(resources, url);
      return new Response(JSON.stringify(body), { status });
    });
    expect(events).toEqual([
      {
        event: "refreshed",
        lines: expect.arrayContaining(["games/data: 1 added (22501200)", "standings: unchanged"]),
      },
    ]);
    expect(purged).toEqual(["games", "gameLines"]);
    expect(record).toEqual({ succeededAt: expect.any(String) });
    // Teams, 13 pages of games, the lines of one game, and six pages of rosters.
    expect(requested).toHaveLength(21);
  });

  test.each([
    // 14 requests for teams and games, then one page per three games or so.
    ["15 games", "2026-04-11", 0, 15, 0],
    ["30 games, the rest left to the next run", "2026-04-09", 0, 22, 8],
    ["a corrected game", "2026-04-12", 1, 0, 0],
    // The whole season of each of their players takes up to a page.
    ["eight corrected games", "2026-04-12", 8, 0, 0],
  ])("makes at most 25 requests: %s", async (_what, day, corrected, added, waiting) => {
    const api = resourcesOf({ ownIds: true });
    const clear = api.games.filter(
      ({ home_team_score: home, visitor_team_score: away }) =>
        Math.abs(Number(home) - Number(away)) > 1,
    );
    for (const game of clear.slice(0, corrected)) {
      const [line] = api.stats.get(Number(game.id)) ?? [];
      if (line === undefined) throw new Error("A game without lines.");
      const isHome = JSON.stringify(line.team) === JSON.stringify(game.home_team);
      const score = isHome ? "home_team_score" : "visitor_team_score";
      Object.assign(game, { [score]: Number(game[score]) + 1 });
      Object.assign(line, { pts: Number(line.pts) + 1, ftm: Number(line.ftm) + 1 });
      Object.assign(line, { fta: 30, ft_pct: 0.1 });
    }
    // As many rows as two whole teams have; most of the players did not play.
    for (const stats of api.stats.values()) {
      const benched = stats.at(-1);
      while (benched !== undefined && stats.length < 36) stats.push(benched);
    }
    const { events, requested } = await setUp(
      settings,
      (url) => {
        const { status, body } = answerOf(api, url);
        return new Response(JSON.stringify(body), { status });
      },
      upTo(day),
    );
    expect(requested.length).toBeLessThanOrEqual(25);
    const lines = events.flatMap((event) => ("lines" in event ? event.lines : []));
    const [, left = 0] = /^games: (\d+) left for the next run/m.exec(lines.join("\n")) ?? [];
    const games = /^games\/data: (\d+) added/.exec(lines[0] ?? "")?.[1] ?? 0;
    expect([events[0]?.event, Number(games), Number(left)]).toEqual(["refreshed", added, waiting]);
  });

  test.each<[string, () => Response, RefreshEvent]>([
    [
      "rejects the key",
      () => new Response(`{"error":"${KEY} is unknown"}`, { status: 401 }),
      {
        event: "refresh-failed",
        kind: "stats-api",
        lines: ["The stats API refuses the key: teams (401).", "Nothing was written."],
      },
    ],
    [
      "answers with HTML",
      () => new Response("<html>"),
      {
        event: "refresh-failed",
        kind: "stats-api",
        lines: [
          "The stats API answers something that its documentation does not know: teams (200).",
          "Nothing was written.",
        ],
      },
    ],
  ])("logs the reason, without the key, when the API %s", async (_what, reply, event) => {
    const { events, purged, record } = await setUp(settings, reply);
    expect(events).toEqual([event]);
    expect(record).toEqual({
      failedAt: expect.any(String),
      failure: "stats-api",
      says: "lines" in event ? event.lines : [],
    });
    expect(JSON.stringify(events)).not.toContain(KEY);
    expect(purged).toEqual([]);
  });
});
