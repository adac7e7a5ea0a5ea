import { ok, type Result } from "../../../domain/result.ts";
import type {
  DatabaseCredential,
  ReadFailure,
  WritableDatabase,
} from "../../../functions/data/realtime-database.ts";
import { patiently, type Sleep } from "../patience.ts";
import { type MalformedLine, recordLines } from "./record-lines.ts";

/** The changes that a file would make to a database. */
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

/** The place where a restore stopped. */
export type RestoreFailure = ReadFailure & { line?: number };

/** The records that are written at once: each is an object of its own, so a slow one holds up no other. */
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
