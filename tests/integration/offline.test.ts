import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { get, PUBLIC_PAGES } from "./http.ts";

describe("prefetching", () => {
  it.each(PUBLIC_PAGES)("%s sends Speculation-Rules unless Save-Data is on", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("speculation-rules")).toBe('"/speculation-rules"');
    expect(headers.get("vary")).toContain("Save-Data");
    const saving = await get(path, { headers: { "Save-Data": "on" } });
    expect(saving.headers.get("speculation-rules")).toBeNull();
    expect(saving.headers.get("vary")).toContain("Save-Data");
  });

  it("serves its rules as a file", async () => {
    const answer = await get("/speculation-rules");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
    expect(Object.keys((await answer.json()) as object)).toEqual(["prefetch"]);
  });
});

describe("the service worker", () => {
  it("is a small script with no-cache", async () => {
    const answer = await get("/sw.js");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const text = await answer.text();
    expect(text).toMatch(/assets-[\da-f]{12}/);
    // The budget is 3 kB compressed.
    expect(brotliCompressSync(text).length).toBeLessThan(3_072);
  });

  it("is allowed by the CSP and named by pages", async () => {
    const answer = await get("/");
    expect(answer.headers.get("content-security-policy")).toContain("worker-src 'self'");
    const html = await answer.text();
    expect(/<html[^>]*>/.exec(html)?.[0]).toContain('data-sw="/sw.js"');
  });

  it("has a cacheable offline page", async () => {
    const answer = await get("/offline");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toMatch(/^public/);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  });
});
