import { createHash } from "node:crypto";
import { ok, type Result } from "#domain/result.ts";
import type { ReadFailure, WritableDatabase } from "#functions/data/realtime-database.ts";
import { patiently } from "../patience.ts";
import { type MalformedLine, recordLines } from "./record-lines.ts";
import { eachRecordPage, type RecordPagesOptions } from "./record-pages.ts";

/** The changes that a file would make to a database. */
export interface RestorePlan {
  /** Members of whom the database has no record. */
  absent: number;
  /** Members whose record it has as the file has it. */
  same: number;
  /** The uids of members of whom it has another record. */
  different: string[];
  malformed: MalformedLine[];
}

export interface RestoreOptions extends RecordPagesOptions {
  database: Pick<WritableDatabase, "readKeys" | "readPage" | "write">;
  file: string;
}

/** The place where a restore stopped. */
export type RestoreFailure = ReadFailure & { line?: number };

/** The records that are written at once: each is an object of its own, so a slow one holds up no other. */
const AT_ONCE = 64;

/** Reads a whole file, and compares it with the records that the database has. */
export async function planRestore(
  options: RestoreOptions,
): Promise<Result<RestorePlan & { known: ReadonlySet<string> }, ReadFailure>> {
  const stored = new Map<string, string>();
  const read = await eachRecordPage(options, undefined, async (records) => {
    for (const { uid, record } of records) stored.set(uid, digestOf(record));
  });
  if (!read.ok) return read;
  const plan: RestorePlan = { absent: 0, same: 0, different: [], malformed: [] };
  for await (const { read } of recordLines(options.file)) {
    if ("says" in read) plan.malformed.push(read);
    else if (!stored.has(read.uid)) plan.absent += 1;
    else if (stored.get(read.uid) === digestOf(read.record)) plan.same += 1;
    else plan.different.push(read.uid);
  }
  return ok({ ...plan, known: new Set(stored.keys()) });
}

/** A digest of a record, whatever the order of its keys. */
function digestOf(record: Record<string, unknown>): string {
  const sorted = JSON.stringify(record, (_, value: unknown) =>
    typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(sorted).digest("base64");
}

/**
 * Writes the records of a file that are not among the known ones, each by a request of its own, and
 * passes over malformed lines. A second run goes on where the first was broken off. Returns the
 * number of written records.
 */
export async function restoreMembers(
  options: RestoreOptions & {
    known: ReadonlySet<string>;
    onProgress: (done: number) => void;
  },
): Promise<Result<number, RestoreFailure>> {
  const { database, credential, file, known, sleep, onProgress } = options;
  const missing = missingLines(file, known);
  let done = 0;
  let failure: RestoreFailure | undefined;
  /** Writes one record after another, until none is left or one fails. */
  const writeOn = async () => {
    for (let next = await missing.next(); !next.done; next = await missing.next()) {
      const { line, uid, record } = next.value;
      const written = await patiently(sleep, () =>
        database.write(`users/${uid}`, { set: record }, credential),
      );
      if (!written.ok) failure ??= { ...written.error, line };
      if (failure !== undefined) return;
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
  await missing.return();
  return failure === undefined ? ok(done) : { ok: false, error: failure };
}

async function* missingLines(file: string, known: ReadonlySet<string>) {
  for await (const { line, read } of recordLines(file)) {
    if (!("says" in read || known.has(read.uid))) yield { line, ...read };
  }
}
