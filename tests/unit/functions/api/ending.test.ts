import { describe, expect, test, vi } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { apiWith, call, cookieOf, memberCookie } from "#tests/fixtures/api.ts";
import { idTokenFor } from "#tests/fixtures/id-tokens.ts";
import { memberObjects } from "#tests/fixtures/member-objects.ts";
import { ada, sessionAt } from "#tests/fixtures/sessions.ts";

type Api = ReturnType<typeof apiWith>;

async function stateOf(api: Api, cookie: string): Promise<unknown> {
  const answer = await call(api, "/api/session", { cookie });
  return ((await answer.json()) as { state: unknown }).state;
}

async function cookieNamed(id: string): Promise<string> {
  const idToken = { token: await idTokenFor("ada"), expiresAt: Date.now() + 3_600_000 };
  return cookieOf(sessionAt(Date.now() - 1_000, { id, idToken }));
}

/** Silences the warnings of an expected outage. */
const silent = () => vi.spyOn(console, "warn").mockImplementation(() => {});

describe("a copied session cookie", () => {
  test("is invalid after sign-out, in this isolate and the next", async () => {
    const objects = memberObjects();
    const api = apiWith({}, { objects });
    const cookie = await cookieNamed("own");
    expect(await stateOf(api, cookie)).toBe("member");
    expect((await call(api, "/api/session", { method: "DELETE", cookie })).status).toBe(204);
    for (const isolate of [api, apiWith({}, { objects })]) {
      expect(await stateOf(isolate, cookie)).toBe("visitor");
      const change = await call(isolate, "/api/favorites/teams/1", { method: "PUT", cookie });
      expect(change.status).toBe(401);
    }
  });

  test("is invalid after the next sign-in from the same browser", async () => {
    const objects = memberObjects();
    const api = apiWith({}, { objects });
    const cookie = await cookieNamed("own");
    const body = { idToken: await idTokenFor("ada"), refreshToken: "r" };
    const began = await call(api, "/api/session", { method: "POST", body, cookie });
    expect(await stateOf(apiWith({}, { objects }), cookie)).toBe("visitor");
    const [fresh = ""] = began.headers.getSetCookie();
    expect(await stateOf(apiWith({}, { objects }), fresh.split(";")[0] ?? "")).toBe("member");
  });

  test("is invalid after two concurrent sign-outs", async () => {
    const objects = memberObjects();
    const api = apiWith({}, { objects });
    const cookie = await cookieNamed("own");
    const both = [1, 2].map(() => call(api, "/api/session", { method: "DELETE", cookie }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([204, 204]);
    expect(await stateOf(apiWith({}, { objects }), cookie)).toBe("visitor");
  });
});

describe("signing out while it cannot be stored", () => {
  test("answers 503 and keeps the member signed in, until it is stored", async () => {
    const warn = silent();
    const objects = memberObjects();
    const api = apiWith({}, { objects });
    const cookie = await cookieNamed("own");
    const signOut = () => call(api, "/api/session", { method: "DELETE", cookie });
    objects.fault = new Error("gone");
    for (const _ of ["first", "second"]) {
      const refused = await signOut();
      expect(refused.status).toBe(503);
      expect(refused.headers.get("set-cookie")).toBeNull();
      expect(await refused.json()).toMatchObject({ code: "sessions-unavailable" });
    }
    expect(await stateOf(api, cookie)).toBe("member");
    objects.fault = undefined;
    expect((await signOut()).status).toBe(204);
    expect(await stateOf(apiWith({}, { objects }), cookie)).toBe("visitor");
    warn.mockRestore();
  });
});

describe("signing out everywhere", () => {
  test("ends every session of the member", async () => {
    const objects = memberObjects();
    const api = apiWith({}, { objects });
    const [phone, laptop] = [await cookieNamed("phone"), await cookieNamed("laptop")];
    const ended = await call(api, "/api/session/end-all", { method: "POST", cookie: phone });
    expect(ended.status).toBe(204);
    expect(ended.headers.get("set-cookie")).toContain("Max-Age=0");
    expect([await stateOf(api, phone), await stateOf(api, laptop)]).toEqual(["visitor", "visitor"]);
  });

  test("requires a session and the POST method", async () => {
    expect((await call(apiWith(), "/api/session/end-all", { method: "POST" })).status).toBe(401);
    const cookie = await memberCookie();
    expect((await call(apiWith(), "/api/session/end-all", { cookie })).status).toBe(405);
  });

  test("answers 503 when the store fails, and keeps the member signed in", async () => {
    const warn = silent();
    const objects = memberObjects();
    const api = apiWith({}, { objects });
    objects.fault = new Error("gone");
    const cookie = await cookieNamed("own");
    const refused = await call(api, "/api/session/end-all", { method: "POST", cookie });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: "sessions-unavailable" });
    expect(await stateOf(api, cookie)).toBe("member");
    warn.mockRestore();
  });
});

