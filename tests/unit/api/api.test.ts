import { describe, expect, test, vi } from "vitest";
import { createApi } from "../../../functions/api/api.ts";
import { callerOf } from "../../../functions/api/rate-limits.ts";
import type { Edge } from "../../../functions/edge.ts";
import type { Collections, MemberCollections } from "../../../src/data/cached-collections.ts";
import { createMemberRecords } from "../../../src/data/member-records.ts";
import { createRealtimeDatabase } from "../../../src/data/realtime-database.ts";
import { fail, ok } from "../../../src/domain/result.ts";
import type { IdentityProvider } from "../../../src/session/identity-provider.ts";
import { createSeals } from "../../../src/session/sealing.ts";
import type { Session } from "../../../src/session/session.ts";
import { createSessionKeeper } from "../../../src/session/session-keeper.ts";
import { runnable } from "../../fixtures/environment.ts";
import { idTokenFor, idTokens } from "../../fixtures/id-tokens.ts";
import { memoryDatabase } from "../../fixtures/memory-database.ts";
import { ada, providerWith, sealedBy, sessionAt } from "../../fixtures/sessions.ts";

const SITE = "https://hardwood.example.com";
const XSRF = "x".repeat(43);
const seals = createSeals({ current: runnable.SESSION_SECRET });

/** The API over a provider of the test's making and a database in memory. */
function apiWith(
  provider: Partial<IdentityProvider> = {},
  { databaseIsDown = false, siteUrl }: { databaseIsDown?: boolean; siteUrl?: string } = {},
) {
  const database = memoryDatabase(idTokens);
  const team = { id: 1, fullName: "Atlanta Hawks" };
  const known = (value: unknown) => async () => ok({ value, updatedAt: undefined, dropped: 0 });
  const whole = providerWith(provider);
  const edge = {
    environment: { ...runnable, SITE_URL: siteUrl },
    collections: {
      teams: known([team]),
      players: known([{ name: "Ada Player" }]),
    } as unknown as Collections,
    memberCollections: {} as MemberCollections,
    records: createMemberRecords(
      createRealtimeDatabase({
        url: "http://database",
        fetch: async (url, init) => {
          if (databaseIsDown) throw new TypeError("fetch failed");
          return database(new Request(url, init));
        },
      }),
    ),
    provider: whole,
    sessions: createSessionKeeper({ seals, provider: whole, idTokens }),
    identity: { apiKey: "k", projectId: "p", authDomain: "d", emulatorHost: undefined },
  } as unknown as Edge;
  return createApi(
    () => edge,
    async () => {},
  );
}

function limits(change: Partial<Record<string, RateLimit>> = {}): Cloudflare.Env {
  const open: RateLimit = { limit: async () => ({ success: true }) };
  const names = ["SESSION", "MAIL", "MAIL_CALLER", "PROFILE", "FAVORITES", "OPERATOR"];
  const all = Object.fromEntries(names.map((name) => [`${name}_LIMIT`, open]));
  return { ...all, ...change } as unknown as Cloudflare.Env;
}

async function cookieOf(session: Session): Promise<string> {
  return `__Host-session=${await sealedBy(seals, session)}`;
}

async function memberCookie(): Promise<string> {
  const token = await idTokenFor("ada");
  const idToken = { token, expiresAt: Date.now() + 3_600_000 };
  return cookieOf(sessionAt(Date.now(), { idToken }));
}

type Sent = { method?: string; body?: unknown; cookie?: string; headers?: Record<string, string> };

function call(
  api: ReturnType<typeof apiWith>,
  path: string,
  { method = "GET", body, cookie = "", headers = {} }: Sent = {},
  env = limits(),
) {
  const init: RequestInit = {
    method,
    headers: {
      cookie: `XSRF-TOKEN=${XSRF}; ${cookie}`,
      origin: SITE,
      "x-xsrf-token": XSRF,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  return api.request(new URL(path, SITE).href, init, env);
}

/** Lets the clock run until the work is done, however much of that is no timer's. */
async function whileTimePasses<Value>(work: () => Promise<Value>): Promise<Value> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(100);
  }
  vi.useRealTimers();
  return done;
}

