import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fail, ok, type Result } from "#domain/result.ts";
import { createCachedRead, type Held } from "#functions/data/cached-read.ts";

interface Failure {
  kind: "failing" | "timed-out" | "denied";
}
type Answer = Result<Held<string>, Failure>;

/** Creates a cache over a source whose reads the test completes one by one. */
function stage() {
  const reads: ((answer: Answer) => void)[] = [];
  const incidents: number[] = [];
  const read = createCachedRead<string, Failure>({
    source: () => new Promise((land) => reads.push(land)),
    now: Date.now,
    freshMs: 1000,
    revalidateMs: 2000,
    pauseMs: 500,
    staleMs: 10_000,
    waitMs: 100,
    timedOut: () => ({ kind: "timed-out" }),
    isPersonal: ({ kind }) => kind === "denied",
    onFailure: () => incidents.push(Date.now()),
    onRecovery: () => {},
  });
  /** Completes a read and lets its consequences run. */
  async function land(index: number, answer: Answer) {
    reads[index]?.(answer);
    await pass(0);
  }
  return { reads, incidents, read, land };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const held = (value: string, readAt: number): Answer => ok({ value, readAt });

test("a timed-out read does not replace a later value when it completes", async () => {
  const { reads, read, land } = stage();
  const first = read();
  await pass(100);
  expect(await first).toEqual(fail({ kind: "timed-out" }));
  await pass(500);
  const second = read();
  await land(1, held("new", Date.now()));
  await land(0, held("old", 1_000_000));
  expect(await second).toEqual(ok("new"));
  expect(await read()).toEqual(ok("new"));
  expect(reads).toHaveLength(2);
});

test("a timed-out read ends the pause when it is the first to complete", async () => {
  const { reads, read, land } = stage();
  const first = read();
  await pass(100);
  await first;
  await land(0, held("late", 1_000_000));
  expect(await read()).toEqual(ok("late"));
  expect(reads).toHaveLength(1);
});

test("a value already stale in the source is served and revalidated at once", async () => {
  const { reads, read, land } = stage();
  const first = read();
  await land(0, held("aged", Date.now() - 1500));
  expect(await first).toEqual(ok("aged"));
  expect(await read()).toEqual(ok("aged"));
  expect(reads).toHaveLength(2);
  await land(1, held("new", Date.now()));
  expect(await read()).toEqual(ok("new"));
});

test("a stale value that follows a failure is revalidated without a pause", async () => {
  const { reads, read, land } = stage();
  const first = read();
  await pass(100);
  await first;
  await land(0, held("aged", Date.now() - 1500));
  expect(await read()).toEqual(ok("aged"));
  expect(reads).toHaveLength(2);
});

test("a timed-out read that fails after a later success reports no incident", async () => {
  const { reads, incidents, read, land } = stage();
  const first = read();
  await pass(100);
  await first;
  await pass(500);
  const second = read();
  await land(1, held("new", Date.now()));
  await second;
  expect(incidents).toHaveLength(1);
  await land(0, fail({ kind: "failing" }));
  expect(incidents).toHaveLength(1);
  await pass(999);
  expect(await read()).toEqual(ok("new"));
  expect(reads).toHaveLength(2);
});

test("a caller that has timed out starts no read of its own", async () => {
  const { reads, read, land } = stage();
  const waitUntil = vi.fn();
  const callers = Promise.all([1, 2, 3].map(() => read({ waitUntil })));
  await pass(100);
  expect(await callers).toEqual([1, 2, 3].map(() => fail({ kind: "timed-out" })));
  await land(0, fail({ kind: "denied" }));
  expect(reads).toHaveLength(1);
  expect(waitUntil).toHaveBeenCalledOnce();
});

test("a waiting caller retries when a shared read is denied", async () => {
  const { reads, read, land } = stage();
  const callers = Promise.all([read(), read()]);
  await land(0, fail({ kind: "denied" }));
  await land(1, held("new", Date.now()));
  expect(await callers).toEqual([fail({ kind: "denied" }), ok("new")]);
  expect(reads).toHaveLength(2);
});

describe("a value past its revalidation time", () => {
  test("is not served; the caller waits for the new one", async () => {
    const { reads, read, land } = stage();
    const first = read();
    await land(0, held("old", Date.now()));
    await first;
    await pass(2000);
    const second = read();
    await pass(0);
    expect(reads).toHaveLength(2);
    await land(1, held("new", Date.now()));
    expect(await second).toEqual(ok("new"));
  });

  test("is served while the source fails, and only the first caller waits", async () => {
    const { reads, read, land } = stage();
    const first = read();
    await land(0, held("old", Date.now()));
    await first;
    await pass(2000);
    const second = read();
    await land(1, fail({ kind: "failing" }));
    expect(await second).toEqual(ok("old"));
    await pass(500);
    expect(await read()).toEqual(ok("old"));
    expect(reads).toHaveLength(3);
  });
});

describe("a value after forget()", () => {
  /** Starts with "old" in memory, read at 1,000,000. */
  async function warm() {
    const cache = stage();
    const first = cache.read();
    await cache.land(0, held("old", Date.now()));
    await first;
    await pass(10);
    return cache;
  }

  test("is read once for all waiting callers", async () => {
    const { read, reads, land } = await warm();
    read.forget();
    const all = Promise.all([read(), read(), read()]);
    await pass(1);
    await land(1, held("new", Date.now()));
    expect(await all).toEqual([ok("new"), ok("new"), ok("new")]);
    expect(await read()).toEqual(ok("new"));
    expect(reads).toHaveLength(2);
  });

  test("is not taken from a read that was already under way", async () => {
    const { read, reads, land } = await warm();
    await pass(1000);
    expect(await read()).toEqual(ok("old"));
    const begun = Date.now();
    await pass(10);
    read.forget();
    const asking = read();
    await land(1, held("old too", begun));
    await pass(1);
    await land(2, held("new", Date.now()));
    expect(await asking).toEqual(ok("new"));
    expect(await read()).toEqual(ok("new"));
    expect(reads).toHaveLength(3);
  });

  test("is the old one while the source fails, and only one caller waits", async () => {
    const { read, land, reads } = await warm();
    read.forget();
    const isFailing: boolean[] = [];
    const asking = read({ onServed: (served) => isFailing.push(served.isFailing) });
    await land(1, fail({ kind: "failing" }));
    expect(await asking).toEqual(ok("old"));
    expect(isFailing).toEqual([true]);
    expect(await read()).toEqual(ok("old"));
    // After the pause, the next read runs in the background.
    await pass(500);
    expect(await read()).toEqual(ok("old"));
    expect(reads).toHaveLength(3);
    await land(2, held("new", Date.now()));
    expect(await read()).toEqual(ok("new"));
  });

  test("is read at once, even right after the source failed", async () => {
    const { read, land, reads } = await warm();
    await pass(1000);
    await read();
    await land(1, fail({ kind: "failing" }));
    await pass(10);
    read.forget();
    const asking = read();
    await pass(1);
    await land(2, held("new", Date.now()));
    expect(await asking).toEqual(ok("new"));
    expect(reads).toHaveLength(3);
  });
});

describe("a clock that jumped a year ahead and came back", () => {
  const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

  test("leaves no value that is fresh for a year", async () => {
    const { reads, read, land } = stage();
    const start = Date.now();
    vi.setSystemTime(start + YEAR_MS);
    const ahead = read();
    await land(0, held("of next year", Date.now()));
    expect(await ahead).toEqual(ok("of next year"));
    vi.setSystemTime(start);
    const back = read();
    expect(reads).toHaveLength(2);
    await land(1, held("of today", Date.now()));
    expect(await back).toEqual(ok("of today"));
    expect(await read()).toEqual(ok("of today"));
    await pass(1000);
    await read();
    expect(reads).toHaveLength(3);
  });

  test("leaves no failure that pauses reads for a year", async () => {
    const { reads, read, land } = stage();
    const start = Date.now();
    vi.setSystemTime(start + YEAR_MS);
    const ahead = read();
    await land(0, fail({ kind: "failing" }));
    await ahead;
    vi.setSystemTime(start);
    const back = read();
    expect(reads).toHaveLength(2);
    await land(1, held("of today", Date.now()));
    expect(await back).toEqual(ok("of today"));
  });

  test("leaves no change to wait for until next year", async () => {
    const { reads, read, land } = stage();
    const start = Date.now();
    vi.setSystemTime(start + YEAR_MS);
    read.forget();
    vi.setSystemTime(start);
    const back = read();
    await land(0, held("of today", Date.now()));
    await back;
    expect(await read()).toEqual(ok("of today"));
    expect(reads).toHaveLength(1);
  });

  test("leaves no lost read that callers join", async () => {
    const { reads, read } = stage();
    const start = Date.now();
    vi.setSystemTime(start + YEAR_MS);
    void read();
    vi.setSystemTime(start);
    void read();
    expect(reads).toHaveLength(2);
  });
});
