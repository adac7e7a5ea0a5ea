import type { IdentityConfig } from "#domain/member/identity-config.ts";
import type { DeletedMember } from "#domain/member/user.ts";
import { createEraseRecord } from "../data/erase-record.ts";
import type { MemberRecords } from "../data/member-records.ts";
import { DATABASE_NAME } from "../database/database-name.ts";
import { sealingSecretsOf } from "../database/members/own-secrets.ts";
import { administratorOf } from "../database/protocol/administrator.ts";
import { logEvent } from "../http/log.ts";
import type { IdTokenConfig } from "../session/id-token.ts";
import { createIdentityProvider, type IdentityProvider } from "../session/identity-provider.ts";
import { createRevocations } from "../session/revocations.ts";
import { createSeals } from "../session/sealing.ts";
import { createSessionService, type SessionService } from "../session/session-service.ts";
import { accountsOf, whyAccountsAreOff } from "../settings/accounts.ts";
import type { Environment } from "../settings/environment.ts";
import type { Notices } from "./notices.ts";
import { createRecoveryMails, type RecoveryMails } from "./recovery-mails.ts";

/** The site's accounts. */
export interface Accounts {
  kind: "on";
  /** The public settings of the identity provider, for the forms. */
  identity: IdentityConfig;
  provider: IdentityProvider;
  sessions: SessionService;
  mails: RecoveryMails;
}

/** The accounts by the settings. A reason why they are off although some are set is logged. */
export function createAccounts(
  environment: Environment,
  env: Cloudflare.Env,
  options: {
    records: MemberRecords;
    notices: Notices | undefined;
    idTokens: IdTokenConfig | undefined;
    pauseMs: number;
  },
): Accounts | { kind: "off" } {
  const reason = whyAccountsAreOff(environment);
  if (reason !== undefined) logEvent("warn", { event: "accounts-off", reason });
  const { records, notices, idTokens, pauseMs } = options;
  const accounts = accountsOf(environment);
  if (accounts.kind === "off" || idTokens === undefined) return { kind: "off" };
  const { identity } = accounts;
  const provider = createIdentityProvider({
    ...identity,
    referrer: environment.SITE_URL,
    fetch: (url, init) => fetch(url, init),
    pauseMs,
    onUnavailable: (unavailable) =>
      logEvent("warn", { event: "identity-unavailable", reason: unavailable }),
    onRecovery: (afterMs) => logEvent("info", { event: "identity-recovered", afterMs }),
  });
  const revocations = createRevocations({
    storeOf: (uid) => env.MEMBERS.getByName(uid),
    onUnavailable: (unavailable) =>
      logEvent("warn", { event: "ended-sessions-unavailable", reason: unavailable }),
    onRecovery: (afterMs) => logEvent("info", { event: "ended-sessions-recovered", afterMs }),
  });
  const eraseRecord = createEraseRecord({
    records,
    administrator: administratorOf(environment, env),
    log: (event) => logEvent("error", event),
  });
  const onAccountDeleted = async (member: DeletedMember) => {
    await eraseRecord(member);
    await notices?.end(member.uid).catch((error: unknown) => {
      // Teams that still list the member find no record at their next event.
      logEvent("warn", { event: "followed-teams-outdated", reason: String(error) });
    });
  };
  return {
    kind: "on",
    identity,
    provider,
    sessions: createSessionService({
      seals: createSeals(sealingSecretsOf(environment, env)),
      provider,
      revocations,
      idTokens,
      onAccountDeleted,
    }),
    mails: createRecoveryMails(environment, () => env.EMBEDDED_DATABASE.getByName(DATABASE_NAME)),
  };
}
