import type { DatabaseCredential } from "#functions/data/realtime-database.ts";
import {
  createServiceAccount,
  type ServiceAccount,
  type ServiceAccountKey,
} from "#functions/data/service-account.ts";
import { administratorSettingOf } from "#functions/settings/administrator.ts";
import type { Environment } from "#functions/settings/environment.ts";
import { ownAdministrator, type SecretKeeper } from "../members/own-secrets.ts";

/** One per key, so that all of an isolate share a token. */
const accounts = new Map<string, ServiceAccount>();

/**
 * The administrator's credential for the site's database: the one that is set, or for the embedded
 * database its own; undefined for a hosted one without any.
 */
export function administratorOf(
  environment: Environment,
  keeper: SecretKeeper,
): DatabaseCredential | undefined {
  const { DATABASE_SECRET: auth, DATABASE_SERVICE_ACCOUNT: key } = environment;
  if (administratorSettingOf(environment) === "DATABASE_SERVICE_ACCOUNT") {
    return key && { account: accountOf(key) };
  }
  if (auth !== undefined) return { auth };
  return environment.DATABASE_URL === undefined ? { account: ownAdministrator(keeper) } : undefined;
}

function accountOf(key: ServiceAccountKey): ServiceAccount {
  const known = accounts.get(key.privateKey);
  if (known !== undefined) return known;
  const account = createServiceAccount({
    key,
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
  });
  accounts.set(key.privateKey, account);
  return account;
}
