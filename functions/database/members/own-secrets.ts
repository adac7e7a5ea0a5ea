import { ok } from "#domain/result.ts";
import type { ServiceAccount } from "#functions/data/service-account.ts";
import type { SealingSecrets } from "#functions/session/sealing.ts";
import type { Environment } from "#functions/settings/environment.ts";
import { DATABASE_NAME } from "../database-name.ts";

/** The secrets that the season's object makes for itself where none is set. */
export type OwnSecret = "session" | "database";

/** The part of a Durable Object's storage that the secrets are kept in. */
interface Kept {
  get(name: string): string | undefined;
  put(name: string, secret: string): void;
}

/** A secret of 256 random bits, made once. No path of the database leads to it. */
export function ownSecret(name: OwnSecret, kept: Kept): string {
  const place = `secret:${name}`;
  const known = kept.get(place);
  if (known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  kept.put(place, made);
  return made;
}

/** The season's object, as it is asked for its secrets: whoever has the binding may know them. */
export interface SecretKeeper {
  EMBEDDED_DATABASE: {
    getByName(name: string): { ownSecret(name: OwnSecret): Promise<string> | string };
  };
}

/** Asks the season's object for a secret of its own. */
export async function askOwnSecret(
  { EMBEDDED_DATABASE }: SecretKeeper,
  name: OwnSecret,
): Promise<string> {
  return EMBEDDED_DATABASE.getByName(DATABASE_NAME).ownSecret(name);
}

/** The secrets that seal sessions: SESSION_SECRET, or else the object's own secret. */
export function sealingSecretsOf(
  environment: Pick<Environment, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS">,
  keeper: SecretKeeper,
): SealingSecrets {
  const { SESSION_SECRET: set, SESSION_SECRET_PREVIOUS: previous } = environment;
  return { current: set ?? (() => askOwnSecret(keeper, "session")), previous };
}

/** The administrator of an embedded database that no secret is set for: the site itself alone. */
export function ownAdministrator(keeper: SecretKeeper): ServiceAccount {
  let known: string | undefined;
  return {
    async accessToken() {
      known ??= await askOwnSecret(keeper, "database");
      return ok(known);
    },
    drop() {
      known = undefined;
    },
  };
}
