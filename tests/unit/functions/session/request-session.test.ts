import { describe, expect, test, vi } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { RequestSession } from "#functions/session/request-session.ts";
import { RESEAL_AFTER_MS, remainingMs, type Session } from "#functions/session/session.ts";
import type { SessionService } from "#functions/session/session-service.ts";
import { ada, sessionAt } from "#tests/fixtures/sessions.ts";

const NOW = 1_900_000_000_000;
const session = sessionAt(NOW);
const REMOVED = "__Host-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure";

/** The cookie of a session, which the service here seals as JSON. */
const cookieOf = (one: Session) => {
  const value = encodeURIComponent(JSON.stringify(one));
  const seconds = Math.round(remainingMs(one, NOW) / 1000);
  return `__Host-session=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}; Secure`;
};

/** A service that opens `held` from any cookie; `changed` overrides its methods. */
function serviceWith(held: Session | undefined, changed: Partial<SessionService> = {}) {
  const done = async () => ok(undefined);
  const service = {
    start: vi.fn<SessionService["start"]>(),
    open: vi.fn(async () => held && { session: held, outdated: false }),
    renew: vi.fn(async (one: Session) => ok(one)),
    end: vi.fn(done),
    replace: vi.fn(async () => {}),
    endAll: vi.fn(done),
    endRefused: vi.fn(async () => {}),
    endDeleted: vi.fn(async () => {}),
    check: vi.fn(async () => {}),
    reread: vi.fn(async (one: Session) => ok(one)),
    seal: vi.fn(
      async (one: Session): Promise<string | undefined> => encodeURIComponent(JSON.stringify(one)),
    ),
    now: () => NOW,
  };
  return Object.assign(service, changed);
}

type Service = ReturnType<typeof serviceWith>;

const open = (service: Service, cookie = "__Host-session=sealed") =>
  RequestSession.of(
    new Request("https://hardwood.example/", { headers: cookie === "" ? {} : { cookie } }),
    service,
  );

describe("a request", () => {
  test("without the cookie is a visitor's, and gets none", async () => {
    for (const cookie of ["", "session=sealed"]) {
      const service = serviceWith(session);
      const own = await open(service, cookie);
      expect(service.open).not.toHaveBeenCalled();
      expect(own.user).toBeUndefined();
      expect(await own.idToken()).toEqual(fail({ kind: "signed-out" }));
      expect(await own.setCookie()).toBeUndefined();
    }
  });

  test("with a cookie that does not open is a visitor's, and loses it once", async () => {
    const own = await open(serviceWith(undefined));
    expect(own.user).toBeUndefined();
    expect(await own.setCookie()).toBe(REMOVED);
    expect(await own.setCookie()).toBeUndefined();
  });

  test("of a member leaves a cookie as it is that was used within the hour", async () => {
    const own = await open(serviceWith(sessionAt(NOW, { lastSeenAt: NOW - RESEAL_AFTER_MS + 1 })));
    expect(own.user).toEqual(ada);
    expect(await own.setCookie()).toBeUndefined();
  });

  test("of a member notes the use once an hour", async () => {
    const own = await open(serviceWith(sessionAt(NOW, { lastSeenAt: NOW - RESEAL_AFTER_MS })));
    expect(await own.setCookie()).toBe(cookieOf(session));
    expect(await own.setCookie()).toBeUndefined();
  });

  test("of a member notes the use after one by a clock that was ahead", async () => {
    const own = await open(serviceWith(sessionAt(NOW, { lastSeenAt: NOW + RESEAL_AFTER_MS })));
    expect(await own.setCookie()).toBe(cookieOf(session));
  });

  test("of a member writes a cookie anew that the previous secret sealed", async () => {
    const service = serviceWith(session, { open: async () => ({ session, outdated: true }) });
    expect(await (await open(service)).setCookie()).toBe(cookieOf(session));
  });

  test("keeps the cookie that the browser has when the session does not fit into one", async () => {
    const service = serviceWith(session, { seal: async () => undefined });
    const own = await open(service);
    own.change({ displayName: "Ada Lovelace" });
    expect(await own.setCookie()).toBeUndefined();
  });
});

