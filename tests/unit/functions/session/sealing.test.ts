import { hkdfSync } from "node:crypto";
import fc from "fast-check";
import { CompactEncrypt, compactDecrypt } from "jose";
import { describe, expect, test } from "vitest";
import { createSeals, MAX_SEALED_LENGTH } from "#functions/session/sealing.ts";
import type { Session } from "#functions/session/session.ts";
import { ada, sealedBy, sessionAt } from "#tests/fixtures/sessions.ts";

const SECRET = "a secret that is long enough to seal";
const seals = createSeals({ current: SECRET });
const session = sessionAt(1_000_000);

/** The session as version 1.0.0 sealed it: an upgrade must sign nobody out. */
const SEALED_BEFORE = [
  "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwidHlwIjoiaGFyZHdvb2Qtc2Vzc2lvbiJ9..024RKC-joUsgAP9h",
  ".RjnpB4WL_zvbC90k3zScchVmqu17wjOiCMDjmorE4gONTYyEnGrEdiUk7QT-8zClHS5Mp6CDpSp4tq6bHzZsh2TdB",
  "TSjnut-gJ2is2eTjBc5QSP6ANDduNGevNHZrc_m-0EURAKRWSgCnabi4DIZIfWqZbfiwKAZQDQiGpYS_D3quMNXH_G",
  "pS3QYLKcGebyM2fsJHq-Wh39UX3w4BdXMedYK8MyQm9yrclQM9K_jRCrVoq6--4pXvD6qcZZaNckOy2WVUy3BVLW_0",
  "HOZuBF_rgVl.dXYbwpY3htAusKs2cbmHog",
].join("");

/** Random text, which does not compress, like a token. */
function noise(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return btoa(String.fromCharCode(...bytes)).slice(0, length);
}

describe("seals", () => {
  test("open only with the secret that sealed them, and leak no plaintext", async () => {
    const sealed = await sealedBy(seals, session);
    expect(await seals.open(sealed)).toEqual({ session, outdated: false });
    expect(await createSeals({ current: `${SECRET}!` }).open(sealed)).toBeUndefined();
    const parts = sealed
      .split(".")
      .map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect([sealed, ...parts].filter((text) => text.includes(ada.email))).toEqual([]);
  });

  test("open what an earlier release has sealed", async () => {
    expect(await seals.open(SEALED_BEFORE)).toEqual({ session, outdated: false });
  });

  test("are JWE in the compact form, under the key derived from the secret", async () => {
    const info = "hardwood session cookie, version 1";
    const key = new Uint8Array(hkdfSync("sha256", SECRET, "", info, 32));
    const { protectedHeader } = await compactDecrypt(await sealedBy(seals, session), key);
    expect(protectedHeader).toEqual({ alg: "dir", enc: "A256GCM", typ: "hardwood-session" });
  });

  test("reject a session without an id, from a cookie of an earlier release", async () => {
    const { id: _none, ...earlier } = session;
    expect(await seals.open(await sealedBy(seals, earlier as Session))).toBeUndefined();
  });

  test("round-trip any short session", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    const user = fc.record({
      uid: text,
      email: text,
      displayName: fc.option(text),
      photoURL: fc.option(text),
      emailVerified: fc.boolean(),
      createdAt: fc.option(text),
      lastLoginAt: fc.option(text),
    });
    const sessions = fc.record({
      id: fc.uuid(),
      user,
      refreshToken: text,
      signedInAt: fc.nat(),
      issuedAt: fc.nat(),
      lastSeenAt: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(sessions, async (one) => {
        const opened = await seals.open(await sealedBy(seals, one));
        expect(opened).toEqual({ session: one, outdated: false });
      }),
    );
  });

  test("reject text with any character changed", async () => {
    const sealed = await sealedBy(seals, session);
    // The last character of a part can encode unused bits, so two texts can decode to the same
    // bytes.
    const ends = new Set([...sealed.matchAll(/.(?=\.|$)/g)].map((match) => match.index));
    const places = fc.nat({ max: sealed.length - 1 }).filter((place) => !ends.has(place));
    const others = fc.constantFrom(
      ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.",
    );
    await fc.assert(
      fc.asyncProperty(places, others, async (place, other) => {
        fc.pre(sealed[place] !== other);
        const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
        expect(await seals.open(changed)).toBeUndefined();
      }),
    );
  });

  test("differ each time the same session is sealed", async () => {
    expect(await sealedBy(seals, session)).not.toBe(await sealedBy(seals, session));
  });

  test("open with the previous secret and report that they are outdated", async () => {
    const sealed = await sealedBy(seals, session);
    const rotated = createSeals({ current: "the next secret, which is as long", previous: SECRET });
    expect(await rotated.open(sealed)).toEqual({ session, outdated: true });
    expect(await seals.open(await sealedBy(rotated, session))).toBeUndefined();
  });

  test.each([
    "",
    ".",
    "....",
    "a.b.c.d.e",
    "x".repeat(100_000),
    "\u0000",
    "eyJhbGciOiJub25lIn0....",
  ])("reject the text %j", async (text) => {
    expect(await seals.open(text)).toBeUndefined();
  });

  test("reject the raw secret as the key, and other algorithms", async () => {
    const plaintext = new TextEncoder().encode(JSON.stringify(session));
    const raw = new TextEncoder().encode(SECRET).slice(0, 32);
    for (const header of [
      { alg: "dir", enc: "A256GCM", typ: "hardwood-session" },
      { alg: "A256KW", enc: "A256GCM", typ: "hardwood-session" },
      { alg: "PBES2-HS256+A128KW", enc: "A128GCM", typ: "hardwood-session" },
    ]) {
      const key = header.alg.startsWith("PBES2") ? new TextEncoder().encode(SECRET) : raw;
      const sealed = await new CompactEncrypt(plaintext).setProtectedHeader(header).encrypt(key);
      expect(await seals.open(sealed)).toBeUndefined();
    }
  });
});

