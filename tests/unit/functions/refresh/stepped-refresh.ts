import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import {
  noteProgress,
  type RefreshRecord,
  readRefreshRecord,
} from "#functions/data/refresh/refresh-record.ts";
import { type RefreshEvent, refreshOnce } from "#functions/refresh/refresh-once.ts";
import { type RefreshCause, RefreshRun } from "#functions/refresh/refresh-run.ts";
import { memoryObjects, SECRET, sqlWith } from "#tests/fixtures/memory-database.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";
import { type Answer, answerOf, type Resources } from "#tools/replay/stats-api.ts";
import { NOW } from "../data/refresh/season.ts";
import { fakeClock } from "../data/stats-api/clock.ts";

/** The key of the stats API, which no log may show. */
export const KEY = "a-key-that-is-nobodys-business";

interface Api {
  resources: Resources;
  /** Answers in place of the API, where it does; throws for a connection that breaks. */
  instead?: () => Response | undefined;
  /** Returns whether the database breaks the connection of its next call. */
  isCut?: () => boolean;
}

/** A refresh of a database that holds `before`, whose object is made anew for every step. */
export async function steppedRefresh(before: object, { resources, instead, isCut }: Api) {
  const objects = memoryObjects(undefined, await sqlWith(before));
  let databaseCalls = 0;
  const database = createRealtimeDatabase({
    url: "http://database",
    fetch: (url, init) => {
      databaseCalls += 1;
      if (isCut?.()) throw new TypeError("fetch failed");
      return objects.answer(new Request(url, init));
    },
  });
  const events: RefreshEvent[] = [];
  const purged: string[] = [];
  /** How far the runs were between their steps, by the record. */
  const noted: RefreshRecord["running"][] = [];
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
          const other = instead?.();
          if (other !== undefined) return other;
          const { status, body }: Answer = answerOf(resources, new URL(address));
          return new Response(JSON.stringify(body), { status });
        },
      },
      noteProgress: async (progress) => {
        await noteProgress(database, { auth: SECRET }, progress, clock.now());
        const read = await readRefreshRecord(database, { auth: SECRET });
        noted.push(read.ok ? read.value.running : undefined);
      },
      refresh: (api, onProgress) =>
        refreshOnce(api, {
          database,
          onProgress,
          credential: { auth: SECRET },
          exceptions: { leftOut: new Set(), cupFinal: undefined },
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
    noted,
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
    /** The value at a path of the database. */
    async stored(path: string): Promise<unknown> {
      const at = `http://database/${path}.json?auth=${SECRET}`;
      const answer = await objects.answer(new Request(at));
      return answer.json();
    },
    async record() {
      const record = await readRefreshRecord(database, { auth: SECRET });
      return record.ok ? record.value : undefined;
    },
  };
}
