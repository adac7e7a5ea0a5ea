import { createEraseRecord } from "#functions/data/erase-record.ts";
import { createMemberRecords } from "#functions/data/member-records.ts";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import { type LogEvent, logEvent } from "#functions/http/log.ts";
import {
  createIdentityProvider,
  type IdentityProvider,
} from "#functions/session/identity-provider.ts";
import { createSeals, type Seals } from "#functions/session/sealing.ts";
import { accountsOf } from "#functions/settings/accounts.ts";
import type { Environment } from "#functions/settings/environment.ts";
import { administratorOf } from "../protocol/administrator.ts";
import { type AccountMarks, NEXT_LOOK_MS, SECOND_LOOK_MS } from "./account-marks.ts";
import { type SecretKeeper, sealingSecretsOf } from "./own-secrets.ts";

/** The services of a second look at a missing account. */
export interface SecondLook {
  now: () => number;
  seals: Pick<Seals, "open">;
  provider: Pick<IdentityProvider, "refresh">;
  /** Erases the member's record; false when that failed. */
  erase: (uid: string) => Promise<boolean>;
  log: (event: LogEvent) => void;
}

/**
 * Looks a second time for an account that was missing, and erases the record when the provider
 * still does not know it. Every other answer keeps the record. Returns the time of the next look,
 * in milliseconds since 1970; undefined when there is nothing left to look for.
 */
export async function lookAgain(
  marks: AccountMarks,
  { now, seals, provider, erase, log }: SecondLook,
): Promise<number | undefined> {
  const { missing } = marks;
  if (missing === undefined) return undefined;
  const dueAt = missing.since + SECOND_LOOK_MS;
  if (now() < dueAt) return dueAt;
  const { uid } = missing;
  const opened = await seals.open(missing.session);
  if (opened === undefined) {
    // Sealed with a secret that is no longer accepted.
    log({ event: "record-kept", uid, reason: "the account can no longer be looked for" });
    marks.clearMissing();
    return undefined;
  }
  const tokens = await provider.refresh(opened.session.refreshToken);
  // The member may have signed in meanwhile, which removes the mark.
  if (marks.missing === undefined) return undefined;
  if (tokens.ok) {
    log({ event: "record-kept", uid, reason: "the account is there" });
  } else if (tokens.error.kind !== "refused") {
    return now() + NEXT_LOOK_MS;
  } else if (tokens.error.reason !== "USER_NOT_FOUND") {
    log({ event: "record-kept", uid, reason: tokens.error.reason });
  } else {
    if (!(await erase(uid))) return now() + NEXT_LOOK_MS;
    log({ event: "record-erased", uid, missingSince: new Date(missing.since).toISOString() });
  }
  marks.clearMissing();
  return undefined;
}

/**
 * The second look of a Worker; `eraseHere` erases the record of the embedded database. Undefined
 * while the site has no accounts.
 */
export function secondLookOf(
  environment: Environment,
  keeper: SecretKeeper,
  eraseHere: (uid: string) => Promise<boolean>,
): SecondLook | undefined {
  const { DATABASE_URL: url } = environment;
  const accounts = accountsOf(environment);
  if (accounts.kind === "off") return undefined;
  const log = (event: LogEvent) => logEvent("warn", event);
  const send = (address: string, init: RequestInit) => fetch(address, init);
  const eraseHosted = (hosted: string) =>
    createEraseRecord({
      records: createMemberRecords(createRealtimeDatabase({ url: hosted, fetch: send })),
      administrator: administratorOf(environment, keeper),
      log,
    });
  return {
    now: () => Date.now(),
    seals: createSeals(sealingSecretsOf(environment, keeper)),
    provider: createIdentityProvider({
      ...accounts.identity,
      referrer: environment.SITE_URL,
      fetch: send,
    }),
    erase: url === undefined ? eraseHere : (uid) => eraseHosted(url)({ uid, idToken: undefined }),
    log,
  };
}
