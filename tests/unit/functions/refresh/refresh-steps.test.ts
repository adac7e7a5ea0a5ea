import { describe, expect, test } from "vitest";
import { openSource } from "#functions/data/sources/open-source.ts";
import type { RefreshEnd } from "#functions/refresh/refresh-once.ts";
import { type RefreshCause, RefreshRun } from "#functions/refresh/refresh-run.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";
import { statsApiSettings } from "#tools/replay/opened-source.ts";
import { fakeClock } from "../data/sources/clock.ts";

const MINUTE_MS = 60_000;
/** The step of the forecasts follows at once. */
const BEFORE_FORECASTS = 0;

/** Runs that read `reads` answers, in an object that is made anew for every step. */
function setUp({
  reads = 24,
  requestsPerMinute = 1_000,
  answer = () => Response.json({ data: [] }),
  end = "go-on",
  takesMs = 0,
}: {
  reads?: number;
  requestsPerMinute?: number;
  answer?: (count: number) => Response;
  /** How a run without all of its answers ends. */
  end?: RefreshEnd;
  /** The time until each answer. */
  takesMs?: number;
}) {
  const sql = memorySql();
  const clock = fakeClock();
  const requested: string[] = [];
  const requestedAt: number[] = [];
  const ends: RefreshEnd[] = [];
  const run = () =>
    new RefreshRun({
      sql,
      requests: {
        random: () => 0,
        ...clock,
        fetch: async (address) => {
          requestedAt.push(clock.now());
          clock.set(clock.now() + takesMs);
          requested.push(decodeURIComponent(address.slice(address.indexOf("?") + 1)));
          return answer(requested.length);
        },
      },
      requestsPerMinute,
      open: (requests) => openSource(statsApiSettings(requestsPerMinute), "refresh", requests),
      refresh: async (source) => {
        for (let game = 1; game <= reads; game += 1) {
          const lines = await source.lines([game]);
          if (!lines.ok) return end;
        }
        ends.push("done");
        return "done";
      },
      noteProgress: async () => {},
      forecast: async () => {},
    });
  return {
    requested,
    ends,
    /** The most requests of any minute. */
    mostOfAMinute: () => mostWithin(MINUTE_MS, requestedAt),
    clock,
    start: (cause: RefreshCause = "final") => run().start(cause),
    step: () => run().step(),
    /** Runs all steps and returns the pauses between them. */
    async finish(mostMs = Number.POSITIVE_INFINITY): Promise<number[]> {
      const pauses: number[] = [];
      for (let pauseMs = await run().step(); pauseMs !== undefined; pauseMs = await run().step()) {
        pauses.push(pauseMs);
        if (pauseMs > mostMs) break;
        await clock.sleep(pauseMs);
      }
      return pauses;
    },
  };
}

/** The most moments, in their order, of any span of time that begins with one of them. */
function mostWithin(spanMs: number, moments: readonly number[]): number {
  const from = (first: number) => moments.filter((at) => at >= first && at < first + spanMs).length;
  return Math.max(0, ...moments.map(from));
}

describe("the plan's requests a minute", () => {
  test.each([3, 8, 26, 60])(
    "of %i hold over the steps and restarts of a catch-up",
    async (plan) => {
      const run = setUp({ reads: 120, requestsPerMinute: plan });
      run.start("daily");
      const pauses = await run.finish();
      expect(run.ends).toEqual(["done"]);
      expect(run.requested).toHaveLength(120);
      expect(run.mostOfAMinute()).toBe(plan);
      const waited = pauses.reduce((sum, pauseMs) => sum + pauseMs, 0);
      expect(waited).toBe((Math.ceil(120 / plan) - 1) * MINUTE_MS);
    },
  );

  test("hold over runs that follow each other, and over retries", async () => {
    const run = setUp({
      reads: 9,
      requestsPerMinute: 10,
      answer: (count) =>
        count % 4 === 0 ? new Response("", { status: 503 }) : Response.json({ data: [] }),
    });
    for (let starts = 0; starts < 4; starts += 1) {
      run.start("final");
      await run.finish();
    }
    expect(run.ends).toHaveLength(4);
    expect(run.mostOfAMinute()).toBe(10);
  });

  test("are not held for longer than a minute by a clock that was ahead", async () => {
    const run = setUp({ reads: 5, requestsPerMinute: 5 });
    run.clock.set(3_600_000);
    run.start("final");
    await run.finish();
    run.clock.set(0);
    run.start("final");
    expect(await run.finish()).toEqual([BEFORE_FORECASTS]);
  });
});

