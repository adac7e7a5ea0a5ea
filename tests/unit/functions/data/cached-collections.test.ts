import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fail, ok, type Result } from "#domain/result.ts";
import { createCollections } from "#functions/data/cached-collections.ts";
import type { CollectionEvent } from "#functions/data/cached-source.ts";
import type { ReadFailure, TextDatabase } from "#functions/data/realtime-database.ts";
import { playerRow } from "./wire-rows.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Creates a database that takes 100 ms and answers with a player's name or a failure. */
function stage() {
  const state: { answer: string | ReadFailure["kind"] | "nothing"; extra: unknown[] } = {
    answer: "Ann",
    extra: [],
  };
  const read = vi.fn(async (path: string): Promise<Result<string, ReadFailure>> => {
    const { answer, extra } = state;
    if (answer === "nothing") await new Promise(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (answer === "unreachable" || answer === "failing") return fail({ kind: answer, path });
    const root = path === "nba/players" ? { data: [playerRow(answer), ...extra] } : null;
    return ok(JSON.stringify(root));
  });
  const database: TextDatabase = { readText: read };
  const log = vi.fn<(event: CollectionEvent) => void>();
  const collections = createCollections(database, { log });

  async function shown() {
    const players = await collections.players();
    return players.ok ? players.value.value[0]?.name : players.error.kind;
  }
  /** Returns what a caller gets without any time passing. */
  async function shownAtOnce() {
    let name: string | undefined = "waiting";
    shown().then((value) => {
      name = value;
    });
    await vi.advanceTimersByTimeAsync(0);
    return name;
  }
  async function shownLater() {
    const name = shown();
    await vi.advanceTimersByTimeAsync(100);
    return name;
  }
  return { state, read, log, collections, shown, shownAtOnce, shownLater };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("without a cached value", () => {
  test("a thousand callers share one read", async () => {
    const { shown, read } = stage();
    const all = Promise.all(Array.from({ length: 1000 }, shown));
    await pass(100);
    expect(new Set(await all)).toEqual(new Set(["Ann"]));
    expect(read).toHaveBeenCalledOnce();
  });

  test("a thousand callers share one failure", async () => {
    const { state, shown, read, log } = stage();
    state.answer = "unreachable";
    const all = Promise.all(Array.from({ length: 1000 }, shown));
    await pass(100);
    expect(new Set(await all)).toEqual(new Set(["unreachable"]));
    expect(read).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
  });

  test("reads fail at once, without a retry, for 5 s after a failure", async () => {
    const { state, read, shownAtOnce, shownLater } = stage();
    state.answer = "failing";
    expect(await shownLater()).toBe("failing");
    state.answer = "Ann";
    await pass(4_999);
    expect(await shownAtOnce()).toBe("failing");
    expect(read).toHaveBeenCalledOnce();
    await pass(1);
    expect(await shownLater()).toBe("Ann");
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("a failure does not affect other collections", async () => {
    const { state, collections, shownLater, read } = stage();
    state.answer = "failing";
    await shownLater();
    state.answer = "Ann";
    const links = collections.teamLinks();
    await pass(100);
    expect((await links).ok).toBe(true);
    expect(read.mock.calls).toEqual([["nba/players"], ["nba/teamLinks"]]);
  });
});

describe("with a cached value", () => {
  test("it is served without a read for 60 s", async () => {
    const { read, shownLater, shownAtOnce } = stage();
    await shownLater();
    await pass(59_899);
    expect(await shownAtOnce()).toBe("Ann");
    expect(read).toHaveBeenCalledOnce();
    await pass(1);
    await shownAtOnce();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("each call returns the same object", async () => {
    const { collections, shownLater } = stage();
    await shownLater();
    const [first, second] = [await collections.players(), await collections.players()];
    expect(first.ok && first.value).toBe(second.ok && second.value);
  });

  test("it is served stale after 60 s while one read renews it", async () => {
    const { state, read, shownLater, shownAtOnce } = stage();
    await shownLater();
    state.answer = "Bob";
    await pass(60_000);
    for (let caller = 0; caller < 100; caller++) expect(await shownAtOnce()).toBe("Ann");
    expect(read).toHaveBeenCalledTimes(2);
    await pass(100);
    expect(await shownAtOnce()).toBe("Bob");
    await pass(59_000);
    expect(await shownAtOnce()).toBe("Bob");
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("the renewal is passed to waitUntil", async () => {
    const { collections, shownLater } = stage();
    await shownLater();
    await pass(60_000);
    const waitUntil = vi.fn();
    await collections.players({ waitUntil });
    await collections.players({ waitUntil });
    expect(waitUntil).toHaveBeenCalledOnce();
    expect(waitUntil.mock.calls[0]?.[0]).toBeInstanceOf(Promise);
    await pass(100);
  });

  test("it is served for 7 days while the database fails, with a retry every 5 s", async () => {
    const { state, read, shownLater, shownAtOnce } = stage();
    await shownLater();
    state.answer = "failing";
    await pass(60_000);
    expect(await shownAtOnce()).toBe("Ann");
    await pass(100);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(4_000);
    expect(await shownAtOnce()).toBe("Ann");
    expect(read).toHaveBeenCalledTimes(2);
    await pass(1_000);
    expect(await shownAtOnce()).toBe("Ann");
    expect(read).toHaveBeenCalledTimes(3);

    await pass(7 * DAY - 66_000);
    expect(await shownAtOnce()).toBe("Ann");
    await pass(1_000);
    expect(await shownAtOnce()).toBe("failing");
    await pass(5_000);
    state.answer = "Bob";
    expect(await shownLater()).toBe("Bob");
  });
});

describe("the log", () => {
  const failure = { kind: "failing", path: "nba/players" };

  test("has one line at the start of an incident and one at the end", async () => {
    const { state, log, shownLater } = stage();
    await shownLater();
    expect(log).not.toHaveBeenCalled();
    state.answer = "failing";
    await pass(60_000);
    for (let minute = 0; minute < 60; minute++) {
      await shownLater();
      await pass(59_900);
    }
    expect(log.mock.calls).toEqual([[{ kind: "read-failed", collection: "players", failure }]]);
    state.answer = "Bob";
    await shownLater();
    expect(log.mock.calls.slice(1)).toEqual([
      [{ kind: "read-recovered", collection: "players", afterMs: 60 * 60_000 }],
    ]);
    state.answer = "failing";
    await pass(60_000);
    await shownLater();
    expect(log).toHaveBeenCalledTimes(3);
  });

  test("reports dropped rows once, and again when they change", async () => {
    const { state, log, shownLater } = stage();
    const odd = playerRow("");
    for (const extra of [[odd, 2], [odd, 2], [1], [], [1]]) {
      state.extra = extra;
      await shownLater();
      await pass(60_000);
    }
    await shownLater();
    expect(log.mock.calls.map(([event]) => event)).toEqual(
      [
        [2, /^data\/1: Player: /] as const,
        [1, /^data\/1: the row: /] as const,
        [1, /^data\/1: the row: /] as const,
      ].map(([dropped, first]) => ({
        kind: "rows-dropped",
        collection: "players",
        dropped,
        first: expect.stringMatching(first),
      })),
    );
  });
});

describe("the read timeout", () => {
  test("ends a caller's wait after 2.8 s", async () => {
    const { state, shown, log } = stage();
    state.answer = "nothing";
    const settled = vi.fn();
    shown().then(settled);
    await pass(2_799);
    expect(settled).not.toHaveBeenCalled();
    await pass(1);
    expect(settled).toHaveBeenCalledWith("timed-out");
    const failure = { kind: "timed-out", path: "nba/players" };
    expect(log.mock.calls).toEqual([[{ kind: "read-failed", collection: "players", failure }]]);
    await pass(5_000);
    state.answer = "Ann";
    const again = shown();
    await pass(100);
    expect(await again).toBe("Ann");
  });

  test("does not block the next renewal", async () => {
    const { state, read, shownLater, shownAtOnce } = stage();
    await shownLater();
    state.answer = "nothing";
    await pass(60_000);
    expect(await shownAtOnce()).toBe("Ann");
    state.answer = "Bob";
    await pass(2_800);
    expect(await shownAtOnce()).toBe("Ann");
    await pass(100);
    expect(await shownAtOnce()).toBe("Bob");
    expect(read).toHaveBeenCalledTimes(3);
  });

  test("leaves no timer behind after a completed read", async () => {
    const { shownLater } = stage();
    await shownLater();
    expect(vi.getTimerCount()).toBe(0);
  });
});
