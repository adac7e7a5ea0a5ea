import { isSameSecret } from "../http/same-secret.ts";
import { type IdTokenConfig, verifyIdToken } from "../session/id-token.ts";
import { Refusal } from "./refusal.ts";
import type { Principal } from "./rules.ts";

/** What credentials are checked against; a kind that is missing here is always refused. */
export type Credentials = { secret: string | undefined; idTokens: IdTokenConfig | undefined };

/** The principal of a request; refuses a credential that is not valid. */
export async function principalOf(
  request: Request,
  parameters: URLSearchParams,
  { secret, idTokens }: Credentials,
): Promise<Principal> {
  const credential = credentialOf(request, parameters);
  if (credential === null) return { kind: "visitor" };
  if (secret !== undefined && (await isSameSecret(credential, secret)))
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

/** The credential of a request, from any of the three places; null for a visitor's. */
export function credentialOf(request: Request, parameters: URLSearchParams): string | null {
  const bearer = /^bearer +(.+)$/i.exec(request.headers.get("authorization") ?? "");
  return parameters.get("auth") ?? parameters.get("access_token") ?? bearer?.[1] ?? null;
}
