import { once } from "node:events";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import {
  noteProgress,
  type RefreshRecord,
  readRefreshRecord,
} from "#functions/data/refresh/refresh-record.ts";
import { openSources, type SetSources } from "#functions/data/sources/open-source.ts";
import { type RefreshEvent, refreshOnce } from "#functions/refresh/refresh-once.ts";
import { type RefreshCause, RefreshRun } from "#functions/refresh/refresh-run.ts";
import { memoryObjects, SECRET, sqlWith } from "#tests/fixtures/memory-database.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";
import { statsApiSettings } from "#tools/replay/opened-source.ts";
import { isOfScoreboard, scoreboardAnswer } from "#tools/replay/scoreboard.ts";
import {
  type Answer,
  type AnswerOptions,
  answerOf,
  type Json,
  type Resources,
} from "#tools/replay/stats-api.ts";
import { NOW } from "../data/refresh/season.ts";
import { fakeClock } from "../data/sources/clock.ts";

/** The key of the stats API, which no log may show. */
export const KEY = "a-key-that-is-nobodys-business";

interface Api {
  resources: Resources;
  /** Answers in place of the API, where it does; throws for a connection that breaks. */
  instead?: () => Response | undefined;
  /** Returns whether the database breaks the connection of its next call. */
  isCut?: () => boolean;
  now?: number;
  requestsPerMinute?: number;
  answers?: AnswerOptions;
  /** The sources that are set: a stats API unless given. */
  sources?: SetSources;
  /** What is answered in place of a good answer. */
  spoilt?: (url: URL, body: Json) => Response | Json | "hangs" | undefined;
}

/** A refresh of a database that holds `before`, whose object is made anew for every step. */
export async function steppedRefresh(before: object, api: Api) {
  const { resources, instead, isCut, now = NOW, requestsPerMinute = 1_000, answers = {} } = api;
  const ownApi = { ...statsApiSettings(requestsPerMinute), key: KEY };
  const { sources = { source: ownApi }, spoilt = () => undefined } = api;
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
  const noted: NonNullable<RefreshRecord["running"]>[] = [];
  const requested: string[] = [];
  const requestedAt: number[] = [];
  /** The requests made before each forecast. */
  const forecasts: number[] = [];
  const sql = memorySql();
  const clock = fakeClock(now);
  const run = () =>
    new RefreshRun({
      sql,
      requests: {
        random: () => 0,
        ...clock,
        // Only an answer that hangs is waited for.
        timeoutMs: 20,
        fetch: async (address, { signal }) => {
          requested.push(address);
          requestedAt.push(clock.now());
          const other = instead?.();
          if (other !== undefined) return other;
          const url = new URL(address);
          const { status, body }: Answer = isOfScoreboard(url)
            ? scoreboardAnswer(resources, url)
            : answerOf(resources, url, answers);
          const given = spoilt(url, body as Json) ?? body;
          if (given === "hangs") {
            await once(signal, "abort");
            throw signal.reason;
          }
          return given instanceof Response
            ? given
            : new Response(JSON.stringify(given), { status });
        },
      },
      noteProgress: (progress) => noteProgress(database, { auth: SECRET }, progress, clock.now()),
      requestsPerMinute,
      open: (requests) => openSources(sources, "refresh", requests),
      refresh: (source, share, onProgress, againMs) =>
        refreshOnce(source, {
          database,
          share,
          onProgress,
          againMs,
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
    const read = await readRefreshRecord(database, { auth: SECRET });
    if (read.ok && read.value.running !== undefined) noted.push(read.value.running);
    return pauseMs;
  }
  return {
    events,
    purged,
    noted,
    requested,
    requestedAt,
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
