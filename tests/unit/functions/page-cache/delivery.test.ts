import { describe, expect, test } from "vitest";
import { cachedSite, MINUTE } from "#tests/fixtures/cached-site.ts";

describe("a public page", () => {
  test("is rendered once while its data is unchanged", async () => {
    const { get, rendered } = cachedSite();
    const first = await get("/nba/teams");
    const second = await get("/nba/teams");
    expect(second.text).toBe(first.text);
    expect(rendered).toHaveBeenCalledOnce();
    expect(first.timing).toMatch(
      /^data;desc="database";dur=[\d.]+, render;dur=[\d.]+, page;desc="miss"$/,
    );
    expect(second.timing).toMatch(
      /^data;desc="memory";dur=[\d.]+, render;dur=[\d.]+, page;desc="hit"$/,
    );
    const headers = (response: Response) => {
      const { "server-timing": _, ...rest } = Object.fromEntries(response.headers);
      return rest;
    };
    expect(headers(second.response)).toEqual(headers(first.response));
  });

  test("is rendered again only when its data has changed", async () => {
    const { state, get, rendered, read } = cachedSite();
    await get("/nba/teams");
    state.now += MINUTE;
    await get("/nba/teams");
    await get("/nba/teams");
    expect(read).toHaveBeenCalledTimes(2);
    expect(rendered).toHaveBeenCalledOnce();
    state.teams = 2;
    state.now += MINUTE;
    expect((await get("/nba/teams")).text).toBe("/nba/teams: 1 teams");
    expect((await get("/nba/teams")).text).toBe("/nba/teams: 2 teams");
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test("is rendered again when its validity ends, even with the same data", async () => {
    const { state, get, rendered } = cachedSite();
    state.validUntil = state.now + 2;
    await get("/nba/teams/8");
    state.now += 1;
    await get("/nba/teams/8");
    expect(rendered).toHaveBeenCalledOnce();
    state.now += 1;
    state.validUntil = undefined;
    expect((await get("/nba/teams/8")).timing).toContain("miss");
    expect((await get("/nba/teams/8")).timing).toContain("hit");
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test("is served by other caches until its validity ends, rendered now or before", async () => {
    const { state, get } = cachedSite();
    state.validUntil = state.now + 11_000;
    const policy = async () => (await get("/nba/games")).response.headers.get("Cache-Control");
    expect(await policy()).toContain("max-age=6, stale-while-revalidate=5");
    state.now += 10_000;
    expect(await policy()).toContain("max-age=1, stale-while-revalidate=0");
  });

  test("renders a page again that a clock a year ahead has rendered", async () => {
    const { state, get, rendered } = cachedSite();
    state.now += 365 * 24 * 60 * MINUTE;
    await get("/nba");
    state.now -= 365 * 24 * 60 * MINUTE;
    expect((await get("/nba")).timing).toContain("miss");
    expect((await get("/nba")).timing).toContain("hit");
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test("says that its data is old only while the database fails", async () => {
    const { state, get } = cachedSite();
    await get("/nba");
    state.isBroken = true;
    state.now += MINUTE;
    await get("/nba");
    expect((await get("/nba")).text).toBe("/nba: 1 teams, old");
    state.isBroken = false;
    state.now += MINUTE;
    await get("/nba");
    expect((await get("/nba")).text).toBe("/nba: 1 teams");
  });

  test("has a cache tag for each collection it reads", async () => {
    const { get } = cachedSite();
    for (const { response } of [await get("/nba"), await get("/nba")]) {
      expect(response.headers.get("Cache-Tag")).toBe("teams");
    }
  });

  test("is a 304 for a matching entity tag and a 200 for another", async () => {
    const { get } = cachedSite();
    const tag = (await get("/nba")).response.headers.get("ETag") ?? "";
    const again = await get("/nba", { headers: { "If-None-Match": tag } });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(again.response.headers.get("ETag")).toBe(tag);
    expect(again.response.headers.get("Cache-Control")).toMatch(/^public, max-age=30,/);
    expect(again.response.headers.get("Content-Type")).toBeNull();
    expect((await get("/nba", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("is a 304 for a matching tag even when it is not cached", async () => {
    const tag = (await cachedSite().get("/nba")).response.headers.get("ETag") ?? "";
    expect((await cachedSite().get("/nba", { headers: { "If-None-Match": tag } })).status).toBe(
      304,
    );
  });

  test("answers HEAD from the page cached by GET", async () => {
    const { get, rendered } = cachedSite();
    await get("/nba");
    const head = await get("/nba", { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.response.headers.has("ETag")).toBe(true);
    expect(rendered).toHaveBeenCalledOnce();
  });
});

test("the max-age of a cached page shrinks with the freshness of its data", async () => {
  const { state, get } = cachedSite();
  const caching = async () => (await get("/nba")).response.headers.get("Cache-Control");
  expect(await caching()).toContain("max-age=30, stale-while-revalidate=30,");
  state.now += 50_000;
  expect(await caching()).toContain("max-age=5, stale-while-revalidate=5,");
  state.now += 20_000;
  expect(await caching()).toContain("max-age=0, stale-while-revalidate=0,");
  expect(await caching()).toContain("max-age=30, stale-while-revalidate=30,");
});

test("a page rendered from data that has just failed is cached as briefly as it says it is old", async () => {
  const { state, get } = cachedSite();
  await get("/nba");
  state.teams = 2;
  state.now += MINUTE;
  await get("/nba");
  state.isBroken = true;
  state.now += MINUTE;
  const { text, response } = await get("/nba");
  expect(text).toBe("/nba: 2 teams, old");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=10");
});

test("a page that is not requested for two minutes shows current data", async () => {
  const { state, get, rendered } = cachedSite();
  await get("/nba");
  state.now += 2 * MINUTE;
  expect((await get("/nba")).timing).toContain('page;desc="hit"');
  state.teams = 2;
  state.now += 2 * MINUTE;
  expect((await get("/nba")).text).toBe("/nba: 2 teams");
  expect(rendered).toHaveBeenCalledTimes(2);
});

test("queries do not evict pages", async () => {
  const { get, rendered } = cachedSite();
  await get("/nba");
  for (let query = 0; query < 20; query += 1) await get(`/search?q=${query}`);
  expect((await get("/nba")).timing).toContain('page;desc="hit"');
  expect((await get("/search?q=19")).timing).toContain('page;desc="hit"');
  expect((await get("/search?q=0")).timing).toContain('page;desc="miss"');
  expect(rendered).toHaveBeenCalledTimes(22);
});

test("questions evict neither pages nor queries", async () => {
  const { get, pages } = cachedSite();
  await get("/nba");
  await get("/search?q=los");
  for (let points = 0; points < 50; points += 1) await get(`/nba/finder?pts=${points}..`);
  expect((await get("/nba")).timing).toContain('page;desc="hit"');
  expect((await get("/search?q=los")).timing).toContain('page;desc="hit"');
  expect((await get("/nba/finder?pts=49..")).timing).toContain('page;desc="hit"');
  expect((await get("/nba/finder?pts=0..")).timing).toContain('page;desc="miss"');
  expect(pages.bytes).toBeLessThan(20_000);
});

test("a cached page with expired data waits for one read, not two", async () => {
  const { state, get, read } = cachedSite();
  await get("/nba");
  state.now += 7 * 24 * 60 * MINUTE;
  state.isBroken = true;
  expect((await get("/nba")).text).toContain("no teams");
  expect(read).toHaveBeenCalledTimes(2);
});

describe("the page cache does not store", () => {
  test.each<[string, Partial<ReturnType<typeof cachedSite>["state"]>]>([
    ["a personal page", { policy: "personal" }],
    ["a response without a policy", { policy: undefined }],
    ["a 503 response", { status: 503 }],
    ["a 404 response", { status: 404 }],
    ["a redirect", { status: 302 }],
    ["a response with Set-Cookie", { headers: { "Set-Cookie": "a=b" } }],
    ["a private response", { headers: { "Cache-Control": "private, no-store" } }],
    ["a page that is revalidated on each request", { policy: "revalidated" }],
  ])("%s", async (_, over) => {
    const { state, get, rendered, pages } = cachedSite();
    Object.assign(state, over);
    await get("/nba");
    const again = await get("/nba");
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(again.response.headers.has("ETag")).toBe(false);
    expect(pages.size).toBe(0);
  });

  test("a guarded path, even with a public policy", async () => {
    const { get, pages } = cachedSite();
    await get("/nba/news");
    expect(pages.size).toBe(0);
  });

  test("a page whose data could not be read", async () => {
    const { state, get, rendered } = cachedSite();
    state.isBroken = true;
    await get("/nba");
    await get("/nba");
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
