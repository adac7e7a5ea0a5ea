import type { MailsOfTheDay } from "../database/members/mail-count.ts";
import { logEvent } from "../http/log.ts";
import type { Environment } from "../settings/environment.ts";

/** The recovery mails that the provider sends a day. */
export interface RecoveryMails {
  /**
   * Returns whether today's, or a caller's share of them, are spent; a count that cannot be read stops no
   * mail.
   */
  areSpent(caller: string): Promise<boolean>;
  noteSent(caller: string): Promise<void>;
}

/** The mails a day of the identity provider's free plan. */
const A_DAY = 150;
/** So many callers share a day's mails at least. */
const CALLERS = 15;

/** Counts mails in one object, for all locations together. */
export function createRecoveryMails(
  { RECOVERY_MAILS_PER_DAY: most = A_DAY }: Pick<Environment, "RECOVERY_MAILS_PER_DAY">,
  countOf: () => {
    mailsOfTheDay(caller: string): MailsOfTheDay | Promise<MailsOfTheDay>;
    noteMail(caller: string): void | Promise<void>;
  },
): RecoveryMails {
  const failed = (error: unknown) =>
    logEvent("warn", { event: "mails-not-counted", reason: String(error) });
  const share = Math.ceil(most / CALLERS);
  return {
    async areSpent(caller) {
      try {
        const { all, own } = await countOf().mailsOfTheDay(caller);
        return all >= most || own >= share;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    async noteSent(caller) {
      try {
        await countOf().noteMail(caller);
      } catch (error) {
        failed(error);
      }
    },
  };
}