describe("over HTTPS", () => {
  test("cookies are Secure, and the session's belongs to this host alone", async () => {
    const idToken = await idTokenFor("ada");
    const began = await call(apiWith(), "/api/session", {
      method: "POST",
      body: { idToken, refreshToken: "r" },
    });
    expect(began.status).toBe(201);
    expect(began.headers.get("set-cookie")).toMatch(
      /^__Host-session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
    );
    const first = await apiWith().request(`${SITE}/api/session`, {}, limits());
    expect(first.headers.get("set-cookie")).toMatch(
      /^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Strict; Max-Age=3600; Secure$/,
    );
    const ended = await call(apiWith(), "/api/session", { method: "DELETE" });
    expect(ended.headers.get("set-cookie")).toBe(
      "__Host-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    );
  });

  test("a session under the name for plain HTTP is none", async () => {
    const cookie = (await memberCookie()).replace("__Host-", "");
    expect(await (await call(apiWith(), "/api/session", { cookie })).json()).toEqual({
      state: "visitor",
    });
  });

  test.each([
    { origin: SITE.replace("https", "http") },
    { origin: `${SITE}:8443` },
    { origin: `${SITE}.evil.example.com` },
    { origin: "https://example.com" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ])("%j is not this site", async (headers) => {
    const answer = await call(apiWith(), "/api/session", { method: "DELETE", headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "forgery" });
  });
});

describe("while the database is down", () => {
  test("signing in works, and only favorites say so", async () => {
    const api = apiWith({}, { databaseIsDown: true });
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const idToken = await idTokenFor("ada");
    const body = { idToken, refreshToken: "r" };
    expect((await call(api, "/api/session", { method: "POST", body })).status).toBe(201);
    const cookie = await memberCookie();
    for (const [method, path] of [
      ["GET", "/api/favorites"],
      ["PUT", "/api/favorites/teams/1"],
      ["DELETE", "/api/favorites/teams/1"],
    ] as const) {
      const answer = await call(api, path, { method, cookie });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: "database-unavailable" });
    }
    const change = { method: "PATCH", body: { displayName: "Eve" }, cookie };
    expect((await call(api, "/api/profile", change)).status).toBe(200);
    warn.mockRestore();
  });
});

