import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT } from "jose";
import { jwkOf } from "#functions/notices/push.ts";
import type { VapidKeys } from "#functions/settings/notice-settings.ts";

/** A new pair of keys, as VAPID_KEYS has it: the public one, a dot, the private one. */
export async function newVapidKeys(): Promise<string> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { x = "", y = "", d } = await exportJWK(privateKey);
  const point = [Uint8Array.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return `${Buffer.concat(point).toString("base64url")}.${d}`;
}

/** Returns whether what the private key signs is verified by the public one. */
export async function isPair(keys: VapidKeys): Promise<boolean> {
  try {
    const { d: _, ...publicKey } = jwkOf(keys);
    const signed = await new SignJWT()
      .setProtectedHeader({ alg: "ES256" })
      .sign(await importJWK(jwkOf(keys), "ES256"));
    await jwtVerify(signed, await importJWK(publicKey, "ES256"));
    return true;
  } catch {
    return false;
  }
}
