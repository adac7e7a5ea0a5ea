import { expect, test } from "vitest";
import { type KeptPage, PageCache } from "../../../../functions/page-cache/page-cache.ts";

const KB = 1024;
const page = (bytes: number): KeptPage => ({
  body: new Uint8Array(bytes),
  tag: "",
  headers: [],
  versions: new Map(),
  failingSince: undefined,
  policy: "season",
});

test("gives back what was kept, and the later of two under one key", () => {
  const cache = new PageCache(100 * KB);
  const [first, second] = [page(10), page(20)];
  cache.set("/", first);
  expect(cache.get("/")).toBe(first);
  cache.set("/", second);
  expect(cache.get("/")).toBe(second);
  expect(cache.size).toBe(1);
});

test("never outgrows its bound, and forgets the longest unused first", () => {
  const cache = new PageCache(50 * KB);
  for (const key of ["a", "b", "c", "d"]) cache.set(key, page(10 * KB));
  cache.get("a");
  cache.set("e", page(10 * KB));
  expect(["a", "b", "c", "d", "e"].filter((key) => cache.get(key))).toEqual(["a", "c", "d", "e"]);
  for (let i = 0; i < 1000; i++) {
    cache.set(`page ${i}`, page(i % 60 === 0 ? 60 * KB : i));
    expect(cache.bytes).toBeLessThanOrEqual(50 * KB);
  }
});

test("a page larger than the bound is not kept, nor is its forerunner", () => {
  const cache = new PageCache(10 * KB);
  cache.set("/", page(1));
  cache.set("/", page(10 * KB));
  expect(cache.get("/")).toBeUndefined();
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
});

test("many tiny pages count too", () => {
  const cache = new PageCache(100 * KB);
  for (let i = 0; i < 1000; i++) cache.set(String(i), page(0));
  expect(cache.size).toBeLessThan(100);
});
