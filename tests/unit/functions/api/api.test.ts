import { describe, expect, test, vi } from "vitest";
import { fail } from "#domain/result.ts";
import { callerOf } from "#functions/http/rate-limits.ts";
import { apiWith, call, cookieOf, limits, memberCookie, SITE } from "#tests/fixtures/api.ts";
import { idTokenFor } from "#tests/fixtures/id-tokens.ts";
import { ada, sessionAt } from "#tests/fixtures/sessions.ts";

describe("over HTTPS", () => {
  test("cookies are Secure and have the __Host- prefix", async () => {
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
      /^__Host-XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Strict; Max-Age=3600; Secure$/,
    );
    const ended = await call(apiWith(), "/api/session", { method: "DELETE" });
    expect(ended.headers.get("set-cookie")).toBe(
      "__Host-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    );
  });

  test("an XSRF token without the __Host- prefix is rejected", async () => {
    const headers = { cookie: `XSRF-TOKEN=${"x".repeat(43)}` };
    const answer = await call(apiWith(), "/api/session", { method: "DELETE", headers });
    expect(answer.status).toBe(403);
  });

  test("a session cookie without the __Host- prefix is ignored", async () => {
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
  ])("a request with %j is rejected as forgery", async (headers) => {
    const answer = await call(apiWith(), "/api/session", { method: "DELETE", headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "forgery" });
  });
});

describe("with a configured site URL", () => {
  test.each([
    ["https://hardwood.example.com", "https://evil.example", 403],
    ["https://evil.example", "https://evil.example", 403],
    ["https://evil.example", "https://hardwood.example.com", 204],
  ])("a request to %s from a page of %s is answered %d", async (host, origin, status) => {
    const api = apiWith({}, { siteUrl: SITE });
    const answer = await call(api, `${host}/api/session`, {
      method: "DELETE",
      headers: { origin },
    });
    expect(answer.status).toBe(status);
  });
});

describe("while the database is down", () => {
  test("sign-in and profile changes work, and favorites answer 503", async () => {
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

describe("a provider failure", () => {
  const refused = async () => fail({ kind: "refused" as const, reason: "USER_DISABLED" });
  const throttled = async () => fail({ kind: "throttled" as const });
  const invalid = async () => fail({ kind: "invalid-input" as const, reason: "INVALID_EMAIL" });
  const down = async () => fail({ kind: "unavailable" as const, reason: "TimeoutError" });

  test.each([
    ["refused", { update: refused }, 401, "signed-out"],
    ["throttled", { update: throttled }, 429, "too-many-requests"],
    ["invalid", { update: invalid }, 400, "invalid-body"],
    ["down", { update: down }, 503, "identity-unavailable"],
  ])("maps to a status and a code for a profile change: %s", async (_, provider, status, code) => {
    const cookie = await memberCookie();
    const body = { displayName: "Eve" };
    const answer = await call(apiWith(provider), "/api/profile", { method: "PATCH", body, cookie });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
    expect(answer.headers.get("retry-after")).toBe(status === 429 ? "60" : null);
    const cleared = answer.headers.get("set-cookie")?.includes("Max-Age=0") ?? false;
    expect(cleared).toBe(code === "signed-out");
  });

  test("with an expired ID token: an outage keeps the session, a refusal ends it", async () => {
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
  test("answers 415 to another content type, even where no body is needed", async () => {
    const answer = await call(apiWith(), "/api/favorites/teams/1", {
      method: "PUT",
      body: {},
      headers: { "content-type": "text/plain" },
    });
    expect(answer.status).toBe(415);
  });

  test("allows a call when the rate limit fails", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken: RateLimit = { limit: () => Promise.reject(new Error("gone")) };
    const env = limits({ SESSION_LIMIT: broken });
    const answer = await call(apiWith(), "/api/session", { method: "DELETE" }, env);
    expect(answer.status).toBe(204);
    error.mockRestore();
  });

  test("answers 500 without the details of an unexpected error", async () => {
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
    ["2001:0db8:0000::1", "2001:db8:0:0"],
    ["2001:db8:1::", "2001:db8:1:0"],
    ["::1", "::1"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["fe80::1%eth0", "fe80::1%eth0"],
  ])("counts the address %s as %s", (address, counted) => {
    const request = new Request(SITE, { headers: { "cf-connecting-ip": address } });
    expect(callerOf(request)).toBe(counted);
    expect(callerOf(new Request(SITE))).toBe("unknown");
  });
});
