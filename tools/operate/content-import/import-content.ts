import { fail, ok, type Result } from "#domain/result.ts";
import { type Overtaken, overtakenSince } from "#functions/data/conflict.ts";
import type {
  DatabaseCredential,
  ReadFailure,
  WritableDatabase,
} from "#functions/data/realtime-database.ts";
import { listOf, objectOf } from "#functions/data/wire/rows.ts";
import { type Merged, mergeArticles } from "./articles.ts";
import { mergeTransactions } from "./moves.ts";
import { type Kind, LARGEST_UPDATE_BYTES, type ReadFiles } from "./read-files.ts";

export interface ImportOptions extends ReadFiles {
  database: WritableDatabase;
  /** The administrator's credential. */
  credential: DatabaseCredential;
  kind: Kind;
  /** Reports the changes and writes nothing. */
  isDry: boolean;
  now: () => Date;
}

export type ImportFailure =
  /** A failure while writing may have happened after the whole update was stored. */
  | { kind: "database"; failure: ReadFailure; isWriting: boolean }
  | Overtaken
  /** The update exceeds the database's limit. */
  | { kind: "too-large"; bytes: number }
  /** Sentences that name file and field, or the malformed part of the database. */
  | { kind: "problems"; problems: string[] };

export interface ImportReport {
  /** One line for each imported item: added, changed or unchanged. */
  told: string[];
  hasChanges: boolean;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Merges items into the list of a kind in one update. Never overwrites a malformed stored row, nor
 * a concurrent change by another writer.
 */
export async function importContent(
  options: ImportOptions,
): Promise<Result<ImportReport, ImportFailure>> {
  const { database, credential, kind, items, isDry, now } = options;
  const place = `nba/${kind}`;
  const stored = await database.read(place, credential);
  if (!stored.ok) return fail({ kind: "database", failure: stored.error, isWriting: false });
  const known = knownRows(place, stored.value);
  if (!known.ok) return known;
  const merged: Merged<unknown> =
    kind === "transactions"
      ? mergeTransactions(known.value, items)
      : mergeArticles(kind, known.value, items);
  const problems = [...options.problems, ...merged.problems];
  if (problems.length > 0) return fail({ kind: "problems", problems });

  const hasChanges = !merged.told.every((line) => line.startsWith("unchanged"));
  if (hasChanges && !isDry) {
    const times = new Map([[`${place}/updatedAt`, objectOf(stored.value)?.updatedAt]]);
    const overtaken = await overtakenSince(database, credential, times);
    if (!overtaken.ok) return overtaken;
    const update = { data: merged.rows, updatedAt: now().toISOString() };
    const bytes = Buffer.byteLength(JSON.stringify(update));
    if (bytes > LARGEST_UPDATE_BYTES) return fail({ kind: "too-large", bytes });
    const written = await database.write(place, { update }, credential);
    if (!written.ok) return fail({ kind: "database", failure: written.error, isWriting: true });
  }
  return ok({ told: merged.told, hasChanges });
}

/** The rows of a stored list, or the sentence that says why it is malformed. */
function knownRows(place: string, stored: unknown): Result<Row[], ImportFailure> {
  const lost = (what: string) => fail({ kind: "problems" as const, problems: [what] });
  const rows = listOf(objectOf(stored ?? {})?.data);
  if (objectOf(stored ?? {}) === undefined || rows === undefined) {
    return lost(`The database has something at ${place} that is no list, and would be lost.`);
  }
  const known = rows.map(objectOf).filter((row) => row !== undefined);
  const strange = rows.length - known.length;
  if (strange === 0) return ok(known);
  return lost(`The database has rows at ${place} that are none (${strange}), and would be lost.`);
}

/**
 * The reason for a failed import, in sentences. Only an interrupted update may have been written.
 */
export function failureLines(failure: ImportFailure): string[] {
  const nothing = "Nothing was written.";
  switch (failure.kind) {
    case "database":
      if (failure.isWriting && failure.failure.status === 400) {
        return [nothing, "The database refuses the update (400): it may exceed the maximum size."];
      }
      return failure.isWriting
        ? [`The database is ${failure.failure.kind}; it has all of the update or nothing.`]
        : [nothing, `The database is ${failure.failure.kind}: ${failure.failure.path}.`];
    case "too-large":
      return [
        nothing,
        `The list would have ${megabytes(failure.bytes)} MB; a database takes ${megabytes(LARGEST_UPDATE_BYTES)} MB.`,
      ];
    case "overtaken":
      return [nothing, `Another writer has changed it meanwhile: ${failure.path}. Try again.`];
    case "problems":
      return [nothing, ...failure.problems];
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}
