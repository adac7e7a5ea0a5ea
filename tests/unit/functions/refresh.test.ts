import { describe, expect, test } from "vitest";
import { createRealtimeDatabase } from "../../../functions/data/realtime-database.ts";
import { type RefreshEvent, scheduledRefresh } from "../../../functions/refresh.ts";
import { readEnvironment } from "../../../functions/settings/environment.ts";
import { runnable } from "../../fixtures/environment.ts";
import { memoryDatabase, SECRET } from "../../fixtures/memory-database.ts";
import { answerOf, resourcesOf } from "../../fixtures/stats-api.ts";
import { withoutLastGame } from "./data/refresh/season.ts";

const KEY = "a-key-that-is-nobodys-business";
const settings = {
  ...runnable,
  DATABASE_SECRET: SECRET,
  STATS_API_URL: "https://api.example.com/v1",
  STATS_API_KEY: KEY,
};

/** The scheduled refresh with these variables, of a database without the last game. */
async function setUp(variables: object, reply: (url: URL) => Response) {
  const environment = readEnvironment(variables);
  if (!environment.ok) throw new Error(environment.error.problems.join());
  const ask = memoryDatabase();
  const database = createRealtimeDatabase({
    url: "http://database",
    fetch: (url, init) => ask(new Request(url, init)),
  });
  await database.write("nba", { set: withoutLastGame() }, { auth: SECRET });
  const events: RefreshEvent[] = [];
  const purged: string[] = [];
  const asked: string[] = [];
  await scheduledRefresh({
    environment: environment.value,
    database,
    fetch: async (address) => {
      asked.push(address);
      return reply(new URL(address));
    },
    purge: async (names) => {
      purged.push(...names);
    },
    log: (event) => events.push(event),
  });
  return { events, purged, asked };
}

describe("the scheduled refresh", () => {
  test("is off without a stats API: one line, and nothing is asked", async () => {
    const { events, asked } = await setUp(runnable, () => new Response());
    expect(events).toEqual([{ event: "refresh-off", reason: expect.stringContaining("not all") }]);
    expect(asked).toEqual([]);
  });

  test("writes what is new, makes caches forget it and tells so", async () => {
    const resources = resourcesOf();
    const { events, purged, asked } = await setUp(settings, (url) => {
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
    // The free plan's Workers may make 50 requests at a time.
    expect(asked.length).toBeLessThan(20);
  });

  test.each<[string, () => Response, RefreshEvent]>([
    [
      "refuses the key",
      () => new Response(`{"error":"${KEY} is unknown"}`, { status: 401 }),
      {
        event: "refresh-failed",
        kind: "stats-api",
        lines: ["The stats API refuses the key: teams (401).", "Nothing was written."],
      },
    ],
    [
      "answers nonsense",
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
  ])("says why it failed when the API %s, and never the key", async (_what, reply, event) => {
    const { events, purged } = await setUp(settings, reply);
    expect(events).toEqual([event]);
    expect(JSON.stringify(events)).not.toContain(KEY);
    expect(purged).toEqual([]);
  });
});
