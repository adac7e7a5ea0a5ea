import { isSameSecret } from "../http/same-secret.ts";
import { type IdTokenConfig, verifyIdToken } from "../session/id-token.ts";
import { Refusal } from "./refusal.ts";
import type { Asker } from "./rules.ts";

/** Against what credentials are checked; whatever is missing is believed from nobody. */
export type Credentials = { secret: string | undefined; idTokens: IdTokenConfig | undefined };

/** Finds out who sent a request, or refuses it when its credential is not believed. */
export async function askerOf(
  request: Request,
  parameters: URLSearchParams,
  { secret, idTokens }: Credentials,
): Promise<Asker> {
  const credential = credentialOf(request, parameters);
  if (credential === null) return { kind: "visitor" };
  if (secret !== undefined && (await isSameSecret(credential, secret)))
    return { kind: "administrator" };
  if (idTokens) {
    const verified = await verifyIdToken(credential, idTokens);
    if (verified.ok) return { kind: "member", uid: verified.value.uid };
    if (verified.error.kind === "expired") throw new Refusal(401, "Auth token is expired");
    if (verified.error.kind === "keys-unavailable") {
      throw new Refusal(503, "The keys to check auth tokens with cannot be had right now");
    }
  }
  throw new Refusal(401, "Could not parse auth token.");
}

/** What a request brings to be believed, in any of the three places; null for a visitor's. */
export function credentialOf(request: Request, parameters: URLSearchParams): string | null {
  const bearer = /^bearer +(.+)$/i.exec(request.headers.get("authorization") ?? "");
  return parameters.get("auth") ?? parameters.get("access_token") ?? bearer?.[1] ?? null;
}
