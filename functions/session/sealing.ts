import { CompactEncrypt, compactDecrypt } from "jose";
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

// Part of the authenticated header: no other text encrypted with the secret opens as a session.
const TYPE = "hardwood-session";
const HEADER = { alg: "dir", enc: "A256GCM", typ: TYPE } as const;
const encoder = new TextEncoder();

/** Seals with AES-256-GCM (JWE) under a key derived from the secret (design.md section 6). */
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

async function encrypt(session: Session, key: Uint8Array): Promise<string> {
  // Tokens are base64 already: compression undoes the growth of encoding them again.
  const packed = await pumped(
    encoder.encode(JSON.stringify(session)),
    new CompressionStream("deflate-raw"),
  );
  return new CompactEncrypt(packed).setProtectedHeader(HEADER).encrypt(key);
}

async function decrypt(sealed: string, key: Uint8Array): Promise<Session | undefined> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    if (protectedHeader.typ !== TYPE) return undefined;
    const text = await pumped(plaintext, new DecompressionStream("deflate-raw"));
    const parsed = v.safeParse(SessionSchema, JSON.parse(new TextDecoder().decode(text)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

async function pumped(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  return new Uint8Array(await new Response(source.pipeThrough(through)).arrayBuffer());
}

/** Derives the key on first use. Caches the key itself, not a promise that belongs to a request. */
function derivedKey(secret: Secret): () => Promise<Uint8Array> {
  let key: Uint8Array | undefined;
  return async () => {
    if (key) return key;
    const given = encoder.encode(typeof secret === "string" ? secret : await secret());
    const material = await crypto.subtle.importKey("raw", given, "HKDF", false, ["deriveBits"]);
    const info = encoder.encode("hardwood session cookie, version 1");
    const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
    key = new Uint8Array(await crypto.subtle.deriveBits(derivation, material, 256));
    return key;
  };
}
