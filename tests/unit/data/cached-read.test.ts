import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCachedRead, type Held } from "../../../src/data/cached-read.ts";
import { fail, ok, type Result } from "../../../src/domain/result.ts";

interface Failure {
  kind: "failing" | "timed-out";
}
type Answer = Result<Held<string>, Failure>;

/** A cache over a source whose reads the test lands one by one. */
function stage() {
  const reads: ((answer: Answer) => void)[] = [];
  const incidents: number[] = [];
  const read = createCachedRead<string, Failure>({
    source: () => new Promise((land) => reads.push(land)),
    now: Date.now,
    freshMs: 1000,
    pauseMs: 500,
    staleMs: 10_000,
    waitMs: 100,
    timedOut: () => ({ kind: "timed-out" }),
    onFailure: () => incidents.push(Date.now()),
    onRecovery: () => {},
  });
  /** Lets a read land and what follows from it happen. */
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

test("a read given up as lost does not replace a later one when it lands", async () => {
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

test("but it ends the pause when it is the first to land", async () => {
  const { reads, read, land } = stage();
  const first = read();
  await pass(100);
  await first;
  await land(0, held("late", 1_000_000));
  expect(await read()).toEqual(ok("late"));
  expect(reads).toHaveLength(1);
});

test("a value that a slower tier held for long is served and renewed at once", async () => {
  const { reads, read, land } = stage();
  const first = read();
  await land(0, held("aged", Date.now() - 5000));
  expect(await first).toEqual(ok("aged"));
  expect(await read()).toEqual(ok("aged"));
  expect(reads).toHaveLength(2);
  await land(1, held("new", Date.now()));
  expect(await read()).toEqual(ok("new"));
});

test("an aged value that follows a failure is renewed without a pause", async () => {
  const { reads, read, land } = stage();
  const first = read();
  await pass(100);
  await first;
  await land(0, held("aged", Date.now() - 5000));
  expect(await read()).toEqual(ok("aged"));
  expect(reads).toHaveLength(2);
});

test("a lost read that fails after a later one has succeeded begins no incident", async () => {
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

test("the impatient take what is in memory, and have it renewed, but wait for nothing", async () => {
  const { reads, read, land } = stage();
  expect(await read({ isImpatient: true })).toEqual(fail({ kind: "timed-out" }));
  expect(reads).toHaveLength(0);
  const first = read();
  await land(0, held("known", Date.now()));
  await first;
  await pass(1000);
  expect(await read({ isImpatient: true })).toEqual(ok("known"));
  expect(reads).toHaveLength(2);
});
