import { timingSafeEqual } from "hono/utils/buffer";
import { googleKeys, type IdTokenConfig, verifyIdToken } from "../session/id-token.ts";
import { readEnvironment } from "../settings/environment.ts";
import { Refusal } from "./refusal.ts";
import type { Principal } from "./rules.ts";

/**
 * The secret and keys that verify credentials. A credential whose secret or keys are undefined is
 * refused.
 */
export type CredentialKeys = { secret: string | undefined; idTokens: IdTokenConfig | undefined };

/** The credentials in a Worker's settings; throws when the settings are invalid. */
export function credentialsOf(env: unknown): CredentialKeys {
  const environment = readEnvironment(env);
  if (!environment.ok) throw new Error(environment.error.problems.join("; "));
  const { DATABASE_SECRET, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = environment.value;
  return {
    secret: DATABASE_SECRET,
    idTokens: {
      projectId: FIREBASE_PROJECT_ID,
      emulatorHost: FIREBASE_AUTH_EMULATOR_HOST,
      keys: googleKeys(),
    },
  };
}

/** The principal of a request; refuses a credential that is not valid. */
export async function principalOf(
  request: Request,
  parameters: URLSearchParams,
  { secret, idTokens }: CredentialKeys,
): Promise<Principal> {
  const credential = credentialOf(request, parameters);
  if (credential === null) return { kind: "visitor" };
  if (secret !== undefined && (await timingSafeEqual(credential, secret)))
    return { kind: "administrator" };
  if (idTokens) {
    const verified = await verifyIdToken(credential, idTokens);
    if (verified.ok) {
      const { uid, email } = verified.value;
      return { kind: "member", uid, email };
    }
    if (verified.error.kind === "expired") throw new Refusal(401, "Auth token is expired");
    if (verified.error.kind === "keys-unavailable") {
      throw new Refusal(503, "The keys to check auth tokens with cannot be had right now");
    }
  }
  throw new Refusal(401, "Could not parse auth token.");
}

/** A request's credential from the header or a parameter; null for a visitor. */
export function credentialOf(request: Request, parameters: URLSearchParams): string | null {
  const bearer = /^bearer +([^ ].*)$/i.exec(request.headers.get("authorization") ?? "");
  return parameters.get("auth") ?? parameters.get("access_token") ?? bearer?.[1] ?? null;
}
