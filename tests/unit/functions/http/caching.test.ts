import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CACHING, keepAtEdge, pageCaching, seasonCaching } from "#functions/http/caching.ts";

const FRESH_MS = 60_000;
const NOW = 1_000_000_000;
const clock = { now: NOW, freshMs: FRESH_MS };
const aged = (ms: number) => ({ oldestReadAt: NOW - ms, failingSince: undefined });

/** Returns the seconds for which caches may serve a response while the Worker is available. */
function shownFor(policy: string): number {
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(policy)?.[1] ?? 0);
  return seconds("max-age") + seconds("stale-while-revalidate");
}

describe("season caching", () => {
  it.each([
    [0, 60],
    [10_000, 50],
    [30_600, 29],
    [59_000, 1],
    [60_000, 0],
    [119_000, 0],
    [-5_000, 60],
  ])("allows data read %d ms ago to be served for %d s", (ageMs, seconds) => {
    expect(shownFor(seasonCaching(aged(ageMs), clock))).toBe(seconds);
  });

  it("never allows data older than two minutes to be served", () => {
    fc.assert(
      fc.property(fc.nat(2 * FRESH_MS), (ageMs) => {
        const shownMs = shownFor(seasonCaching(aged(ageMs), clock)) * 1000;
        expect(ageMs + shownMs).toBeLessThanOrEqual(2 * FRESH_MS);
      }),
    );
  });

  it.each([
    [90_000, 60],
    [45_900, 45],
    [999, 0],
    [-1, 0],
  ])("allows a page that holds for %d ms more to be served for %d s", (heldMs, seconds) => {
    const policy = seasonCaching({ ...aged(0), validUntil: NOW + heldMs }, clock);
    expect(shownFor(policy)).toBe(seconds);
  });

  it.each([
    ["fresh data", {}, "public, max-age=30, stale-while-revalidate=86370, stale-if-error=604800"],
    [
      "a page that holds for an hour",
      { validUntil: NOW + 3_600_000 },
      "public, max-age=30, stale-while-revalidate=3570, stale-if-error=604800",
    ],
    ["data that cannot be renewed", { failingSince: NOW - 1 }, null],
  ])("lets the cache in front keep a page of past seasons for a day: %s", (_what, age, policy) => {
    const headers = new Headers();
    keepAtEdge(headers, { ...aged(0), ...age }, clock);
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toBe(policy);
  });

  it("allows a week of stale responses while the Worker fails", () => {
    expect(seasonCaching(aged(0), clock)).toContain("stale-if-error=604800");
  });

  it("is brief while the database fails", () => {
    const failing = { oldestReadAt: NOW, failingSince: NOW - 5 };
    expect(seasonCaching(failing, clock)).toBe(CACHING.passing);
  });

  it("treats a page without data as fresh", () => {
    const age = { oldestReadAt: undefined, failingSince: undefined };
    expect(shownFor(seasonCaching(age, clock))).toBe(60);
  });
});

describe("page caching", () => {
  it.each([
    ["season", 200, "public, max-age=30, stale-while-revalidate=30, stale-if-error=604800"],
    ["season", 302, "public, max-age=30, stale-while-revalidate=30, stale-if-error=604800"],
    ["season", 404, CACHING.passing],
    ["season", 503, CACHING.none],
    ["searchIndex", 200, CACHING.searchIndex],
    ["searchIndex", 503, CACHING.none],
    ["revalidated", 200, CACHING.revalidated],
    ["personal", 200, CACHING.personal],
    ["personal", 404, CACHING.personal],
    ["personal", 500, CACHING.personal],
  ] as const)("of %s with status %d is %s", (policy, status, caching) => {
    expect(pageCaching(policy, status, aged(0), clock)).toBe(caching);
  });
});

describe("cache policies", () => {
  it("allow stale responses", () => {
    const policies = [...Object.values(CACHING), seasonCaching(aged(0), clock)];
    expect(policies.filter((policy) => /s-maxage|must-revalidate/.test(policy))).toEqual([]);
  });

  it("are defined in one module", () => {
    const root = join(import.meta.dirname, "../../../..");
    const writers = ["domain", "functions", "src", "tools", "public"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(?:ts|tsx|astro|js|mjs)$|_headers$/.test(name))
        .map((name) => `${folder}/${name}`)
        .filter((name) => /cache-control/i.test(readFileSync(join(root, name), "utf8"))),
    );
    // The service worker reads the header to decide what it may store.
    expect(writers).toEqual(["functions/http/caching.ts", "src/client/offline/cache-policy.ts"]);
  });
});
