import { describe, expect, test, vi } from "vitest";
import { fail, ok, type Result } from "../../../../domain/result.ts";
import type { PagePolicy } from "../../../../functions/caching.ts";
import { createCollections } from "../../../../functions/data/cached-collections.ts";
import type { PublicCollectionName } from "../../../../functions/data/collections.ts";
import { ReadTrace } from "../../../../functions/data/read-trace.ts";
import type { ReadFailure } from "../../../../functions/data/realtime-database.ts";
import { collectionsOfRequest } from "../../../../functions/data/request-collections.ts";
import type { RequestNotes } from "../../../../functions/http/request-notes.ts";
import { deliver } from "../../../../functions/page-cache/delivery.ts";
import { PageCache } from "../../../../functions/page-cache/page-cache.ts";

const MINUTE = 60_000;

/** A site whose pages print the path, the number of teams and whether the data is old. */
function stage() {
  const state = {
    now: 1_000_000,
    teams: 1,
    isBroken: false,
    headers: {} as Record<string, string>,
    status: 200,
    policy: "season" as PagePolicy | undefined,
    validUntil: undefined as number | undefined,
  };
  const row = { id: 1, abbreviation: "ATL", city: "Atlanta", conference: "East" };
  const names = { division: "Southeast", full_name: "Atlanta Hawks", name: "Hawks" };
  const read = vi.fn(async (path: string): Promise<Result<string, ReadFailure>> => {
    if (state.isBroken) return fail({ kind: "failing", path });
    const data = Array.from({ length: state.teams }, (_, id) => ({ ...row, ...names, id: id + 1 }));
    return ok(JSON.stringify({ data }));
  });
  const collections = createCollections(
    { readText: read },
    { now: () => state.now, log: () => {} },
  );
  const pages = new PageCache({
    plain: 1_000_000,
    queries: 10_000,
    questions: 10_000,
    words: 10_000,
  });
  const rendered = vi.fn();

  async function get(path: string, init: RequestInit = {}) {
    const request = new Request(`https://x.example${path}`, init);
    const notes: RequestNotes = { reads: new ReadTrace(), policy: undefined };
    const pending: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => {
      pending.push(promise);
    };
    const response = await deliver({
      request,
      read: (name, call) => collections[name as PublicCollectionName](call),
      pages,
      dictionaries: [],
      freshMs: MINUTE,
      now: () => state.now,
      notes,
      waitUntil,
      async render() {
        rendered(path);
        notes.policy = state.policy;
        if (state.validUntil !== undefined) notes.reads.holdsUntil(state.validUntil);
        const bound = collectionsOfRequest(collections, { trace: notes.reads, waitUntil });
        const teams = await bound.teams();
        const count = teams.ok ? teams.value.value.length : "no";
        const age = notes.reads.failingSince === undefined ? "" : ", old";
        return new Response(`${path}: ${count} teams${age}`, {
          status: state.status,
          headers: {
            "Content-Type": "text/html",
            "Content-Security-Policy": "x",
            ...state.headers,
          },
        });
      },
    });
    await Promise.all(pending);
    const timing = response.headers.get("Server-Timing") ?? "";
    return { response, text: await response.text(), status: response.status, timing };
  }
  return { state, get, read, rendered, pages };
}

