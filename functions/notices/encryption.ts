import { base64url } from "jose";

/** The keys of a subscription, as its browser gave them, in base64url. */
export interface SubscriptionKeys {
  /** The browser's public key, an uncompressed point of P-256. */
  p256dh: string;
  /** The secret that it shares with this site. */
  auth: string;
}

/** Named without the platform's types, which the command that makes keys does not have. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** The values that an encryption uses once: a key pair, and random bytes. */
export interface Ephemeral {
  keys: { publicKey: Key; privateKey: Key };
  salt: Uint8Array<ArrayBuffer>;
}

const P256 = { name: "ECDH", namedCurve: "P-256" };
/** One record holds the whole message: push services take no more bytes. */
const RECORD_SIZE = 4096;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
/** Marks the end of the last record's text; no padding follows. */
const END = Uint8Array.of(2);

const encoder = new TextEncoder();

/** Returns whether a browser's keys have the form of a point and of a secret. */
export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  const [point, secret] = [decoded(p256dh), decoded(auth)];
  return point?.length === POINT_BYTES && point[0] === 4 && secret?.length === AUTH_BYTES;
}

/**
 * A message encrypted for one browser (RFC 8291, in the coding aes128gcm of RFC 8188). Rejects for
 * a key that is no point of the curve.
 */
export async function encrypt(
  message: string,
  { p256dh, auth }: SubscriptionKeys,
  ephemeral?: Ephemeral,
): Promise<Uint8Array<ArrayBuffer>> {
  const { keys, salt } = ephemeral ?? (await freshEphemeral());
  const theirs = base64url.decode(p256dh) as Uint8Array<ArrayBuffer>;
  const publicKey = await crypto.subtle.importKey("raw", theirs, P256, false, []);
  const exchange = { name: "ECDH", public: publicKey };
  const shared = await crypto.subtle.deriveBits(exchange, keys.privateKey, 256);
  const ours = new Uint8Array(
    (await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer,
  );
  const secret = await derived(
    new Uint8Array(shared),
    base64url.decode(auth) as Uint8Array<ArrayBuffer>,
    joined(encoder.encode("WebPush: info\0"), theirs, ours),
    32,
  );
  const contentKey = await derived(secret, salt, infoOf("aes128gcm"), 16);
  const iv = await derived(secret, salt, infoOf("nonce"), 12);
  const key = await crypto.subtle.importKey("raw", contentKey, "AES-GCM", false, ["encrypt"]);
  const text = joined(encoder.encode(message), END);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return joined(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(sealed));
}

async function freshEphemeral(): Promise<Ephemeral> {
  const keys = (await crypto.subtle.generateKey(P256, true, ["deriveBits"])) as Ephemeral["keys"];
  return { keys, salt: crypto.getRandomValues(new Uint8Array(16)) };
}

/** HKDF with SHA-256. */
async function derived(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, key, 8 * bytes));
}

function infoOf(what: "aes128gcm" | "nonce"): Uint8Array<ArrayBuffer> {
  return encoder.encode(`Content-Encoding: ${what}\0`) as Uint8Array<ArrayBuffer>;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function decoded(text: string): Uint8Array | undefined {
  try {
    return base64url.decode(text);
  } catch {
    return undefined;
  }
}
