import { ok, type Result } from "../../../domain/result.ts";
import type {
  DatabaseCredential,
  ReadFailure,
  WritableDatabase,
} from "../../../functions/data/realtime-database.ts";
import { patiently, type Sleep } from "../patience.ts";
import { type MalformedLine, type RecordLine, recordLines } from "./record-lines.ts";

/** What a file would do to a database. */
export interface RestorePlan {
  /** Members that the database does not have. */
  absent: number;
  /** Members that it has. */
  present: number;
  malformed: MalformedLine[];
}

export interface RestoreOptions {
  database: Pick<WritableDatabase, "readKeys" | "write">;
  credential: DatabaseCredential;
  file: string;
  sleep: Sleep;
}

/** Where a restore stopped. */
export type RestoreFailure = ReadFailure & { line?: number };

/** The records that are written at once, each of which is an object of its own. */
const AT_ONCE = 64;

/** Reads a whole file, and compares it with the members that the database has. */
export async function planRestore(
  options: RestoreOptions,
): Promise<Result<RestorePlan & { known: ReadonlySet<string> }, ReadFailure>> {
  const { database, credential, file, sleep } = options;
  const keys = await patiently(sleep, () => database.readKeys("users", credential));
  if (!keys.ok) return keys;
  const known = new Set(keys.value);
  const plan: RestorePlan = { absent: 0, present: 0, malformed: [] };
  for await (const { read } of recordLines(file)) {
    if ("says" in read) plan.malformed.push(read);
    else if (known.has(read.uid)) plan.present += 1;
    else plan.absent += 1;
  }
  return ok({ ...plan, known });
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
  let done = 0;
  const write = async ({ line, uid, record }: RecordLine & { line: number }) => {
    const written = await patiently(sleep, () =>
      database.write(`users/${uid}`, { set: record }, credential),
    );
    return written.ok ? undefined : { ...written.error, line };
  };
  for await (const batch of batchesOf(file, known)) {
    const failures = await Promise.all(batch.map(write));
    const failure = failures.find((each) => each !== undefined);
    if (failure !== undefined) return { ok: false, error: failure };
    done += batch.length;
    onProgress(done);
  }
  return ok(done);
}

async function* batchesOf(file: string, known: ReadonlySet<string>) {
  let batch: (RecordLine & { line: number })[] = [];
  for await (const { line, read } of recordLines(file)) {
    if ("says" in read || known.has(read.uid)) continue;
    batch.push({ line, ...read });
    if (batch.length === AT_ONCE) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
