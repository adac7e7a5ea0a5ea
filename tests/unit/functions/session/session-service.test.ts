import { randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { fail, ok } from "#domain/result.ts";
import type { IdentityProvider } from "#functions/session/identity-provider.ts";
import type { ProviderFailure } from "#functions/session/provider-call.ts";
import { createRevocations } from "#functions/session/revocations.ts";
import { createSeals } from "#functions/session/sealing.ts";
import {
  ABSOLUTE_LIMIT_MS,
  IDLE_LIMIT_MS,
  isAlive,
  RESEAL_AFTER_MS,
  remainingMs,
} from "#functions/session/session.ts";
import { createSessionService } from "#functions/session/session-service.ts";
import { idTokenFor, idTokens } from "#tests/fixtures/id-tokens.ts";
import { memberObjects } from "#tests/fixtures/member-objects.ts";
import { ada, providerWith, sealedBy, sessionAt } from "#tests/fixtures/sessions.ts";

const seals = createSeals({ current: "a secret that is long enough to seal" });
const now = Date.now();

function serviceWith(changed: Partial<IdentityProvider> = {}) {
  const objects = memberObjects(() => now);
  return createSessionService({
    seals,
    provider: providerWith(changed),
    revocations: createRevocations({ storeOf: objects.of, now: () => now }),
    idTokens,
    now: () => now,
  });
}

const refused: ProviderFailure = { kind: "refused", reason: "TOKEN_EXPIRED" };
const transient: ProviderFailure[] = [
  { kind: "unavailable", reason: "TimeoutError" },
  { kind: "throttled" },
];

describe("session limits", () => {
  test.each([
    ["just begun", 0, 0, true],
    ["in its last idle second", IDLE_LIMIT_MS - 1, IDLE_LIMIT_MS - 1, true],
    ["idle for 7 days", IDLE_LIMIT_MS, IDLE_LIMIT_MS, false],
    ["in the last second before the absolute limit", ABSOLUTE_LIMIT_MS - 1, 0, true],
    ["30 days old", ABSOLUTE_LIMIT_MS, 0, false],
    ["dated 30 seconds in the future", -30_000, -30_000, true],
    ["dated an hour in the future", -3_600_000, -3_600_000, false],
    ["last used by a clock that was a day ahead", 0, -86_400_000, true],
    ["last used by a clock that was 7 days ahead", 0, -IDLE_LIMIT_MS, false],
  ])("determine whether a session is alive: %s", (_, age, idle, alive) => {
    const session = sessionAt(now - age, { lastSeenAt: now - idle });
    expect(isAlive(session, now)).toBe(alive);
  });

  test("leave the time until the nearer limit", () => {
    expect(remainingMs(sessionAt(now), now)).toBe(IDLE_LIMIT_MS);
    const old = sessionAt(now - ABSOLUTE_LIMIT_MS + 1_000, { lastSeenAt: now });
    expect(remainingMs(old, now)).toBe(1_000);
    expect(remainingMs(sessionAt(now - ABSOLUTE_LIMIT_MS), now)).toBe(0);
    expect(RESEAL_AFTER_MS).toBeLessThan(IDLE_LIMIT_MS / 24);
  });

  test("are enforced by open()", async () => {
    const service = serviceWith();
    expect(await service.open(await sealedBy(seals, sessionAt(now)))).toBeDefined();
    expect(
      await service.open(await sealedBy(seals, sessionAt(now - IDLE_LIMIT_MS))),
    ).toBeUndefined();
  });
});

describe("start", () => {
  const start = async (provider: Partial<IdentityProvider>, token = idTokenFor("ada")) =>
    serviceWith(provider).start({ idToken: await token, refreshToken: "refresh-1" });

  test("takes the profile from the provider, not from the token", async () => {
    const started = await start({}, idTokenFor("ada", { name: "Eve" }));
    expect(started).toMatchObject({ ok: true, value: { user: ada, issuedAt: now } });
  });

  test("keeps the ID token, so that the first renewal needs no refresh", async () => {
    const refresh = vi.fn();
    const token = await idTokenFor("ada");
    const started = await start({ refresh }, Promise.resolve(token));
    if (!started.ok) throw new Error("no session");
    expect(started.value.idToken?.token).toBe(token);
    expect(await serviceWith({ refresh }).renew(started.value)).toEqual(started);
    expect(refresh).not.toHaveBeenCalled();
  });

  test("assigns each session a unique id", async () => {
    const ids = await Promise.all([start({}), start({})]);
    expect(new Set(ids.map((started) => started.ok && started.value.id)).size).toBe(2);
  });

  test("rejects an invalid ID token without a lookup at the provider", async () => {
    const lookup = vi.fn(async () => ok({ user: ada, validSince: 0 }));
    const started = await start({ lookup }, idTokenFor("ada", { aud: "other" }));
    expect(started).toMatchObject({ ok: false, error: { kind: "invalid-token" } });
    expect(lookup).not.toHaveBeenCalled();
  });

  test("rejects an account the provider refuses or that differs from the token's", async () => {
    expect(await start({ lookup: async () => fail(refused) })).toMatchObject({
      error: { kind: "invalid-token" },
    });
    expect(
      await start({ lookup: async () => ok({ user: { ...ada, uid: "bob" }, validSince: 0 }) }),
    ).toMatchObject({
      error: { kind: "invalid-token" },
    });
  });

  const signIn = Math.floor(now / 1000) - 60;
  const older = () => idTokenFor("ada", { auth_time: signIn });

  test.each([
    [0, true],
    [1, false],
  ])("with a password changed %i s after the sign-in answers %s", async (laterS, isOk) => {
    const validSince = (signIn + laterS) * 1000;
    const lookup = async () => ok({ user: ada, validSince });
    expect((await start({ lookup }, older())).ok).toBe(isOk);
  });

  test.each([
    ["in the second of the sign-in", 1, false],
    ["in the second before it", -1, true],
    ["in the second after it", 1_000, false],
    ["just now", 60_000, false],
  ])("with all sessions ended %s answers %s", async (_, laterMs, isOk) => {
    const objects = memberObjects(() => now);
    await objects.of("ada").endSessionsBefore(signIn * 1000 + laterMs);
    const revocations = createRevocations({ storeOf: objects.of, now: () => now });
    const ended = createSessionService({
      seals,
      idTokens,
      revocations,
      now: () => now,
      provider: providerWith(),
    });
    const started = await ended.start({ idToken: await older(), refreshToken: "refresh-1" });
    expect(started.ok).toBe(isOk);
  });

  test("rejects tokens that exceed the cookie's size limit", async () => {
    const refreshToken = randomBytes(3_000).toString("base64url");
    const tokens = { idToken: await idTokenFor("ada"), refreshToken };
    expect(await serviceWith().start(tokens)).toEqual(
      fail({ kind: "session-too-large", reason: "4000 characters" }),
    );
  });

  test.each(transient)("fails while the provider is %j", async (failure) => {
    expect(await start({ lookup: async () => fail(failure) })).toMatchObject({
      error: { kind: "identity-unavailable" },
    });
  });
});

describe("renew", () => {
  const minutes = (count: number) => ({ token: "old", expiresAt: now + count * 60_000 });

  test("keeps an ID token that is valid for at least five minutes", async () => {
    const refresh = vi.fn();
    const session = sessionAt(now, { idToken: minutes(5) });
    expect(await serviceWith({ refresh }).renew(session)).toEqual(ok(session));
    expect(refresh).not.toHaveBeenCalled();
  });

  const ofTomorrow = minutes(25 * 60);
  test.each([minutes(4), minutes(-10), ofTomorrow, undefined])(
    "replaces the ID token %j",
    async (idToken) => {
      const fresh = await idTokenFor("ada", {
        name: "Ada L.",
        picture: "https://example.com/a.png",
      });
      const refresh = async () => ok({ idToken: fresh, refreshToken: "refresh-2" });
      const renewed = await serviceWith({ refresh }).renew(sessionAt(now, { idToken }));
      expect(renewed).toMatchObject({
        ok: true,
        value: {
          refreshToken: "refresh-2",
          idToken: { token: fresh },
          issuedAt: now,
          user: {
            displayName: "Ada L.",
            photoURL: "https://example.com/a.png",
            emailVerified: true,
            createdAt: ada.createdAt,
          },
        },
      });
    },
  );

  test("validates the avatar URL of the new token", async () => {
    const fresh = await idTokenFor("ada", { picture: "http://example.com/a.png" });
    const refresh = async () => ok({ idToken: fresh, refreshToken: "refresh-2" });
    const renewed = await serviceWith({ refresh }).renew(sessionAt(now, { idToken: undefined }));
    expect(renewed).toMatchObject({ ok: true, value: { user: { photoURL: null } } });
  });

  test("ends the session when the provider refuses the refresh token", async () => {
    const refresh = async () => fail(refused);
    const renewed = await serviceWith({ refresh }).renew(sessionAt(now, { idToken: minutes(4) }));
    expect(renewed).toMatchObject({ ok: false, error: { kind: "session-over" } });
  });

  test("ends the session when the new ID token belongs to another member", async () => {
    const refresh = async () => ok({ idToken: await idTokenFor("bob"), refreshToken: "r" });
    const renewed = await serviceWith({ refresh }).renew(sessionAt(now, { idToken: undefined }));
    expect(renewed).toMatchObject({ ok: false, error: { kind: "session-over" } });
  });

  test.each(transient)(
    "keeps the session until the token expires while the provider is %j",
    async (failure) => {
      const service = serviceWith({ refresh: async () => fail(failure) });
      const session = sessionAt(now, { idToken: minutes(1) });
      expect(await service.renew(session)).toEqual(ok(session));
      expect(await service.renew(sessionAt(now, { idToken: minutes(-1) }))).toMatchObject({
        error: { kind: "identity-unavailable" },
      });
    },
  );
});