describe("deleting the account", () => {
  const deletion = (api: Api, cookie: string) =>
    call(api, "/api/profile", { method: "DELETE", cookie });

  test("deletes the account at the provider, the record and every session", async () => {
    const deleteAccount = vi.fn(async () => ok(undefined));
    const api = apiWith({ deleteAccount });
    const [phone, laptop] = [await cookieNamed("phone"), await cookieNamed("laptop")];
    const added = await call(api, "/api/favorites/teams/1", { method: "PUT", cookie: phone });
    expect(await added.json()).toMatchObject({ teams: [1] });
    const deleted = await deletion(api, phone);
    expect(deleted.status).toBe(204);
    expect(deleted.headers.get("set-cookie")).toContain("Max-Age=0");
    expect(deleteAccount).toHaveBeenCalledOnce();
    expect([await stateOf(api, phone), await stateOf(api, laptop)]).toEqual(["visitor", "visitor"]);
    // A session that begins after the deletion shows whether the record is gone.
    const later = await cookieOf(
      sessionAt(Date.now() + 1_000, {
        id: "later",
        idToken: { token: await idTokenFor("ada"), expiresAt: Date.now() + 3_600_000 },
      }),
    );
    const lists = await call(api, "/api/favorites", { cookie: later });
    expect(await lists.json()).toEqual({ players: [], teams: [] });
  });

  test("leaves no token that can write the record anew", async () => {
    const objects = memberObjects();
    const api = apiWith({}, { objects });
    const cookie = await cookieNamed("own");
    expect((await deletion(api, cookie)).status).toBe(204);
    const later = await cookieOf(
      sessionAt(Date.now() + 1_000, {
        id: "later",
        idToken: { token: await idTokenFor("ada"), expiresAt: Date.now() + 3_600_000 },
      }),
    );
    const added = await call(api, "/api/favorites/teams/1", { method: "PUT", cookie: later });
    expect(added.status).toBe(503);
    const lists = await call(api, "/api/favorites", { cookie: later });
    expect(await lists.json()).toEqual({ players: [], teams: [] });
  });

  test.each([
    ["CREDENTIAL_TOO_OLD_LOGIN_AGAIN", 403, "recent-sign-in-needed", "member"],
    ["USER_NOT_FOUND", 401, "signed-out", "visitor"],
  ])("is rejected when the provider answers %s", async (reason, status, code, state) => {
    const api = apiWith({ deleteAccount: async () => fail({ kind: "refused", reason }) });
    const cookie = await cookieNamed("own");
    const refused = await deletion(api, cookie);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({ code });
    expect(await stateOf(api, cookie)).toBe(state);
  });

  test("deletes nothing while the provider is down", async () => {
    const down = async () => fail({ kind: "unavailable" as const, reason: "TimeoutError" });
    const api = apiWith({ deleteAccount: down });
    const cookie = await cookieNamed("own");
    await call(api, "/api/favorites/teams/1", { method: "PUT", cookie });
    expect((await deletion(api, cookie)).status).toBe(503);
    const lists = await call(api, "/api/favorites", { cookie });
    expect(await lists.json()).toMatchObject({ teams: [1] });
    expect(await (await call(api, "/api/session", { cookie })).json()).toMatchObject({ user: ada });
  });
});
