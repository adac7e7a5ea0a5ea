import { logEvent } from "../http/log.ts";
import type { Environment } from "../settings/environment.ts";

/** The recovery mails that the provider sends a day. */
export interface RecoveryMails {
  /** Returns whether today's are spent; a count that cannot be read stops no mail. */
  areSpent(): Promise<boolean>;
  noteSent(): Promise<void>;
}

/** The mails a day of the identity provider's free plan. */
const A_DAY = 150;

/** Counts mails in one object, for all locations together. */
export function createRecoveryMails(
  { RECOVERY_MAILS_PER_DAY: most = A_DAY }: Pick<Environment, "RECOVERY_MAILS_PER_DAY">,
  countOf: () => { mailsOfTheDay(): number | Promise<number>; noteMail(): void | Promise<void> },
): RecoveryMails {
  const failed = (error: unknown) =>
    logEvent("warn", { event: "mails-not-counted", reason: String(error) });
  return {
    async areSpent() {
      try {
        return (await countOf().mailsOfTheDay()) >= most;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    async noteSent() {
      try {
        await countOf().noteMail();
      } catch (error) {
        failed(error);
      }
    },
  };
}
