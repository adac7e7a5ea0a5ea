import { afterEach, describe, expect, test, vi } from "vitest";
import { fail, ok, type Result } from "#domain/result.ts";
import { createApi } from "#functions/api/api.ts";
import { createCollections } from "#functions/data/cached-collections.ts";
import { missingCollections } from "#functions/data/missing-collections.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { type RefreshHealth, refreshOff } from "#functions/data/refresh/refresh-record.ts";
import type { Edge } from "#functions/edge/edge.ts";
import { createServices, sharedLook } from "#functions/edge/services.ts";
import { PageCache } from "#functions/page-cache/page-cache.ts";
import type { UpstreamHealth } from "#functions/proxy/upstream-health.ts";
import type { ProviderFailure } from "#functions/session/provider-call.ts";
import { builtNow } from "#tests/built-season.ts";
import { playerRow } from "../data/wire-rows.ts";

const TEAM = { abbreviation: "ATL", city: "Atlanta", conference: "East", division: "Southeast" };
const ROOTS: Record<string, unknown> = {
  "nba/teamsAPI": { data: [{ id: 1, ...TEAM, full_name: "Atlanta Hawks", name: "Hawks" }] },
  "nba/players": { data: [playerRow("Ann"), 5] },
};

/** Creates the API of a site whose database and provider can be turned off. */
function stage() {
  const proxy = "off" as UpstreamHealth;
  const refresh = refreshOff();
  const gone: string[] = [];
  const live: { state: string } = { state: "off" };
  const state = { now: Date.now(), live, gone, database: true, provider: true, refresh, proxy };
  const read = vi.fn(async (path: string): Promise<Result<unknown, ReadFailure>> => {
    if (!state.database) return fail({ kind: "unreachable", path });
    return ok(ROOTS[path] ?? null);
  });
  const readText = async (path: string) => {
    const answer = await read(path);
    return answer.ok ? ok(JSON.stringify(answer.value)) : answer;
  };
  const readKeys = vi.fn(async (path: string): Promise<Result<string[], ReadFailure>> => {
    if (!state.database) return fail({ kind: "unreachable", path });
    return ok(state.gone.includes(path) ? [] : ["data", "updatedAt"]);
  });
  const lookup = vi.fn(async () =>
    fail<ProviderFailure>(
      state.provider
        ? { kind: "refused", reason: "INVALID_ID_TOKEN" }
        : { kind: "unavailable", reason: "secret-host:443 is down" },
    ),
  );
  const now = () => state.now;
  const edge = {
    collections: createCollections({ readText }, { now, log: () => {} }),
    currentSeason: { known: () => builtNow },
    services: createServices({
      database: { read },
      accounts: { kind: "on", provider: { lookup } },
      now,
    }),
    missing: sharedLook(() => missingCollections({ readKeys }), undefined, now),
    refreshes: async () => state.refresh,
    live: { health: async () => state.live },
    upstreamHealth: async () => state.proxy,
    filling: async () => false,
    pages: new PageCache(),
  } as unknown as Edge;
  // An empty standings collection counts as a failure, and this database has none.
  const withStandings = { ...edge.collections, standings: edge.collections.teamLinks };
  const whole = { ...edge, collections: withStandings } as unknown as Edge;
  const api = createApi(
    () => whole,
    async () => {},
  );
  const ask = async (init?: RequestInit) => {
    const answer = await api.request("/api/health", init);
    return { answer, body: (await answer.json()) as { collections: Record<string, unknown> } };
  };
  return { state, ask, lookup, read, readKeys, api };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("the health report", () => {
  test("contains the version and age of each collection", async () => {
    const { state, ask } = stage();
    vi.useFakeTimers({ toFake: ["Date"], now: state.now });
    const { answer, body } = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(body).toMatchObject({
      status: "ok",
      services: { database: "reachable", identity: "reachable" },
      collections: {
        players: {
          from: "database",
          version: expect.any(Number),
          ageSeconds: 0,
          updatedAt: null,
          dropped: 1,
        },
      },
      pages: { cached: 0, bytes: 0 },
    });
  });

  test("is degraded while cached data can still be shown", async () => {
    const { state, ask } = stage();
    await ask();
    state.database = false;
    state.provider = false;
    state.now += 60_000;
    const { answer, body } = await ask();
    expect(answer.status).toBe(200);
    expect(body).toMatchObject({
      status: "degraded",
      services: { database: "unreachable", identity: "unreachable" },
      collections: { players: { from: "stale" } },
    });
    expect(JSON.stringify(body)).not.toContain("secret-host");
  });

  test.each([
    ["off", "ok"],
    ["resting", "ok"],
    ["reading", "ok"],
    ["over", "ok"],
    ["failing", "degraded"],
    ["unknown", "degraded"],
  ])("while games in progress are %s is %s", async (live, status) => {
    const { state, ask } = stage();
    state.live.state = live;
    expect((await ask()).body).toMatchObject({ status, live: { state: live } });
  });

  test("is degraded once the database has lost a collection that is still cached", async () => {
    const { state, ask, readKeys } = stage();
    expect((await ask()).body).toMatchObject({ status: "ok", missing: [] });
    state.gone.push("nba/games");
    expect((await ask()).body).toMatchObject({ status: "ok", missing: [] });
    expect(readKeys).toHaveBeenCalledTimes(4);
    state.now += 5_000;
    const { answer, body } = await ask();
    expect(answer.status).toBe(200);
    expect(body).toMatchObject({ status: "degraded", missing: ["games"] });
  });

  test("is a 503 when there is no data", async () => {
    const { state, ask } = stage();
    state.database = false;
    const { answer, body } = await ask();
    expect(answer.status).toBe(503);
    expect(body).toMatchObject({
      status: "down",
      collections: { teams: { from: "failed", ageSeconds: null, failure: "unreachable" } },
    });
  });

  test.each<[RefreshHealth["state"], string]>([
    ["off", "ok"],
    ["waiting", "ok"],
    ["ok", "ok"],
    ["failing", "degraded"],
    ["late", "degraded"],
    ["unknown", "degraded"],
  ])("with a refresh that is %s is %s", async (refresh, status) => {
    const { state, ask } = stage();
    state.refresh = { ...state.refresh, state: refresh };
    expect((await ask()).body).toMatchObject({ status, refresh: state.refresh });
  });

  test.each<[UpstreamHealth, string]>([
    ["off", "ok"],
    ["reachable", "ok"],
    ["refused", "degraded"],
    ["unreachable", "degraded"],
  ])("with a proxy whose upstream is %s is %s", async (proxy, status) => {
    const { state, ask } = stage();
    state.proxy = proxy;
    expect((await ask()).body).toMatchObject({ status, proxy });
  });

  test("passes background renewals to waitUntil", async () => {
    const { state, ask, api } = stage();
    await ask();
    state.now += 60_000;
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    const context = { waitUntil, passThroughOnException() {}, props: {} };
    const answer = await api.request("/api/health", {}, {}, context as unknown as ExecutionContext);
    expect(answer.status).toBe(200);
    // One call is the service check; the others renew collections.
    expect(waitUntil.mock.calls.length).toBeGreaterThan(1);
  });

  test("reads only the collections that pages need", async () => {
    const { ask, read } = stage();
    const { body } = await ask();
    expect(Object.keys(body.collections)).toHaveLength(6);
    const paths = read.mock.calls.map(([path]) => path);
    for (const name of ["games", "lines", "seasonTotals"]) {
      expect(body.collections).not.toHaveProperty(name);
      expect(paths).not.toContain(`nba/${name}`);
    }
  });

  test("checks the services at most once in 5 s", async () => {
    const { state, ask, lookup } = stage();
    await ask();
    await ask();
    expect(lookup).toHaveBeenCalledOnce();
    state.now += 5_000;
    await ask();
    expect(lookup).toHaveBeenCalledTimes(2);
  });

  test("shares one service check among concurrent requests", async () => {
    const { ask, lookup, read } = stage();
    await Promise.all(Array.from({ length: 200 }, () => ask()));
    expect(lookup).toHaveBeenCalledOnce();
    const looks = read.mock.calls.filter(([path]) => path === "nba/teamLinks/updatedAt");
    expect(looks).toHaveLength(1);
  });

  test("checks the services again after a clock that was a year ahead came back", async () => {
    let now = Date.parse("2027-03-01T12:00:00Z");
    const lookup = vi.fn(async () => fail({ kind: "unavailable" as const, reason: "down" }));
    const look = createServices({
      database: { read: async () => ok(null) },
      accounts: { kind: "on", provider: { lookup } },
      now: () => now,
    });
    await look();
    now = Date.parse("2026-03-01T12:00:00Z");
    await look();
    expect(lookup).toHaveBeenCalledTimes(2);
  });

  test("asks no provider on a site without accounts", async () => {
    const look = createServices({
      database: { read: async () => ok(null) },
      accounts: { kind: "off" },
    });
    expect(await look()).toEqual({ database: "reachable", identity: "off" });
  });

  test("passes a service check to waitUntil once", async () => {
    const waitUntil = vi.fn();
    const look = createServices({
      database: { read: async () => ok(null) },
      accounts: {
        kind: "on",
        provider: { lookup: async () => fail({ kind: "unavailable", reason: "down" }) },
      },
    });
    const services = { database: "reachable", identity: "unreachable" };
    expect(await look({ waitUntil })).toEqual(services);
    expect(await look({ waitUntil })).toEqual(services);
    expect(waitUntil).toHaveBeenCalledOnce();
  });
});
