import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fail, ok, type Result } from "#domain/result.ts";
import { createCacheApiStore } from "#functions/data/cache-api-store.ts";
import { createCollections } from "#functions/data/cached-collections.ts";
import type { Served } from "#functions/data/cached-read.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import type { CollectionStore, Stored } from "#functions/data/stored-source.ts";
import { playerRow } from "./wire-rows.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Creates isolates that share a store, over a database that answers with one player's name. */
function stage(over: Partial<CollectionStore> = {}) {
  const kept = new Map<string, Stored>();
  const store: CollectionStore = {
    get: async (name) => kept.get(name),
    put: async (name, stored) => {
      kept.set(name, stored);
    },
    forget: async (name) => {
      kept.delete(name);
    },
    ...over,
  };
  const database = { name: "Ann", isBroken: false };
  const read = vi.fn(async (path: string): Promise<Result<string, ReadFailure>> => {
    if (database.isBroken) return fail({ kind: "failing", path });
    return ok(JSON.stringify({ data: [playerRow(database.name)] }));
  });
  /** Creates a new isolate; asking it returns the first player's name and where it came from. */
  function isolate() {
    const collections = createCollections({ readText: read }, { store, log: () => {} });
    const ask = async () => {
      let served: Served | undefined;
      const asking = collections.players({
        onServed: (how) => {
          served = how;
        },
      });
      await pass(0);
      const answer = await asking;
      await pass(0);
      const name = answer.ok ? answer.value.value[0]?.name : answer.error.kind;
      return `${name} from ${served?.from}`;
    };
    return Object.assign(ask, { forget: () => collections.players.forget() });
  }
  return { kept, database, read, isolate };
}

