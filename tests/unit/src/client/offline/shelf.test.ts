import { describe, expect, it } from "vitest";
import { createShelf } from "../../../../../src/client/offline/shelf.ts";
import { memoryStore } from "./memory-store.ts";

describe("a shelf", () => {
  it("lets go of what was not used for longest", async () => {
    const store = memoryStore();
    const shelf = createShelf(async () => store, 3);
    for (const key of ["a", "b", "c", "a", "d"]) await shelf.keep(key, new Response(key));
    expect(store.urls()).toEqual(["c", "a", "d"]);
    expect(await (await shelf.find("a"))?.text()).toBe("a");
    expect(await shelf.find("b")).toBeUndefined();
  });

  it("holds no more than its limit, and of one thing the newest", async () => {
    const store = memoryStore();
    const shelf = createShelf(async () => store, 60);
    for (let page = 1; page <= 200; page += 1) await shelf.keep(`${page}`, new Response(""));
    await shelf.keep("150", new Response("newer"));
    expect(store.urls()).toHaveLength(60);
    expect(store.urls().at(-1)).toBe("150");
    expect(await (await shelf.find("150"))?.text()).toBe("newer");
  });

  it("never lets go of what it is to hold, found or not", async () => {
    const store = memoryStore();
    const shelf = createShelf(async () => store, 3, ["offline"]);
    for (const key of ["offline", "a", "b"]) await shelf.keep(key, new Response(key));
    expect(await (await shelf.find("a"))?.text()).toBe("a");
    for (const key of ["c", "d", "e"]) await shelf.keep(key, new Response(key));
    expect(store.urls()).toEqual(["offline", "d", "e"]);
  });
});
