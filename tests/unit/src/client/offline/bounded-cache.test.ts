import { describe, expect, it } from "vitest";
import { createBoundedCache } from "#src/client/offline/bounded-cache.ts";
import { memoryStore } from "./memory-store.ts";

describe("a bounded cache", () => {
  it("evicts the least recently written entry", async () => {
    const store = memoryStore();
    const cache = createBoundedCache(async () => store, 3);
    for (const key of ["a", "b", "c", "a", "d"]) await cache.put(key, new Response(key));
    expect(store.urls()).toEqual(["c", "a", "d"]);
    expect(await (await cache.match("a"))?.text()).toBe("a");
    expect(await cache.match("b")).toBeUndefined();
  });

  it("keeps at most its limit and the newest value of a key", async () => {
    const store = memoryStore();
    const cache = createBoundedCache(async () => store, 60);
    for (let page = 1; page <= 200; page += 1) await cache.put(`${page}`, new Response(""));
    await cache.put("150", new Response("newer"));
    expect(store.urls()).toHaveLength(60);
    expect(store.urls().at(-1)).toBe("150");
    expect(await (await cache.match("150"))?.text()).toBe("newer");
  });

  it("never evicts a pinned key", async () => {
    const store = memoryStore();
    const cache = createBoundedCache(async () => store, 3, ["offline"]);
    for (const key of ["offline", "a", "b"]) await cache.put(key, new Response(key));
    expect(await (await cache.match("a"))?.text()).toBe("a");
    for (const key of ["c", "d", "e"]) await cache.put(key, new Response(key));
    expect(store.urls()).toEqual(["offline", "d", "e"]);
  });
});
