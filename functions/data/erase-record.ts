import type { DeletedMember } from "#domain/member/user.ts";
import type { LogEvent } from "../http/log.ts";
import type { MemberRecords } from "./member-records.ts";
import type { DatabaseCredential } from "./realtime-database.ts";

/**
 * Erases the record of a member whose account was deleted: with the member's last ID token, which
 * the database accepts until it expires, or else as the administrator. A failure is logged with the
 * member's uid, for the operator. Resolves to whether it is erased; never rejects.
 */
export function createEraseRecord(options: {
  records: Pick<MemberRecords, "erase">;
  administrator: DatabaseCredential | undefined;
  log: (event: LogEvent) => void;
}): (member: DeletedMember) => Promise<boolean> {
  const { records, administrator, log } = options;
  return async ({ uid, idToken }) => {
    const own = idToken === undefined ? undefined : { auth: idToken };
    for (const credential of [own, administrator]) {
      if (credential === undefined) continue;
      const erased = await records.erase(uid, credential);
      if (erased.ok) return true;
    }
    log({ event: "record-not-erased", uid });
    return false;
  };
}