describe("the store between memory and database", () => {
  test("serves a new isolate without reading the database", async () => {
    const { isolate, read } = stage();
    expect(await isolate()()).toBe("Ann from database");
    const second = isolate();
    expect(await second()).toBe("Ann from cache");
    expect(await second()).toBe("Ann from memory");
    expect(read).toHaveBeenCalledOnce();
  });

  test("serves an entry older than a minute and renews it for the next read", async () => {
    const { isolate, database, read } = stage();
    await isolate()();
    database.name = "Bob";
    await pass(2 * MINUTE - 1);
    const late = isolate();
    expect(await late()).toBe("Ann from cache");
    expect(read).toHaveBeenCalledTimes(2);
    expect(await late()).toBe("Bob from memory");
    expect(await isolate()()).toBe("Bob from cache");
  });

  test("does not serve an entry of two minutes while the database responds", async () => {
    const { isolate, database } = stage();
    await isolate()();
    database.name = "Bob";
    await pass(2 * MINUTE);
    expect(await isolate()()).toBe("Bob from database");
  });

  test("serves entries for 7 days while the database fails", async () => {
    const { isolate, database } = stage();
    await isolate()();
    database.isBroken = true;
    await pass(7 * 24 * HOUR - 1);
    const late = isolate();
    expect(await late()).toBe("Ann from cache");
    expect(await late()).toBe("Ann from stale");
    await pass(1);
    expect(await isolate()()).toBe("failing from failed");
  });

  test("shares what another isolate has read in the meantime", async () => {
    const { isolate, database, read } = stage();
    const [first, second] = [isolate(), isolate()];
    await first();
    await second();
    await pass(60_000);
    database.name = "Bob";
    await first();
    expect(await second()).toBe("Ann from stale");
    expect(await second()).toBe("Bob from memory");
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("is bypassed after forget(), even when another isolate restores the entry", async () => {
    const { isolate, database, kept } = stage();
    const [first, second] = [isolate(), isolate()];
    await first();
    await pass(1);
    const before = kept.get("players");
    database.name = "Bob";
    await second.forget();
    expect(kept.size).toBe(0);
    await pass(1);
    // Another isolate stores what it read before the change.
    if (before) kept.set("players", before);
    expect(await second()).toBe("Bob from database");
    expect(await second()).toBe("Bob from memory");
    expect(await isolate()()).toBe("Bob from cache");
  });

  test("is bypassed when an entry is of a clock that was a year ahead", async () => {
    const { isolate, kept, read } = stage();
    const text = JSON.stringify({ data: [playerRow("Zoe")] });
    kept.set("players", { text, readAt: Date.now() + 365 * 24 * HOUR });
    expect(await isolate()()).toBe("Ann from database");
    expect(await isolate()()).toBe("Ann from cache");
    expect(read).toHaveBeenCalledOnce();
  });

  test("is bypassed when an entry is corrupt", async () => {
    const { isolate, kept } = stage();
    for (const text of ["{", '"text"', "[1]", ""]) {
      kept.set("players", { text, readAt: Date.now() });
      expect(await isolate()()).toBe("Ann from database");
    }
  });

  test.each<[string, Partial<CollectionStore>]>([
    ["get rejects", { get: () => Promise.reject(new Error("no cache")) }],
    ["put rejects", { put: () => Promise.reject(new Error("no cache")) }],
    ["forget rejects", { forget: () => Promise.reject(new Error("no cache")) }],
    [
      "get throws",
      {
        get: () => {
          throw new Error("no cache");
        },
      },
    ],
    [
      "put throws",
      {
        put: () => {
          throw new Error("no cache");
        },
      },
    ],
  ])("fails no read when %s", async (_, over) => {
    const { isolate } = stage(over);
    const ask = isolate();
    expect(await ask()).toBe("Ann from database");
    await ask.forget();
    await pass(1);
    expect(await ask()).toMatch(/^Ann from /);
  });

  test("is bypassed when it does not respond", async () => {
    const { isolate } = stage({ get: () => new Promise(() => {}) });
    const answer = isolate()();
    await pass(200);
    expect(await answer).toBe("Ann from database");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the Cache API as a store", () => {
  function apiStore(database: string, kept = new Map<string, Response>(), origin?: string) {
    const cache = {
      match: async (url: string) => kept.get(url)?.clone(),
      put: async (url: string, response: Response) => {
        kept.set(url, response);
      },
      delete: async (url: string) => kept.delete(url),
    };
    const store = createCacheApiStore({
      cache: async () => cache,
      origin,
      database,
      storedMs: 1500,
    });
    return { kept, store };
  }

  test("uses addresses of the site's own origin", async () => {
    const { kept, store } = apiStore("one", new Map(), "https://hardwood.example.com");
    await store.put("players", { text: "1", readAt: 1 });
    expect([...kept.keys()]).toEqual(["https://hardwood.example.com/collections/one/players"]);
  });

  test("uses an internal URL where the site's origin is unknown", async () => {
    const { kept, store } = apiStore("https://x.firebaseio.com");
    expect(await store.get("players")).toBeUndefined();
    await store.put("players", { text: '{"data":[]}', readAt: 123 });
    expect(await store.get("players")).toEqual({ text: '{"data":[]}', readAt: 123 });
    const [[url, response] = []] = [...kept];
    expect(new URL(url ?? "").host).toBe("collections.internal");
    expect(response?.headers.get("cache-control")).toBe("public, max-age=2");
  });

  test("separates the entries of two databases", async () => {
    const { kept, store } = apiStore("one");
    await store.put("players", { text: "1", readAt: 1 });
    expect(await apiStore("two", kept).store.get("players")).toBeUndefined();
  });

  test("deletes only the named collection", async () => {
    const { store } = apiStore("one");
    await store.put("players", { text: "1", readAt: 1 });
    await store.put("teams", { text: "2", readAt: 1 });
    await store.forget("players");
    expect(await store.get("players")).toBeUndefined();
    expect(await store.get("teams")).toEqual({ text: "2", readAt: 1 });
  });

  test("ignores an entry without its read time", async () => {
    const { kept, store } = apiStore("one");
    await store.put("players", { text: "1", readAt: 1 });
    for (const url of kept.keys()) kept.set(url, new Response("1"));
    expect(await store.get("players")).toBeUndefined();
  });
});