describe("the steps of a refresh", () => {
  test("do nothing before a start, nor after the end", async () => {
    const run = setUp({ reads: 3 });
    expect(await run.step()).toBeUndefined();
    run.start();
    expect(await run.finish()).toEqual([BEFORE_FORECASTS]);
    expect(await run.step()).toBeUndefined();
    expect(run.requested).toHaveLength(3);
  });

  test("end after fifteen requests, and go on at once without asking twice", async () => {
    const run = setUp({ reads: 24 });
    run.start();
    expect(await run.step()).toBe(0);
    expect(run.requested).toHaveLength(15);
    expect(await run.finish()).toEqual([BEFORE_FORECASTS]);
    expect(new Set(run.requested).size).toBe(24);
    expect(run.requested).toHaveLength(24);
  });

  test("pause for the plan's requests a minute", async () => {
    const run = setUp({ reads: 20, requestsPerMinute: 8 });
    run.start();
    expect(await run.finish()).toEqual([MINUTE_MS, MINUTE_MS, BEFORE_FORECASTS]);
    expect(run.ends).toEqual(["done"]);
  });

  test("pause for a Retry-After, and count the request again", async () => {
    const throttled = () => new Response("", { status: 429, headers: { "Retry-After": "30" } });
    const run = setUp({
      reads: 9,
      answer: (count) => (count === 5 ? throttled() : Response.json({ data: [] })),
    });
    run.start();
    expect(await run.finish()).toEqual([30_000, BEFORE_FORECASTS]);
    expect(run.requested).toHaveLength(10);
    expect(run.ends).toEqual(["done"]);
  });

  test("begin again twenty minutes after their last step", async () => {
    const run = setUp({ reads: 10, requestsPerMinute: 8 });
    run.start();
    await run.step();
    await run.clock.sleep(22 * MINUTE_MS);
    await run.finish();
    expect(run.requested.slice(8)).toHaveLength(10);
    expect(run.ends).toEqual(["done"]);
  });

  test.each<[string, RefreshCause, number, number]>([
    ["need more requests than a night has", "final", 30, 0],
    ["take longer than a run may", "daily", 60, 1],
  ])("go on where they were after a pause when they %s", async (_what, cause, reads, takes) => {
    const takesMs = takes * MINUTE_MS;
    const run = setUp({ reads, takesMs });
    run.start(cause);
    expect(await run.finish()).toContain(MINUTE_MS);
    expect(run.ends).toEqual(["done"]);
    expect(run.requested).toHaveLength(reads);
    expect(new Set(run.requested).size, "no request twice").toBe(reads);
  });

  test("are followed by one other run when games end meanwhile", async () => {
    const run = setUp({ reads: 10, requestsPerMinute: 8 });
    run.start();
    await run.step();
    run.start();
    run.start();
    await run.finish();
    expect(run.ends).toEqual(["done", "done"]);
    expect(run.requested).toHaveLength(20);
  });

  test("give an API that is down six chances, then fail and try again after a minute", async () => {
    const run = setUp({ answer: () => new Response("", { status: 503 }) });
    run.start();
    const pauses = await run.finish(MINUTE_MS - 1);
    expect(pauses.slice(0, -1).every((pauseMs) => pauseMs < 10_000)).toBe(true);
    expect(pauses.at(-1)).toBe(MINUTE_MS);
    expect(run.requested.length).toBeLessThanOrEqual(31);
  });

  test("give up a run that always leaves something after half an hour: the next start is daily", async () => {
    const run = setUp({ reads: 26, end: "try-again" });
    run.start();
    const pauses = (await run.finish()).filter((pauseMs) => pauseMs > 0);
    expect(pauses.map((pauseMs) => pauseMs / MINUTE_MS)).toEqual([1, 2, 4, 8, 15]);
    expect(run.ends).toEqual([]);
  });
});
