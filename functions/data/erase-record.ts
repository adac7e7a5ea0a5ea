import type { DeletedMember } from "../../domain/member/user.ts";
import type { LogEvent } from "../http/log.ts";
import type { MemberRecords } from "./member-records.ts";

/**
 * Erases the record of a member whose account was deleted: with the member's last ID token, which
 * the database accepts until it expires, or else with the operator's secret. A failure is logged
 * with the member's uid, for the operator. Resolves to whether it is erased; never rejects.
 */
export function createEraseRecord(options: {
  records: Pick<MemberRecords, "erase">;
  secret: string | undefined;
  log: (event: LogEvent) => void;
}): (member: DeletedMember) => Promise<boolean> {
  const { records, secret, log } = options;
  return async ({ uid, idToken }) => {
    for (const credential of [idToken, secret]) {
      if (credential === undefined) continue;
      const erased = await records.erase(uid, credential);
      if (erased.ok) return true;
    }
    log({ event: "record-not-erased", uid });
    return false;
  };
}
