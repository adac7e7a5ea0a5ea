import { base64url } from "jose";

/** The algorithms of RFC 7518 in which the site signs, as WebCrypto names them. */
const ALGORITHMS = {
  RS256: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
  ES256: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
};

type Algorithm = keyof typeof ALGORITHMS;

/** Named without the platform's types, which tests do not have. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** A private key that signs in an algorithm. Rejects for one that cannot be read. */
export interface SigningKey {
  alg: Algorithm;
  key: Key;
}

/** The key of a PKCS 8 document in PEM. */
export async function keyOfPem(pem: string, alg: Algorithm): Promise<SigningKey> {
  const body = pem.replace(/-----[A-Z ]+-----|\s/g, "");
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey("pkcs8", bytes, ALGORITHMS[alg], false, ["sign"]);
  return { alg, key };
}

/** The key of a JSON Web Key. */
export async function keyOfJwk(
  jwk: Readonly<Record<"kty" | "crv" | "x" | "y" | "d", string>>,
  alg: Algorithm,
): Promise<SigningKey> {
  return { alg, key: await crypto.subtle.importKey("jwk", jwk, ALGORITHMS[alg], false, ["sign"]) };
}

/** Claims as a signed JSON Web Token (RFC 7519); `kid` names the key to who verifies it. */
export async function signedJwt(
  claims: Readonly<Record<string, string | number>>,
  { alg, key }: SigningKey,
  kid?: string,
): Promise<string> {
  const parts = [{ alg, typ: "JWT", ...(kid && { kid }) }, claims];
  const content = parts.map((part) => base64url.encode(JSON.stringify(part))).join(".");
  const bytes = new TextEncoder().encode(content);
  const signature = await crypto.subtle.sign(ALGORITHMS[alg], key, bytes);
  return `${content}.${base64url.encode(new Uint8Array(signature))}`;
}
