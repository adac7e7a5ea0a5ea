import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  changeFavorite,
  createSession,
  getFavorites,
  getFront,
  getSession,
} from "#src/client/browser/api.ts";

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetching);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("document", { cookie: "a=b; XSRF-TOKEN=token; c=d" });
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const answer = (status: number, body: unknown) => Response.json(body, { status });
const calls = () => fetching.mock.calls.map(([path, init]) => `${init?.method ?? "GET"} ${path}`);
const headers = (call: number) => new Headers(fetching.mock.calls[call]?.[1]?.headers);

describe("the API client", () => {
  it("sends the CSRF token with a change", async () => {
    fetching.mockResolvedValue(answer(200, { players: [], teams: [27] }));
    expect(await changeFavorite("PUT", "teams/27")).toEqual({
      ok: true,
      value: { players: [], teams: [27] },
    });
    expect(calls()).toEqual(["PUT /api/favorites/teams/27"]);
    expect(headers(0).get("X-XSRF-TOKEN")).toBe("token");
  });

  it.each([
    ["XSRF-TOKEN=plain", "plain"],
    ["__Host-XSRF-TOKEN=own", "own"],
    ["XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own", "own"],
    ["not-XSRF-TOKEN=other; XSRF-TOKEN=plain", "plain"],
  ])("reads from the cookies %s the token %s", async (cookie, token) => {
    vi.stubGlobal("document", { cookie });
    fetching.mockResolvedValue(answer(200, { players: [], teams: [] }));
    await changeFavorite("PUT", "teams/27");
    expect(headers(0).get("X-XSRF-TOKEN")).toBe(token);
  });

  it("fetches a token first when there is none", async () => {
    vi.stubGlobal("document", { cookie: "" });
    fetching.mockImplementation(async (path) => {
      if (path === "/api/session") Object.assign(document, { cookie: "XSRF-TOKEN=fresh" });
      return answer(200, { players: [], teams: [] });
    });
    await changeFavorite("DELETE", "teams/27");
    expect(calls()).toEqual(["GET /api/session", "DELETE /api/favorites/teams/27"]);
    expect(headers(1).get("X-XSRF-TOKEN")).toBe("fresh");
  });

  it("retries once with a fresh token after a 403", async () => {
    fetching.mockImplementation(async () => answer(403, { code: "forgery" }));
    fetching.mockResolvedValueOnce(answer(403, { code: "forgery" }));
    fetching.mockResolvedValueOnce(answer(200, { state: "visitor" }));
    expect(await createSession({ idToken: "a", refreshToken: "b" })).toEqual({
      ok: false,
      error: { kind: "forgery" },
    });
    expect(calls()).toEqual(["POST /api/session", "GET /api/session", "POST /api/session"]);
  });

  it.each([
    [answer(401, { code: "signed-out" }), "signed-out"],
    [answer(429, {}), "too-many-requests"],
    [answer(503, { code: "database-unavailable" }), "unavailable"],
    [new Response("<html>", { status: 502 }), "unavailable"],
    [answer(200, { players: 7 }), "unavailable"],
    [new Response("", { status: 200 }), "unavailable"],
  ])("names the failure of an error status or an invalid body", async (response, kind) => {
    fetching.mockResolvedValue(response);
    expect(await getFavorites()).toEqual({ ok: false, error: { kind } });
  });

  it("reports a failed fetch as offline", async () => {
    fetching.mockRejectedValue(new TypeError("failed to fetch"));
    expect(await getSession()).toEqual({ ok: false, error: { kind: "offline" } });
  });

  const member = { uid: "1", email: "", lastLoginAt: "2026-01-01T00:00:00Z" };
  it.each([
    ["signs another member in", member, { ...member, uid: "2" }],
    ["signs the same member in again", member, { ...member, lastLoginAt: "2026-01-02T00:00:00Z" }],
    ["signs in", null, member],
    ["signs out", member, null],
  ])("drops a response while another tab %s", async (_, before, after) => {
    const storage = { user: JSON.stringify(before) };
    vi.stubGlobal("localStorage", storage);
    for (const read of [getSession, getFavorites, getFront]) {
      fetching.mockImplementation(async () => {
        storage.user = JSON.stringify(after);
        return answer(401, { code: "signed-out" });
      });
      expect(await read()).toEqual({ ok: false, error: { kind: "unavailable" } });
      storage.user = JSON.stringify(before);
    }
  });

  it("parses the session of a visitor and of a member", async () => {
    fetching.mockResolvedValueOnce(answer(200, { state: "visitor" }));
    expect(await getSession()).toEqual({ ok: true, value: { state: "visitor" } });
    fetching.mockResolvedValueOnce(answer(200, { state: "member", user: { uid: "1", email: "" } }));
    expect(await getSession()).toMatchObject({ ok: true, value: { state: "member" } });
  });
});
