import { timingSafeEqual } from "hono/utils/buffer";
import { hasTokenForm } from "#functions/http/token-form.ts";
import { googleKeys, type IdTokenConfig, verifyIdToken } from "#functions/session/id-token.ts";
import { accountsOf } from "#functions/settings/accounts.ts";
import { type Environment, readEnvironment } from "#functions/settings/environment.ts";
import { Refusal } from "./refusal.ts";
import type { Principal } from "./rules.ts";

/** The secrets and keys that verify credentials. Without keys, every ID token is refused. */
export type CredentialKeys = {
  /** The administrator's: two while the secret is changed. */
  secrets: readonly string[];
  /** The site's own, which an object of the embedded database accepts while none is set. */
  own?: (() => Promise<string> | string) | undefined;
  idTokens: IdTokenConfig | undefined;
  /** Returns whether a token was ended before its hour is over. Without it, none is. */
  isEnded?: ((token: EndedToken) => boolean | Promise<boolean>) | undefined;
};

/** What tells whether a token was ended. */
type EndedToken = { token: string; uid: string; startedAt: number };

/** The credentials that an object accepts; throws when the settings are invalid. */
export function credentialsOf(env: unknown, own: CredentialKeys["own"]): CredentialKeys {
  const environment = readEnvironment(env);
  if (!environment.ok) throw new Error(environment.error.problems.join("; "));
  return { ...credentialKeysOf(environment.value), own };
}

/** The credentials that settings accept. */
export function credentialKeysOf(environment: Environment): CredentialKeys {
  const accounts = accountsOf(environment);
  return {
    secrets: secretsOf(environment),
    idTokens: accounts.kind === "on" ? { ...accounts.identity, keys: googleKeys() } : undefined,
  };
}

/** The secrets that the administrator may send. */
function secretsOf(
  environment: Pick<Environment, "DATABASE_SECRET" | "DATABASE_SECRET_PREVIOUS">,
): string[] {
  const { DATABASE_SECRET, DATABASE_SECRET_PREVIOUS } = environment;
  return [DATABASE_SECRET, DATABASE_SECRET_PREVIOUS].filter((secret) => secret !== undefined);
}

/** Returns whether a credential is one of the administrator's secrets. */
export async function isSecretOf(secrets: readonly string[], credential: string): Promise<boolean> {
  // All are compared, so that the time does not tell which one it is.
  const same = await Promise.all(secrets.map((secret) => timingSafeEqual(credential, secret)));
  return same.includes(true);
}

/** The principal of a request; refuses a credential that is not valid. */
export async function principalOf(
  request: Request,
  parameters: URLSearchParams,
  { secrets, own, idTokens, isEnded }: CredentialKeys,
): Promise<Principal> {
  const credential = credentialOf(request, parameters);
  if (credential === null) return { kind: "visitor" };
  const isOwn = own !== undefined && secrets.length === 0 && !hasTokenForm(credential);
  const accepted = isOwn ? [await own()] : secrets;
  if (await isSecretOf(accepted, credential)) return { kind: "administrator" };
  if (idTokens) {
    const verified = await verifyIdToken(credential, idTokens);
    if (verified.ok) {
      const { uid, email, signedInAt } = verified.value;
      const startedAt = signedInAt * 1000;
      if (await isEnded?.({ token: credential, uid, startedAt })) {
        throw new Refusal(401, "Auth token is revoked");
      }
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