describe("the ID token", () => {
  test("is renewed once a request, and the account checked in the background", async () => {
    const renewed = sessionAt(NOW, { idToken: { token: "id-2", expiresAt: NOW + 3_600_000 } });
    const service = serviceWith(session, { renew: vi.fn(async () => ok(renewed)) });
    const waitUntil = vi.fn();
    const own = await RequestSession.of(
      new Request("https://hardwood.example/", { headers: { cookie: "__Host-session=s" } }),
      service,
      waitUntil,
    );
    expect(await Promise.all([own.idToken(), own.idToken()])).toEqual([ok("id-2"), ok("id-2")]);
    expect(service.renew).toHaveBeenCalledOnce();
    expect(service.check).toHaveBeenCalledWith(renewed, "id-2");
    expect(waitUntil).toHaveBeenCalledOnce();
    expect(await own.setCookie()).toBe(cookieOf(renewed));
  });

  test("that is still good writes no cookie", async () => {
    const own = await open(serviceWith(session));
    expect(await own.idToken()).toEqual(ok("id-1"));
    expect(await own.setCookie()).toBeUndefined();
  });

  test("is unavailable where the session holds none", async () => {
    const { idToken: _none, ...without } = session;
    const own = await open(serviceWith(without));
    expect(await own.idToken()).toEqual(fail({ kind: "identity-unavailable" }));
    expect(own.user).toEqual(ada);
  });

  test.each([
    ["session-over", "signed-out", undefined, REMOVED],
    ["identity-unavailable", "identity-unavailable", ada, undefined],
  ] as const)("after %s is lacking: %s", async (kind, lack, user, cookie) => {
    const renew = async () => fail({ kind, reason: "x" });
    const own = await open(serviceWith(session, { renew } as unknown as Partial<SessionService>));
    expect(await own.idToken()).toEqual(fail({ kind: lack }));
    expect(own.user).toEqual(user);
    expect(await own.setCookie()).toBe(cookie);
  });
});

describe("the profile", () => {
  const renamed = sessionAt(NOW, { user: { ...ada, displayName: "Countess" } });

  test("is read again from the provider", async () => {
    const service = serviceWith(session, { reread: vi.fn(async () => ok(renamed)) });
    const own = await open(service);
    await own.reread();
    expect(service.reread).toHaveBeenCalledWith(session, "id-1");
    expect(own.user?.displayName).toBe("Countess");
    expect(await own.setCookie()).toBe(cookieOf(renamed));
  });

  test.each([
    ["session-over", undefined, REMOVED],
    ["identity-unavailable", ada, undefined],
  ] as const)("after %s is %j", async (kind, user, cookie) => {
    const reread = async () => fail({ kind, reason: "x" });
    const own = await open(serviceWith(session, { reread } as unknown as Partial<SessionService>));
    await own.reread();
    expect(own.user).toEqual(user);
    expect(await own.setCookie()).toBe(cookie);
  });

  test("is not read for a visitor", async () => {
    const service = serviceWith(undefined);
    await (await open(service)).reread();
    expect(service.reread).not.toHaveBeenCalled();
  });

  test("takes a change over, and writes the cookie only for one", async () => {
    const own = await open(serviceWith(session));
    own.change({ displayName: "Ada" });
    expect(await own.setCookie()).toBeUndefined();
    own.change({ displayName: "Countess" });
    expect(own.user).toEqual({ ...ada, displayName: "Countess" });
    expect(await own.setCookie()).toBe(cookieOf(renamed));
  });

  test("of a visitor does not change", async () => {
    const own = await open(serviceWith(session), "");
    own.change({ displayName: "Countess" });
    expect(own.user).toBeUndefined();
    expect(await own.setCookie()).toBeUndefined();
  });
});

describe("a session begun", () => {
  const next = sessionAt(NOW, { id: "session-2", idToken: { token: "id-2", expiresAt: NOW } });

  test("ends the one that it replaces, and has its own token", async () => {
    const service = serviceWith(session);
    const own = await open(service);
    expect(await own.idToken()).toEqual(ok("id-1"));
    await own.begin(next);
    expect(service.replace).toHaveBeenCalledWith(session);
    expect(await own.idToken()).toEqual(ok("id-2"));
    expect(await own.setCookie()).toBe(cookieOf(next));
  });

  test("of a visitor replaces nothing", async () => {
    const service = serviceWith(undefined);
    const own = await open(service, "");
    await own.begin(next);
    expect(service.replace).not.toHaveBeenCalled();
    expect(own.user).toEqual(ada);
  });
});

describe("a session ends", () => {
  const endings = [
    ["end", "end", [session]],
    ["endAll", "endAll", [session]],
    ["endDeleted", "endDeleted", [session]],
    ["endRefused", "endRefused", [session, "USER_DISABLED"]],
  ] as const;

  test.each(endings)("by %s", async (how, called, args) => {
    const service = serviceWith(session);
    const own = await open(service);
    await own.idToken();
    await (how === "endRefused" ? own.endRefused("USER_DISABLED") : own[how]());
    expect(service[called]).toHaveBeenCalledWith(...args);
    expect(own.user).toBeUndefined();
    expect(await own.idToken()).toEqual(fail({ kind: "signed-out" }));
    expect(await own.setCookie()).toBe(REMOVED);
  });

  test.each(endings)("by %s for a visitor without a call", async (how, called) => {
    const service = serviceWith(undefined);
    const own = await open(service, "");
    await (how === "endRefused" ? own.endRefused("USER_DISABLED") : own[how]());
    expect(service[called]).not.toHaveBeenCalled();
  });

  test.each(["end", "endAll"] as const)("by %s only when that could be stored", async (how) => {
    const unstored = fail({ kind: "unavailable" as const });
    const ending = async () => unstored;
    const own = await open(
      serviceWith(session, { [how]: ending } as unknown as Partial<SessionService>),
    );
    expect(await own[how]()).toEqual(unstored);
    expect(own.user).toEqual(ada);
    expect(await own.setCookie()).toBeUndefined();
  });
});
