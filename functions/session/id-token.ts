import {
  createRemoteJWKSet,
  customFetch,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from "jose";
import { fail, ok, type Result } from "#domain/result.ts";
import { boundedText } from "../http/bounded-text.ts";
import { isLoopbackHost } from "../http/loopback.ts";

/** The address of the public keys that verify Firebase ID tokens. */
const GOOGLE_KEYS_URL =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** The limit of the answer: a handful of certificates. */
const MAX_KEYS_BYTES = 64 * 1024;

/** Clocks of issuer and edge may differ by this much before a token counts as from the future. */
const CLOCK_SKEW_S = 5;

/** The account that an ID token is for. Times are seconds since 1970. */
export type Identity = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
  signedInAt: number;
  expiresAt: number;
};

/** The refusal of an ID token, by its reason. */
export type IdTokenFailure = {
  kind:
    | "malformed"
    | "algorithm"
    | "signature"
    | "issuer"
    | "audience"
    | "expired"
    | "issued-in-future"
    | "signed-in-in-future"
    | "subject"
    | "emulator-not-loopback"
    | "keys-unavailable";
};

/** The settings of the verification. */
export type IdTokenConfig = {
  projectId: string;
  /** Finds the key for a token: `googleKeys()` when it is real, a local set in tests. */
  keys: JWTVerifyGetKey;
  /** `host:port` of the Auth emulator, whose tokens are unsigned; loopback only. */
  emulatorHost?: string | undefined;
  now?: (() => Date) | undefined;
};

/** Google's published keys, fetched on first use and cached. */
export function googleKeys(): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(GOOGLE_KEYS_URL), {
    async [customFetch](url, init) {
      const response = await fetch(url, init);
      const text = await boundedText(response, MAX_KEYS_BYTES);
      if (!text.ok) throw new errors.JWKSInvalid(text.error.kind);
      return new Response(text.value, { status: response.status });
    },
  });
}

/**
 * Verifies a Firebase ID token.
 *
 * Tokens must be signed with RS256, unless an Auth emulator on this machine is configured: then
 * only its unsigned tokens are accepted. Both pass the same claim checks.
 */
export async function verifyIdToken(
  token: string,
  config: IdTokenConfig,
): Promise<Result<Identity, IdTokenFailure>> {
  const now = config.now?.() ?? new Date();
  const claims = {
    issuer: `https://securetoken.google.com/${config.projectId}`,
    audience: config.projectId,
    currentDate: now,
    requiredClaims: ["exp", "iat", "sub", "auth_time"],
  };
  try {
    const isUnsigned = decodeProtectedHeader(token).alg === "none";
    if (isUnsigned !== (config.emulatorHost !== undefined)) return fail({ kind: "algorithm" });
    if (config.emulatorHost !== undefined) {
      if (!isLoopbackHost(config.emulatorHost)) return fail({ kind: "emulator-not-loopback" });
      return identityOf(UnsecuredJWT.decode(token, claims).payload, now);
    }
    const verified = await jwtVerify(token, config.keys, { ...claims, algorithms: ["RS256"] });
    return identityOf(verified.payload, now);
  } catch (error) {
    return fail({ kind: kindOf(error) });
  }
}

function identityOf(claims: JWTPayload, now: Date): Result<Identity, IdTokenFailure> {
  const latest = now.getTime() / 1000 + CLOCK_SKEW_S;
  const { sub, exp, iat, auth_time: signedInAt } = claims;
  if (typeof sub !== "string" || sub.length === 0 || sub.length > 128) {
    return fail({ kind: "subject" });
  }
  if (typeof iat !== "number" || iat > latest) return fail({ kind: "issued-in-future" });
  if (typeof signedInAt !== "number" || signedInAt > latest) {
    return fail({ kind: "signed-in-in-future" });
  }
  if (typeof exp !== "number") return fail({ kind: "malformed" });
  return ok({
    uid: sub,
    email: textOrNull(claims.email),
    emailVerified: claims.email_verified === true,
    name: textOrNull(claims.name),
    picture: textOrNull(claims.picture),
    signedInAt,
    expiresAt: exp,
  });
}

function textOrNull(claim: unknown): string | null {
  return typeof claim === "string" ? claim : null;
}

function kindOf(error: unknown): IdTokenFailure["kind"] {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JWTClaimValidationFailed) return kindOfClaim(error.claim);
  if (error instanceof errors.JOSEAlgNotAllowed) return "algorithm";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "signature";
  if (error instanceof errors.JWKSNoMatchingKey) return "signature";
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) return "malformed";
  if (error instanceof errors.JOSENotSupported) return "malformed";
  if (error instanceof errors.JOSEError) return "keys-unavailable";
  // `decodeProtectedHeader` throws a TypeError for text that is no token.
  return error instanceof TypeError && /token|header/i.test(error.message)
    ? "malformed"
    : "keys-unavailable";
}

function kindOfClaim(claim: string): IdTokenFailure["kind"] {
  switch (claim) {
    case "iss":
      return "issuer";
    case "aud":
      return "audience";
    case "sub":
      return "subject";
    case "auth_time":
      return "signed-in-in-future";
    default:
      return "malformed";
  }
}
