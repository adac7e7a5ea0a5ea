import { describe, expect, test } from "vitest";
import { createRealtimeDatabase } from "../../../../functions/data/realtime-database.ts";
import { readRefreshRecord } from "../../../../functions/data/refresh/refresh-record.ts";
import { type RefreshEvent, refreshOnce } from "../../../../functions/refresh/refresh-once.ts";
import { type RefreshCause, RefreshRun } from "../../../../functions/refresh/refresh-run.ts";
import { memorySql } from "../../../../tools/machine/memory-sql.ts";
import {
  type Answer,
  answerOf,
  type Resources,
  resourcesOf,
} from "../../../../tools/replay/stats-api.ts";
import { memoryDatabase, SECRET } from "../../../fixtures/memory-database.ts";
import { NOW, upTo, withoutLastGame } from "../data/refresh/season.ts";
import { fakeClock } from "../data/stats-api/clock.ts";

const KEY = "a-key-that-is-nobodys-business";

interface Api {
  resources: Resources;
  /** Answers in place of the API. */
  instead?: () => Response;
}

/** A refresh of a database that holds `before`, whose object is made anew for every step. */
async function setUp(before: object, { resources, instead }: Api) {
  const ask = memoryDatabase();
  let databaseCalls = 0;
  const database = createRealtimeDatabase({
    url: "http://database",
    fetch: (url, init) => {
      databaseCalls += 1;
      return ask(new Request(url, init));
    },
  });
  await database.write("nba", { set: before }, { auth: SECRET });
  const events: RefreshEvent[] = [];
  const purged: string[] = [];
  const requested: string[] = [];
  /** The requests made before each forecast. */
  const forecasts: number[] = [];
  const sql = memorySql();
  const clock = fakeClock(NOW);
  const run = () =>
    new RefreshRun({
      sql,
      requests: {
        url: "https://api.example.com/v1",
        key: KEY,
        requestsPerMinute: 1_000,
        random: () => 0,
        ...clock,
        fetch: async (address) => {
          requested.push(address);
          if (instead !== undefined) return instead();
          const { status, body }: Answer = answerOf(resources, new URL(address));
          return new Response(JSON.stringify(body), { status });
        },
      },
      refresh: (api) =>
        refreshOnce(api, {
          database,
          credential: { auth: SECRET },
          now: clock.now,
          purge: async (names) => {
            purged.push(...names);
          },
          log: (event) => events.push(event),
        }),
      forecast: async () => {
        forecasts.push(requested.length);
        await duringForecast?.();
      },
    });
  let duringForecast: (() => Promise<void>) | undefined;
  /** The subrequests of each step. */
  const steps: number[] = [];
  async function step(): Promise<number | undefined> {
    const [asked, called] = [requested.length, databaseCalls];
    const pauseMs = await run().step();
    steps.push(requested.length - asked + databaseCalls - called);
    return pauseMs;
  }
  return {
    events,
    purged,
    requested,
    forecasts,
    duringForecast: (then: () => Promise<void>) => {
      duringForecast = then;
    },
    steps,
    clock,
    step,
    start: (cause: RefreshCause = "daily") => run().start(cause),
    /** Runs steps until nothing is left to do, or a pause is longer than `mostMs`. */
    async finish(mostMs = 60_000): Promise<number | undefined> {
      for (;;) {
        const pauseMs = await step();
        if (pauseMs === undefined || pauseMs > mostMs) return pauseMs;
        await clock.sleep(pauseMs);
      }
    },
    async record() {
      const record = await readRefreshRecord(database, { auth: SECRET });
      return record.ok ? record.value : undefined;
    },
  };
}