describe("the size limit of a sealed session", () => {
  const idToken = { token: noise(1_100), expiresAt: 5_000_000 };

  test("fits the provider's tokens and a usual avatar URL", async () => {
    const user = { ...ada, photoURL: `https://example.com/${noise(120)}` };
    const usual = sessionAt(1_000_000, { refreshToken: noise(1_000), idToken, user });
    const sealed = await sealedBy(seals, usual);
    expect(sealed.length).toBeLessThan(3_300);
    expect((await seals.open(sealed))?.session).toEqual(usual);
  });

  test("drops the ID token first when the avatar URL is long", async () => {
    const user = { ...ada, photoURL: `https://example.com/${noise(2_028)}` };
    const long = sessionAt(1_000_000, { refreshToken: noise(1_000), idToken, user });
    const sealed = await sealedBy(seals, long);
    expect(sealed.length).toBeLessThanOrEqual(MAX_SEALED_LENGTH);
    const { idToken: _left, ...rest } = long;
    expect((await seals.open(sealed))?.session).toEqual(rest);
  });

  test("drops the avatar URL next", async () => {
    const user = { ...ada, photoURL: `https://example.com/${noise(2_028)}` };
    const sealed = await sealedBy(
      seals,
      sessionAt(1_000_000, { refreshToken: noise(2_000), idToken, user }),
    );
    expect(sealed.length).toBeLessThanOrEqual(MAX_SEALED_LENGTH);
    expect((await seals.open(sealed))?.session.user).toEqual(ada);
  });

  test("truncates a long display name before giving up", async () => {
    const user = { ...ada, displayName: `Ada ${noise(1_500)}` };
    const long = sessionAt(1_000_000, { refreshToken: noise(2_600), idToken, user });
    const sealed = await sealedBy(seals, long);
    expect(sealed.length).toBeLessThanOrEqual(MAX_SEALED_LENGTH);
    const opened = await seals.open(sealed);
    expect(opened?.session.user).toEqual({ ...user, displayName: user.displayName.slice(0, 64) });
    expect(opened?.session.refreshToken).toBe(long.refreshToken);
  });

  test("returns no seal for a refresh token that is too long", async () => {
    const session = sessionAt(1_000_000, { refreshToken: noise(4_000) });
    expect(await seals.seal(session)).toBeUndefined();
  });
});
