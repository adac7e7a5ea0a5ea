import { appendFile } from "node:fs/promises";
import { ok, type Result } from "../../../domain/result.ts";
import type {
  DatabaseCredential,
  ReadFailure,
  WritableDatabase,
} from "../../../functions/data/realtime-database.ts";
import { compareKeys } from "../../../functions/database/keys.ts";
import { patiently, type Sleep } from "../patience.ts";
import { cutPartialLine, lineOf, recordLines } from "./record-lines.ts";

export interface ExportOptions {
  database: Pick<WritableDatabase, "readKeys" | "readPage">;
  credential: DatabaseCredential;
  file: string;
  /** Goes on after the last member of the file; otherwise the file must not exist. */
  isResumed: boolean;
  sleep: Sleep;
  onProgress: (progress: { done: number; of: number }) => void;
  /** The members of one answer. */
  pageSize?: number;
}

/** About half a megabyte, and below what a database answers at once. */
const PAGE_SIZE = 500;

/**
 * Appends the members' records to a file, a line a member in the order of their keys, page by page.
 * Returns the number of members in the file.
 */
export async function exportMembers(options: ExportOptions): Promise<Result<number, ReadFailure>> {
  const { database, credential, file, sleep, onProgress } = options;
  const keys = await patiently(sleep, () => database.readKeys("users", credential));
  if (!keys.ok) return keys;
  const of = keys.value.length;
  let { done, last } = options.isResumed ? await positionIn(file) : { done: 0, last: undefined };
  let limit = options.pageSize ?? PAGE_SIZE;
  // Records hold mail addresses: the file is its owner's alone.
  await appendFile(file, "", { mode: 0o600 });
  for (;;) {
    const startAt = last;
    // The first key of a page is the last of the page before.
    const page = { startAt, limit: startAt === undefined ? limit : limit + 1 };
    const read = await patiently(sleep, () => database.readPage("users", page, credential));
    if (!read.ok) {
      if (read.error.kind !== "too-large" || limit === 1) return read;
      limit = Math.ceil(limit / 2);
      continue;
    }
    const uids = Object.keys(read.value).sort(compareKeys);
    const fresh = uids.filter((uid) => uid !== startAt);
    if (fresh.length === 0) return ok(done);
    const lines = fresh.flatMap((uid) => {
      const record = read.value[uid];
      return typeof record === "object" && record !== null
        ? [lineOf({ uid, record: record as Record<string, unknown> })]
        : [];
    });
    await appendFile(file, lines.join(""));
    last = fresh.at(-1);
    done += lines.length;
    onProgress({ done, of: Math.max(of, done) });
  }
}

/** The members in a file that an export has left, and the last of them. */
async function positionIn(file: string): Promise<{ done: number; last: string | undefined }> {
  await cutPartialLine(file);
  let done = 0;
  let last: string | undefined;
  for await (const { read } of recordLines(file)) {
    if ("says" in read) throw new Error(`${file}: ${read.says} It is not an export.`);
    done += 1;
    last = read.uid;
  }
  return { done, last };
}