describe("a public page", () => {
  test("is rendered once while its data is the same", async () => {
    const { get, rendered } = stage();
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

  test("is rendered anew as soon as the data is other data, and not before", async () => {
    const { state, get, rendered, read } = stage();
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

  test("is rendered anew, of the same data, at the moment until which it holds", async () => {
    const { state, get, rendered } = stage();
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

  test("tells that its data is old while the database fails, and no longer", async () => {
    const { state, get } = stage();
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

  test("carries a tag of each collection it was made of", async () => {
    const { get } = stage();
    for (const { response } of [await get("/nba"), await get("/nba")]) {
      expect(response.headers.get("Cache-Tag")).toBe("teams");
    }
  });

  test("is a 304 for who has it, and whole for who has another", async () => {
    const { get } = stage();
    const tag = (await get("/nba")).response.headers.get("ETag") ?? "";
    const again = await get("/nba", { headers: { "If-None-Match": tag } });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(again.response.headers.get("ETag")).toBe(tag);
    expect(again.response.headers.get("Cache-Control")).toMatch(/^public, max-age=30,/);
    expect(again.response.headers.get("Content-Type")).toBeNull();
    expect((await get("/nba", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("is a 304 too where it had to be rendered to know", async () => {
    const tag = (await stage().get("/nba")).response.headers.get("ETag") ?? "";
    expect((await stage().get("/nba", { headers: { "If-None-Match": tag } })).status).toBe(304);
  });

  test("answers HEAD from the page cached by GET", async () => {
    const { get, rendered } = stage();
    await get("/nba");
    const head = await get("/nba", { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.response.headers.has("ETag")).toBe(true);
    expect(rendered).toHaveBeenCalledOnce();
  });
});

test("a cached page may be cached elsewhere for what is left of its data's freshness", async () => {
  const { state, get } = stage();
  const caching = async () => (await get("/nba")).response.headers.get("Cache-Control");
  expect(await caching()).toContain("max-age=30, stale-while-revalidate=30,");
  state.now += 50_000;
  expect(await caching()).toContain("max-age=5, stale-while-revalidate=5,");
  state.now += 20_000;
  expect(await caching()).toContain("max-age=0, stale-while-revalidate=0,");
  expect(await caching()).toContain("max-age=30, stale-while-revalidate=30,");
});

test("a page without a request for two minutes shows what the database has now", async () => {
  const { state, get, rendered } = stage();
  await get("/nba");
  state.now += 2 * MINUTE;
  expect((await get("/nba")).timing).toContain('page;desc="hit"');
  state.teams = 2;
  state.now += 2 * MINUTE;
  expect((await get("/nba")).text).toBe("/nba: 2 teams");
  expect(rendered).toHaveBeenCalledTimes(2);
});

test("no number of queries has a page give way", async () => {
  const { get, rendered } = stage();
  await get("/nba");
  for (let query = 0; query < 20; query += 1) await get(`/search?q=${query}`);
  expect((await get("/nba")).timing).toContain('page;desc="hit"');
  expect((await get("/search?q=19")).timing).toContain('page;desc="hit"');
  expect((await get("/search?q=0")).timing).toContain('page;desc="miss"');
  expect(rendered).toHaveBeenCalledTimes(22);
});

test("no number of questions has a page or another query give way", async () => {
  const { get, pages } = stage();
  await get("/nba");
  await get("/search?q=los");
  for (let points = 0; points < 50; points += 1) await get(`/nba/finder?pts=${points}..`);
  expect((await get("/nba")).timing).toContain('page;desc="hit"');
  expect((await get("/search?q=los")).timing).toContain('page;desc="hit"');
  expect((await get("/nba/finder?pts=49..")).timing).toContain('page;desc="hit"');
  expect((await get("/nba/finder?pts=0..")).timing).toContain('page;desc="miss"');
  expect(pages.bytes).toBeLessThan(20_000);
});

test("a cached page whose data has expired costs one wait, not two", async () => {
  const { state, get, read } = stage();
  await get("/nba");
  state.now += 7 * 24 * 60 * MINUTE;
  state.isBroken = true;
  expect((await get("/nba")).text).toContain("no teams");
  expect(read).toHaveBeenCalledTimes(2);
});

describe("never kept is", () => {
  test.each<[string, Partial<ReturnType<typeof stage>["state"]>]>([
    ["a page that the route's guard does not give to everyone", { policy: "personal" }],
    ["an answer that no guard has seen", { policy: undefined }],
    ["an error", { status: 503 }],
    ["a page not found", { status: 404 }],
    ["a redirect", { status: 302 }],
    ["what sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
    ["what is private", { headers: { "Cache-Control": "private, no-store" } }],
    ["what is requested for anew each time", { policy: "revalidated" }],
  ])("%s", async (_, over) => {
    const { state, get, rendered, pages } = stage();
    Object.assign(state, over);
    await get("/nba");
    const again = await get("/nba");
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(again.response.headers.has("ETag")).toBe(false);
    expect(pages.size).toBe(0);
  });

  test("a guarded address, whatever the answer to it says", async () => {
    const { get, pages } = stage();
    await get("/nba/news");
    expect(pages.size).toBe(0);
  });

  test("a page whose data could not be read", async () => {
    const { state, get, rendered } = stage();
    state.isBroken = true;
    await get("/nba");
    await get("/nba");
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