describe("what the provider answers", () => {
  const refused = async () => fail({ kind: "refused" as const, reason: "USER_DISABLED" });
  const throttled = async () => fail({ kind: "throttled" as const });
  const unknown = async () => fail({ kind: "unknown-email" as const });
  const invalid = async () => fail({ kind: "invalid-input" as const, reason: "INVALID_EMAIL" });
  const down = async () => fail({ kind: "unavailable" as const, reason: "TimeoutError" });

  test.each([
    ["refused", { update: refused }, 401, "signed-out"],
    ["throttled", { update: throttled }, 429, "too-many-requests"],
    ["invalid", { update: invalid }, 400, "invalid-body"],
    ["down", { update: down }, 503, "identity-unavailable"],
  ])("to a change of the profile, %s", async (_, provider, status, code) => {
    const cookie = await memberCookie();
    const body = { displayName: "Eve" };
    const answer = await call(apiWith(provider), "/api/profile", { method: "PATCH", body, cookie });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
    expect(answer.headers.get("retry-after")).toBe(status === 429 ? "60" : null);
    const cleared = answer.headers.get("set-cookie")?.includes("Max-Age=0") ?? false;
    expect(cleared).toBe(code === "signed-out");
  });

  test.each([
    ["done", {}, 202],
    ["no such account", { sendRecovery: unknown }, 202],
    ["disabled", { sendRecovery: refused }, 202],
    ["too many mails to this account", { sendRecovery: throttled }, 202],
    ["not an address", { sendRecovery: invalid }, 202],
    ["down", { sendRecovery: down }, 503],
  ])("to a recovery, %s", async (_, provider, status) => {
    const body = { email: "ada@example.com" };
    const answer = await whileTimePasses(async () =>
      call(apiWith(provider), "/api/recovery", { method: "POST", body }),
    );
    expect(answer.status).toBe(status);
    if (status === 202) expect(await answer.text()).toBe("");
  });

  test.each([
    ["http://localhost:4321", undefined, "http://localhost:4321"],
    ["http://localhost:4321", SITE, SITE],
    ["http://evil.example", SITE, SITE],
    ["http://evil.example", undefined, undefined],
    ["http://localhost.evil.example", undefined, undefined],
  ])("a mail asked for at %s, of a site set as %s, leads to %s", async (asked, siteUrl, site) => {
    const sendRecovery = vi.fn(async () => ok(undefined));
    const sendVerification = vi.fn(async () => ok(undefined));
    const api = apiWith({ sendRecovery, sendVerification }, siteUrl ? { siteUrl } : {});
    const sent = { method: "POST", headers: { origin: asked }, body: { email: "ada@example.com" } };
    await whileTimePasses(async () => call(api, `${asked}/api/recovery`, sent));
    const cookie = (await memberCookie()).replace("__Host-", "");
    await call(api, `${asked}/api/profile/verification`, { ...sent, cookie });
    expect(sendRecovery).toHaveBeenCalledWith(
      "ada@example.com",
      site === undefined ? undefined : `${site}/user/login`,
    );
    expect(sendVerification).toHaveBeenCalledWith(
      expect.any(String),
      site === undefined ? undefined : `${site}/user/profile`,
    );
  });

  test("recoveries take the same time, however long sending the mail takes", async () => {
    const tookMs: number[] = [];
    for (const mailMs of [0, 600, 2_400]) {
      let askedAt = Number.NaN;
      const sendRecovery = async () => {
        askedAt = Date.now();
        await new Promise((resolve) => setTimeout(resolve, mailMs));
        return mailMs === 0 ? fail({ kind: "unknown-email" as const }) : ok(undefined);
      };
      const body = { email: "ada@example.com" };
      await whileTimePasses(async () => {
        await call(apiWith({ sendRecovery }), "/api/recovery", { method: "POST", body });
        tookMs.push(Date.now() - askedAt);
      });
    }
    expect(tookMs).toEqual([3_000, 3_000, 3_000]);
  });

  test("an ID token that has run out: down keeps the session, refused ends it", async () => {
    const cookie = await cookieOf(sessionAt(Date.now(), { idToken: undefined }));
    const kept = await call(apiWith({ refresh: down }), "/api/session", { cookie });
    expect(await kept.json()).toMatchObject({ state: "member", user: ada });
    expect(kept.headers.get("set-cookie")).toBeNull();
    const ended = await call(apiWith({ refresh: refused }), "/api/session", { cookie });
    expect(await ended.json()).toEqual({ state: "visitor" });
    expect(ended.headers.get("set-cookie")).toContain("Max-Age=0");
  });
});

describe("bodies and limits", () => {
  test("a body of another type is refused even where none is needed", async () => {
    const answer = await call(apiWith(), "/api/favorites/teams/1", {
      method: "PUT",
      body: {},
      headers: { "content-type": "text/plain" },
    });
    expect(answer.status).toBe(415);
  });

  test("counters that fail let calls through", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken: RateLimit = { limit: () => Promise.reject(new Error("gone")) };
    const env = limits({ SESSION_LIMIT: broken });
    const answer = await call(apiWith(), "/api/session", { method: "DELETE" }, env);
    expect(answer.status).toBe(204);
    error.mockRestore();
  });

  test("what goes wrong here is said in the same form, without the reason", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const update = () => Promise.reject(new Error("secret detail"));
    const cookie = await memberCookie();
    const body = { displayName: "Eve" };
    const answer = await call(apiWith({ update }), "/api/profile", {
      method: "PATCH",
      body,
      cookie,
    });
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain('"code":"internal"');
    expect(text).not.toContain("secret detail");
    error.mockRestore();
  });

  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["2001:db8:1::", "2001:db8:1:0"],
  ])("the address %s counts as %s", (address, counted) => {
    const request = new Request(SITE, { headers: { "cf-connecting-ip": address } });
    expect(callerOf(request)).toBe(counted);
    expect(callerOf(new Request(SITE))).toBe("unknown");
  });
});
