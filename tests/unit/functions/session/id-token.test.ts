import { createLocalJWKSet, errors, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import {
  type IdTokenConfig,
  type IdTokenFailure,
  verifyIdToken,
} from "../../../../functions/session/id-token.ts";
import {
  type ChangedClaims,
  claimsFor,
  idTokenFor,
  idTokens,
  publishedKey,
} from "../../../fixtures/id-tokens.ts";

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
const cases: Case[] = [
  ["empty", "", "malformed"],
  ["nonsense", "nonsense", "malformed"],
  ["dots", "..", "malformed"],
  ["a header that is not JSON", "eHh4.eHh4.eHh4", "malformed"],
  ["truncated", genuine.slice(0, -20), "signature"],
  ["without its signature", genuine.split(".").slice(0, 2).join("."), "malformed"],
  ["with an empty signature", `${genuine.split(".").slice(0, 2).join(".")}.`, "signature"],
  ["tampered claims", tampered(genuine, 1), ["signature", "malformed"]],
  ["tampered signature", tampered(genuine, 2), "signature"],
  ["signed by another key", signedBy(forger.privateKey, "RS256"), "signature"],
  ["naming an unknown key", signedBy(forger.privateKey, "RS256", "key-2"), "signature"],
  ["of another algorithm", signedBy(elliptic.privateKey, "ES256"), "algorithm"],
  [
    "HS256 with the public key as secret",
    signedBy(new TextEncoder().encode(JSON.stringify(publishedKey)), "HS256"),
    "algorithm",
  ],
  ["of another issuer", idTokenFor("ada", { iss: "https://example.com" }), "issuer"],
  [
    "of another project's issuer",
    idTokenFor("ada", { iss: "https://securetoken.google.com/other" }),
    "issuer",
  ],
  ["for another audience", idTokenFor("ada", { aud: "other" }), "audience"],
  ["expired", idTokenFor("ada", { exp: now - 1 }), "expired"],
  ["without expiry", idTokenFor("ada", { exp: undefined }), "malformed"],
  ["issued in the future", idTokenFor("ada", { iat: now + 600 }), "issued-in-future"],
  ["without issue time", idTokenFor("ada", { iat: undefined }), "malformed"],
  ["signed in in the future", idTokenFor("ada", { auth_time: now + 600 }), "signed-in-in-future"],
  ["without sign-in time", idTokenFor("ada", { auth_time: undefined }), "signed-in-in-future"],
  ["sign-in time as text", idTokenFor("ada", { auth_time: "yesterday" }), "signed-in-in-future"],
  ["without a subject", idTokenFor(""), "subject"],
  ["without subject", idTokenFor("ada", { sub: undefined }), "subject"],
  ["of a subject too long", idTokenFor("x".repeat(129)), "subject"],
  ["unsigned, no emulator", unsigned(), "algorithm"],
  [
    "unsigned, emulator elsewhere",
    unsigned(),
    "emulator-not-loopback",
    { ...idTokens, emulatorHost: "auth.example.com:9099" },
  ],
  [
    "unsigned, emulator only looks local",
    unsigned(),
    "emulator-not-loopback",
    { ...idTokens, emulatorHost: "localhost.example.com:80" },
  ],
  [
    "unsigned, emulator at no address",
    unsigned(),
    "emulator-not-loopback",
    { ...idTokens, emulatorHost: "127.999.1.1:9099" },
  ],
  [
    "unsigned, emulator on all addresses",
    unsigned(),
    "emulator-not-loopback",
    { ...idTokens, emulatorHost: "0.0.0.0:9099" },
  ],
  ["unsigned but with a signature", `${unsigned()}AAAA`, "malformed", emulator],
  ["unsigned, of another project", unsigned({ aud: "other" }), "audience", emulator],
  ["unsigned, of another issuer", unsigned({ iss: "x" }), "issuer", emulator],
  ["unsigned, expired", unsigned({ exp: now - 1 }), "expired", emulator],
  ["unsigned, without a subject", unsigned({ sub: "" }), "subject", emulator],
  [
    "unsigned, from the future",
    unsigned({ auth_time: now + 600 }),
    "signed-in-in-future",
    emulator,
  ],
  ["signed, with an emulator", genuine, "algorithm", emulator],
  ["forged, with an emulator", signedBy(forger.privateKey, "RS256"), "algorithm", emulator],
  [
    "when the keys cannot be had",
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
    "when there are no keys",
    genuine,
    "signature",
    { ...idTokens, keys: createLocalJWKSet({ keys: [] }) },
  ],
];

describe("an ID token is not believed", () => {
  test.each(cases)("%s", async (_, token, failure, config = idTokens) => {
    const result = await verifyIdToken(await token, config);
    expect(result.ok).toBe(false);
    if (!result.ok) expect([failure].flat()).toContain(result.error.kind);
  });
});

describe("an ID token is believed", () => {
  const ada = { uid: "ada", email: "ada@example.com", emailVerified: true, name: null };
  test.each<[string, string, IdTokenConfig]>([
    ["signed by the issuer", genuine, idTokens],
    ["unsigned, from the emulator", unsigned(), emulator],
    ["unsigned, from localhost", unsigned(), { ...idTokens, emulatorHost: "localhost:9099" }],
    ["unsigned, from 127.255.0.9", unsigned(), { ...idTokens, emulatorHost: "127.255.0.9:9099" }],
    ["unsigned, from ::1", unsigned(), { ...idTokens, emulatorHost: "[::1]:9099" }],
  ])("%s", async (_, token, config) => {
    expect(await verifyIdToken(token, config)).toMatchObject({ ok: true, value: ada });
  });

  test("with what else it says", async () => {
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