describe("a refresh in steps", () => {
  test("writes new games, purges caches and logs the result", async () => {
    const run = await setUp(withoutLastGame(), { resources: resourcesOf() });
    run.start();
    expect(await run.finish()).toBeUndefined();
    expect(run.events).toEqual([
      {
        event: "refreshed",
        lines: expect.arrayContaining(["games/data: 1 added (22501200)", "standings: unchanged"]),
      },
    ]);
    expect(run.purged).toEqual(["games", "gameLines"]);
    expect(await run.record()).toEqual({ succeededAt: expect.any(String) });
  });

  test("forecasts once, in a step of its own after the last one", async () => {
    const run = await setUp(withoutLastGame(), { resources: resourcesOf() });
    run.start();
    await run.finish();
    expect(run.forecasts).toEqual([run.requested.length]);
    expect(await run.step()).toBeUndefined();
    expect(run.forecasts).toHaveLength(1);
  });

  test("begins a run that was started during the forecasts", async () => {
    const run = await setUp(withoutLastGame(), { resources: resourcesOf() });
    run.duringForecast(async () => {
      if (run.forecasts.length === 1) run.start("final");
    });
    run.start();
    await run.finish();
    expect(run.events).toHaveLength(2);
    expect(run.forecasts).toHaveLength(2);
  });

  test("asks for nothing twice, and makes at most 50 requests a step", async () => {
    const run = await setUp(upTo("2026-04-05"), { resources: resourcesOf({ ownIds: true }) });
    run.start();
    await run.finish();
    expect(run.events[0]).toMatchObject({ event: "refreshed" });
    expect(new Set(run.requested).size).toBe(run.requested.length);
    expect(run.requested.length).toBeGreaterThan(30);
    expect(run.steps.length).toBeGreaterThan(1);
    expect(Math.max(...run.steps)).toBeLessThanOrEqual(50);
  });

  test("waits longer and longer for lines that are not whole yet", async () => {
    const resources = resourcesOf();
    const lines = resources.stats.get(22501200) ?? [];
    resources.stats.set(22501200, lines.slice(0, 5));
    const run = await setUp(withoutLastGame(), { resources });
    run.start("final");
    expect(await run.finish(59_999)).toBe(60_000);
    await run.clock.sleep(60_000);
    expect(await run.finish(119_999)).toBe(120_000);
    resources.stats.set(22501200, lines);
    await run.clock.sleep(120_000);
    expect(await run.finish()).toBeUndefined();
    const last = run.events.at(-1);
    expect(last && "lines" in last && last.lines).toContain("games/data: 1 added (22501200)");
  });

  test.each<[RefreshCause, string, string, number, number, number]>([
    // 14 requests for teams and games, then one page per three games or so.
    ["final", "15 games", "2026-04-11", 0, 15, 0],
    ["final", "30 games, the rest left to the next run", "2026-04-09", 0, 19, 11],
    ["final", "a corrected game", "2026-04-12", 1, 0, 0],
    ["daily", "all of 30 games", "2026-04-09", 0, 30, 0],
    // The whole season of each of their players takes up to a page.
    ["daily", "all of eight corrected games", "2026-04-12", 8, 0, 0],
  ])("after the cause %s writes %s", async (cause, _what, day, corrected, added, waiting) => {
    const api = resourcesOf({ ownIds: true });
    correct(api, corrected);
    // As many rows as two whole teams have; most of the players did not play.
    for (const stats of api.stats.values()) {
      const benched = stats.at(-1);
      while (benched !== undefined && stats.length < 36) stats.push(benched);
    }
    const run = await setUp(upTo(day), { resources: api });
    run.start(cause);
    await run.finish(59_999);
    expect(run.requested.length).toBeLessThanOrEqual(cause === "final" ? 25 : 200);
    const lines = run.events.flatMap((event) => ("lines" in event ? event.lines : []));
    const count = (pattern: RegExp) => Number(pattern.exec(lines.join("\n"))?.[1] ?? 0);
    expect({
      event: run.events[0]?.event,
      added: count(/^games\/data: (\d+) added/m),
      corrected: count(/^games\/data: (\d+) changed/m),
      waiting: count(/^games: (\d+) left for the next run/m),
    }).toEqual({ event: "refreshed", added, corrected, waiting });
  });
});

/** Gives one side of some games one more free throw. */
function correct(api: Resources, count: number): void {
  const clear = api.games.filter(
    ({ home_team_score: home, visitor_team_score: away }) =>
      Math.abs(Number(home) - Number(away)) > 1,
  );
  for (const game of clear.slice(0, count)) {
    const [line] = api.stats.get(Number(game.id)) ?? [];
    if (line === undefined) throw new Error("A game without lines.");
    const isHome = JSON.stringify(line.team) === JSON.stringify(game.home_team);
    const score = isHome ? "home_team_score" : "visitor_team_score";
    Object.assign(game, { [score]: Number(game[score]) + 1 });
    Object.assign(line, { pts: Number(line.pts) + 1, ftm: Number(line.ftm) + 1 });
    Object.assign(line, { fta: 30, ft_pct: 0.1 });
  }
}

const wrongKey = () => new Response(`{"error":"${KEY} is unknown"}`, { status: 401 });

describe("a failing refresh", () => {
  test.each<[string, () => Response, string]>([
    ["rejects the key", wrongKey, "The stats API refuses the key: games (401)."],
    [
      "answers with HTML",
      () => new Response("<html>"),
      "The stats API answers something that its documentation does not know: games (200).",
    ],
  ])("logs the reason, without the key, when the API %s", async (_what, instead, sentence) => {
    const run = await setUp(withoutLastGame(), { resources: resourcesOf(), instead });
    run.start();
    expect(await run.finish()).toBeUndefined();
    const says = [sentence, "Nothing was written."];
    expect(run.events).toEqual([{ event: "refresh-failed", kind: "stats-api", lines: says }]);
    const record = await run.record();
    expect(record).toEqual({ failedAt: expect.any(String), failure: "stats-api", says });
    expect(JSON.stringify(run.events)).not.toContain(KEY);
    expect(run.purged).toEqual([]);
  });
});
