import { expect, test } from "vitest";
import { PageCache } from "#functions/page-cache/page-cache.ts";
import type { PageKey, PageShare } from "#functions/page-cache/page-key.ts";
import type { RenderedPage } from "#functions/page-cache/rendered-page.ts";

const PAGE: RenderedPage = {
  body: new Uint8Array(8_000),
  forms: new Map(),
  isDocument: true,
  tag: "",
  policy: "season",
  headers: [],
  versions: new Map(),
  renderedAt: 0,
  validUntil: 0,
  failingSince: undefined,
};
const BYTES: Record<PageShare, number> = {
  plain: 100_000,
  queries: 100_000,
  questions: 100_000,
  words: 100_000,
};

const question = (name: string): PageKey => ({
  key: name,
  share: "questions",
  noVarySearch: "",
  address: name,
});

test("pages requested once never evict a page requested again", () => {
  const pages = new PageCache(BYTES);
  pages.set(question("warm"), PAGE);
  expect(pages.get(question("warm"))).toBe(PAGE);
  for (let at = 0; at < 100; at += 1) pages.set(question(`odd ${at}`), PAGE);
  expect(pages.get(question("warm"))).toBe(PAGE);
  expect(pages.get(question("odd 0"))).toBeUndefined();
  expect(pages.get(question("odd 99"))).toBe(PAGE);
});

test("a page requested again is replaced in its place", () => {
  const pages = new PageCache(BYTES);
  pages.set(question("warm"), PAGE);
  pages.get(question("warm"));
  const renewed = { ...PAGE };
  pages.set(question("warm"), renewed);
  for (let at = 0; at < 100; at += 1) pages.set(question(`odd ${at}`), PAGE);
  expect(pages.get(question("warm"))).toBe(renewed);
});

test("the cache keeps within its bytes, however many pages are requested again", () => {
  const pages = new PageCache(BYTES);
  for (let at = 0; at < 100; at += 1) {
    pages.set(question(`page ${at}`), PAGE);
    pages.get(question(`page ${at}`));
    pages.set(question(`other ${at}`), PAGE);
  }
  expect(pages.bytes).toBeLessThanOrEqual(BYTES.questions);
  expect(pages.size).toBeGreaterThan(4);
});
