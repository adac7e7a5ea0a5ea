import { base64url } from "jose";
import { describe, expect, test } from "vitest";
import { areSubscriptionKeys, encrypt } from "#functions/notices/encryption.ts";
import { jwkOf } from "#functions/notices/push.ts";
import { noticeSettings } from "#tests/fixtures/vapid.ts";

// The example of RFC 8291, whose keys are those of all tests.
const BROWSER = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const TEXT = "When I grow up, I want to be a watermelon";
const ENCRYPTED =
  "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml" +
  "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT" +
  "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
const P256 = { name: "ECDH", namedCurve: "P-256" };

async function exampleKeys(): Promise<CryptoKeyPair> {
  const { d, ...point } = jwkOf(noticeSettings(undefined));
  return {
    privateKey: await crypto.subtle.importKey("jwk", { ...point, d }, P256, true, ["deriveBits"]),
    publicKey: await crypto.subtle.importKey("jwk", point, P256, true, []),
  };
}

describe("a message", () => {
  test("is encrypted as in the example of RFC 8291", async () => {
    const salt = base64url.decode("DGv6ra1nlYgDCS1FRnbzlw") as Uint8Array<ArrayBuffer>;
    const encrypted = await encrypt(TEXT, BROWSER, { keys: await exampleKeys(), salt });
    expect(base64url.encode(encrypted)).toBe(ENCRYPTED);
  });

  test("never has the same key and salt twice", async () => {
    const [one, other] = await Promise.all([encrypt(TEXT, BROWSER), encrypt(TEXT, BROWSER)]);
    expect(one.slice(0, 16)).not.toEqual(other.slice(0, 16));
    expect(one.slice(21, 86)).not.toEqual(other.slice(21, 86));
  });

  test("for a point off the curve is refused", async () => {
    const p256dh = base64url.encode(new Uint8Array(65).fill(4));
    await expect(encrypt(TEXT, { ...BROWSER, p256dh })).rejects.toThrow();
  });
});

test.each([
  [BROWSER, true],
  [{ ...BROWSER, auth: "" }, false],
  [{ ...BROWSER, auth: `${BROWSER.auth}AA` }, false],
  [{ ...BROWSER, auth: "no base64!" }, false],
  [{ ...BROWSER, p256dh: BROWSER.p256dh.slice(4) }, false],
  [{ ...BROWSER, p256dh: `A${BROWSER.p256dh.slice(1)}` }, false],
  [{ ...BROWSER, p256dh: "" }, false],
])("keys %j have the form of a browser's: %s", (keys, expected) => {
  expect(areSubscriptionKeys(keys)).toBe(expected);
});
