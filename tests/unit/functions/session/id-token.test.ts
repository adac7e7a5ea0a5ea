import { createLocalJWKSet, errors, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import {
  type IdTokenConfig,
  type IdTokenFailure,
  verifyIdToken,
} from "#functions/session/id-token.ts";
import {
  type ChangedClaims,
  claimsFor,
  idTokenFor,
  idTokens,
  publishedKey,
} from "#tests/fixtures/id-tokens.ts";

const now = Math.floor(Date.now() / 1000);
const emulator: IdTokenConfig = { ...idTokens, emulatorHost: "127.0.0.1:9099" };
const unsigned = (changed: ChangedClaims = {}) =>
  new UnsecuredJWT({ ...claimsFor("ada"), ...changed }).encode();
const forger = await generateKeyPair("RS256");
const elliptic = await generateKeyPair("ES256");

function signedBy(key: CryptoKey | Uint8Array, alg: string, kid = "key-1"): Promise<string> {
  return new SignJWT(claimsFor("ada")).setProtectedHeader({ alg, kid }).sign(key);
}

/** Changes one character inside a part of a token. */
function tampered(token: string, part: 0 | 1 | 2): string {
  const parts = token.split(".");
  const text = parts[part] ?? "";
  const place = Math.floor(text.length / 2);
  parts[part] = text.slice(0, place) + (text[place] === "A" ? "B" : "A") + text.slice(place + 1);
  return parts.join(".");
}

type Case = [
  name: string,
  token: string | Promise<string>,
  failure: IdTokenFailure["kind"] | readonly IdTokenFailure["kind"][],
  config?: IdTokenConfig,
];

const genuine = await idTokenFor("ada");
/** A clock that stands still, for claims at their very limit. */
const still: IdTokenConfig = { ...idTokens, now: () => new Date(now * 1000) };
const ahead = await idTokenFor("ada", { iat: now + 5, auth_time: now + 5 });
const cases: Case[] = [
  ["empty", "", "malformed"],
  ["nonsense", "nonsense", "malformed"],
  ["dots", "..", "malformed"],
  ["a header that is not JSON", "eHh4.eHh4.eHh4", "malformed"],
  ["truncated", genuine.slice(0, -20), "signature"],
  ["without a signature part", genuine.split(".").slice(0, 2).join("."), "malformed"],
  ["with an empty signature", `${genuine.split(".").slice(0, 2).join(".")}.`, "signature"],
  ["with tampered claims", tampered(genuine, 1), ["signature", "malformed"]],
  ["with a tampered signature", tampered(genuine, 2), "signature"],
  ["signed by another key", signedBy(forger.privateKey, "RS256"), "signature"],
  ["naming an unknown key", signedBy(forger.privateKey, "RS256", "key-2"), "signature"],
  ["with another algorithm", signedBy(elliptic.privateKey, "ES256"), "algorithm"],
  [
    "signed with HS256, the public key as the secret",
    signedBy(new TextEncoder().encode(JSON.stringify(publishedKey)), "HS256"),
    "algorithm",
  ],
  ["from another issuer", idTokenFor("ada", { iss: "https://example.com" }), "issuer"],
  [
    "from another project's issuer",
    idTokenFor("ada", { iss: "https://securetoken.google.com/other" }),
    "issuer",
  ],
  ["for another audience", idTokenFor("ada", { aud: "other" }), "audience"],
  ["expired", idTokenFor("ada", { exp: now - 1 }), "expired"],
  ["with a subject of another type", idTokenFor("ada", { sub: 7 as never }), "subject"],
  ["without expiry", idTokenFor("ada", { exp: undefined }), "malformed"],
  ["issued in the future", idTokenFor("ada", { iat: now + 600 }), "issued-in-future"],
  ["issued six seconds ahead", idTokenFor("ada", { iat: now + 6 }), "issued-in-future", still],
  [
    "signed in six seconds ahead",
    idTokenFor("ada", { auth_time: now + 6 }),
    "signed-in-in-future",
    still,
  ],
  ["without issue time", idTokenFor("ada", { iat: undefined }), "malformed"],
  ["signed in in the future", idTokenFor("ada", { auth_time: now + 600 }), "signed-in-in-future"],
  ["without sign-in time", idTokenFor("ada", { auth_time: undefined }), "signed-in-in-future"],
  [
    "with a sign-in time that is text",
    idTokenFor("ada", { auth_time: "yesterday" }),
    "signed-in-in-future",
  ],
  ["with an empty subject", idTokenFor(""), "subject"],
  ["without a subject", idTokenFor("ada", { sub: undefined }), "subject"],
  ["with a subject that is too long", idTokenFor("x".repeat(129)), "subject"],
  ["unsigned, without an emulator", unsigned(), "algorithm"],
  [
    "unsigned, emulator on another host",
    unsigned(),
    "emulator-not-loopback",
    { ...idTokens, emulatorHost: "auth.example.com:9099" },
  ],
  [
    "unsigned, emulator on a host name that starts with localhost",
    unsigned(),
    "emulator-not-loopback",
    { ...idTokens, emulatorHost: "localhost.example.com:80" },
  ],
  [
    "unsigned, emulator at an invalid address",
    unsigned(),
    "emulator-not-loopback",
    { ...idTokens, emulatorHost: "127.999.1.1:9099" },
  ],
  [
    "unsigned, emulator on the unspecified address",
    unsigned(),
    "emulator-not-loopback",
    { ...idTokens, emulatorHost: "0.0.0.0:9099" },
  ],
  ["unsigned, with a signature part", `${unsigned()}AAAA`, "malformed", emulator],
  ["unsigned, of another project", unsigned({ aud: "other" }), "audience", emulator],
  ["unsigned, of another issuer", unsigned({ iss: "x" }), "issuer", emulator],
  ["unsigned, expired", unsigned({ exp: now - 1 }), "expired", emulator],
  ["unsigned, with an empty subject", unsigned({ sub: "" }), "subject", emulator],
  [
    "unsigned, signed in in the future",
    unsigned({ auth_time: now + 600 }),
    "signed-in-in-future",
    emulator,
  ],
  ["signed, while an emulator is configured", genuine, "algorithm", emulator],
  [
    "forged, while an emulator is configured",
    signedBy(forger.privateKey, "RS256"),
    "algorithm",
    emulator,
  ],
  [
    "when fetching the keys times out",
    genuine,
    "keys-unavailable",
    { ...idTokens, keys: () => Promise.reject(new errors.JWKSTimeout()) },
  ],
  [
    "when the network is down",
    genuine,
    "keys-unavailable",
    { ...idTokens, keys: () => Promise.reject(new TypeError("fetch failed")) },
  ],
  [
    "when the key set is empty",
    genuine,
    "signature",
    { ...idTokens, keys: createLocalJWKSet({ keys: [] }) },
  ],
];

describe("verifyIdToken rejects a token", () => {
  test.each(cases)("%s", async (_, token, failure, config = idTokens) => {
    const result = await verifyIdToken(await token, config);
    expect(result.ok).toBe(false);
    if (!result.ok) expect([failure].flat()).toContain(result.error.kind);
  });
});

describe("verifyIdToken accepts a token", () => {
  const ada = { uid: "ada", email: "ada@example.com", emailVerified: true, name: null };
  test.each<[string, string, IdTokenConfig]>([
    ["signed by the issuer", genuine, idTokens],
    ["unsigned, from the emulator", unsigned(), emulator],
    ["unsigned, from localhost", unsigned(), { ...idTokens, emulatorHost: "localhost:9099" }],
    ["unsigned, from 127.255.0.9", unsigned(), { ...idTokens, emulatorHost: "127.255.0.9:9099" }],
    ["issued and signed in five seconds ahead of this clock", ahead, still],
    ["unsigned, from ::1", unsigned(), { ...idTokens, emulatorHost: "[::1]:9099" }],
  ])("%s", async (_, token, config) => {
    expect(await verifyIdToken(token, config)).toMatchObject({ ok: true, value: ada });
  });

  test("and reads its profile claims, ignoring those of the wrong type", async () => {
    const token = await idTokenFor("x".repeat(128), {
      name: "Ada",
      picture: "https://example.com/a.png",
      email: 5,
      email_verified: "true",
    });
    expect(await verifyIdToken(token, idTokens)).toMatchObject({
      ok: true,
      value: {
        name: "Ada",
        picture: "https://example.com/a.png",
        email: null,
        emailVerified: false,
      },
    });
  });
});
