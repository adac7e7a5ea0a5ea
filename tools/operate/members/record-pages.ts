import { ok, type Result } from "#domain/result.ts";
import type {
  DatabaseCredential,
  ReadFailure,
  WritableDatabase,
} from "#functions/data/realtime-database.ts";
import { compareKeys } from "#functions/database/protocol/keys.ts";
import { patiently, type Sleep } from "../patience.ts";
import type { RecordLine } from "./record-lines.ts";

export interface RecordPagesOptions {
  database: Pick<WritableDatabase, "readKeys" | "readPage">;
  credential: DatabaseCredential;
  sleep: Sleep;
  /** The members of one answer. */
  pageSize?: number;
}

/** Where a page begins: at the first member, or at one who was read already or was not. */
interface Position {
  uid: string | undefined;
  isRead: boolean;
}

/** About half a megabyte, and below what a database answers at once. */
const PAGE_SIZE = 500;

/**
 * Reads the records that a database has, page by page in the order of their keys, from after a member
 * on. The list of members alone says neither who has a record nor where the records end: an embedded
 * database may list a member whose record is erased. Returns the first failure.
 */
export async function eachRecordPage(
  { database, credential, sleep, pageSize = PAGE_SIZE }: RecordPagesOptions,
  after: string | undefined,
  take: (records: RecordLine[], listed: number) => Promise<void>,
): Promise<Result<undefined, ReadFailure>> {
  const keys = await patiently(sleep, () => database.readKeys("users", credential));
  if (!keys.ok) return keys;
  const listed = keys.value.toSorted(compareKeys);
  let from: Position = { uid: after, isRead: after !== undefined };
  let limit = pageSize;
  for (;;) {
    const { uid: startAt, isRead }: Position = from;
    // A page begins with the last key of the page before.
    const page = { startAt, limit: isRead ? limit + 1 : limit };
    const read = await patiently(sleep, () => database.readPage("users", page, credential));
    if (!read.ok) {
      if (read.error.kind !== "too-large" || limit === 1) return read;
      limit = Math.ceil(limit / 2);
      continue;
    }
    const uids = Object.keys(read.value).sort(compareKeys);
    const fresh = uids.filter((uid) => !(isRead && uid === startAt));
    const records = fresh.flatMap((uid) => {
      const record = read.value[uid];
      const isRecord = typeof record === "object" && record !== null;
      return isRecord ? [{ uid, record: record as Record<string, unknown> }] : [];
    });
    if (records.length > 0) await take(records, listed.length);
    const reached = fresh.at(-1);
    // Where nothing came, the next member of the list may still have a record.
    const next =
      reached ?? listed.find((uid) => startAt === undefined || compareKeys(uid, startAt) > 0);
    if (next === undefined) return ok(undefined);
    from = { uid: next, isRead: reached !== undefined };
  }
}
