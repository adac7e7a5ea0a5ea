import { base64url } from "jose";
import * as v from "valibot";
import type { User } from "#domain/member/user.ts";
import { type Session, SessionSchema } from "./session.ts";

/** The limit of a cookie's value: browsers allow 4,096 bytes with its name and attributes. */
export const MAX_SEALED_LENGTH = 3_900;

/** Longer names, which only other clients can set, are cut to this length. */
const MAX_NAME = 64;

/** The current secret, which seals, and the previous one, which still opens: secrets can rotate. */
export interface SealingSecrets {
  current: Secret;
  previous?: Secret | undefined;
}

/** A secret, or how it is asked for on first use. */
type Secret = string | (() => Promise<string>);

type Bytes = Uint8Array<ArrayBuffer>;

/** Named without the platform's types, which tests do not have. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** An opened session; `outdated` when it was sealed with the previous secret. */
export interface Opened {
  session: Session;
  outdated: boolean;
}

/** Seals sessions into text that only this site can read or make, and opens it. */
export interface Seals {
  /**
   * At most `MAX_SEALED_LENGTH` long. A session that is too long loses first the ID token, which a
   * refresh brings back, then the avatar's address and the end of a long name. Undefined for a
   * session that is still too long.
   */
  seal(session: Session): Promise<string | undefined>;
  /** Undefined for anything that was not sealed here. Never throws. */
  open(sealed: string): Promise<Opened | undefined>;
}

const encoder = new TextEncoder();

// Authenticated with the text: nothing else that is encrypted with the secret opens as a session.
const HEADER = base64url.encode(
  JSON.stringify({ alg: "dir", enc: "A256GCM", typ: "hardwood-session" }),
);

/** The sizes of AES-GCM in JWE, in bytes (RFC 7518). */
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** AES-GCM with its standard tag. */
const gcm = (iv: Bytes) => ({ name: "AES-GCM", iv, additionalData: encoder.encode(HEADER) });

/**
 * Seals with AES-256-GCM under a key derived from the secret (design.md section 6), in JWE's compact form,
 * of which it knows one header alone: no cookie chooses an algorithm.
 */
export function createSeals(secrets: SealingSecrets): Seals {
  const current = derivedKey(secrets.current);
  const previous = secrets.previous === undefined ? undefined : derivedKey(secrets.previous);
  return {
    async seal(session) {
      const key = await current();
      const { idToken: _left, ...withoutToken } = session;
      for (const candidate of [session, withoutToken, { ...withoutToken, user: bare(session) }]) {
        const sealed = await encrypt(candidate, key);
        if (sealed.length <= MAX_SEALED_LENGTH) return sealed;
      }
      return undefined;
    },
    async open(sealed) {
      const session = await decrypt(sealed, await current());
      if (session) return { session, outdated: false };
      const older = previous && (await decrypt(sealed, await previous()));
      return older && { session: older, outdated: true };
    },
  };
}

function bare({ user }: Session): User {
  const displayName = user.displayName && [...user.displayName].slice(0, MAX_NAME).join("");
  return { ...user, displayName, photoURL: null };
}

async function encrypt(session: Session, key: Key): Promise<string> {
  // Tokens are base64 already: compression undoes the growth of encoding them again.
  const packed = await pumped(
    new Blob([JSON.stringify(session)]),
    new CompressionStream("deflate-raw"),
  );
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(gcm(iv), key, packed));
  const parts = [iv, sealed.subarray(0, -TAG_BYTES), sealed.subarray(-TAG_BYTES)];
  return [HEADER, "", ...parts.map((part) => base64url.encode(part))].join(".");
}

async function decrypt(sealed: string, key: Key): Promise<Session | undefined> {
  try {
    const [header, none, ...parts] = sealed.split(".");
    if (header !== HEADER || none !== "" || parts.length !== 3) return undefined;
    const [iv, text, tag] = parts.map((part) => base64url.decode(part) as Bytes);
    if (!iv || !text || tag?.length !== TAG_BYTES) return undefined;
    const authenticated = await new Blob([text, tag]).arrayBuffer();
    const packed = await crypto.subtle.decrypt(gcm(iv), key, authenticated);
    const plain = await pumped(new Blob([packed]), new DecompressionStream("deflate-raw"));
    const parsed = v.safeParse(SessionSchema, JSON.parse(new TextDecoder().decode(plain)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

async function pumped(
  bytes: Blob,
  through: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> {
  return new Response(bytes.stream().pipeThrough(through)).arrayBuffer();
}

/** Derives the key on first use. Caches the key itself, not a promise that belongs to a request. */
function derivedKey(secret: Secret): () => Promise<Key> {
  let key: Key | undefined;
  return async () => {
    if (key) return key;
    const given = encoder.encode(typeof secret === "string" ? secret : await secret());
    const material = await crypto.subtle.importKey("raw", given, "HKDF", false, ["deriveKey"]);
    const info = encoder.encode("hardwood session cookie, version 1");
    const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
    const algorithm = { name: "AES-GCM", length: 256 };
    const uses = ["encrypt", "decrypt"] as const;
    key = await crypto.subtle.deriveKey(derivation, material, algorithm, false, [...uses]);
    return key;
  };
}
