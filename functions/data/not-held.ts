import { fail, type Result } from "#domain/result.ts";
import { type Collection, collectionPath, type PublicCollectionName } from "./collections.ts";
import { type DocumentKind, documentsPath } from "./documents.ts";
import type { ReadFailure } from "./realtime-database.ts";

/** One empty list, because indexes are memoized by a list's identity. */
export const NOTHING: never[] = [];

/** A collection that a season's reads do not have. */
export function missing(name: PublicCollectionName) {
  return async (): Promise<Result<Collection<never>, ReadFailure>> =>
    fail({ kind: "empty", path: collectionPath(name) });
}

/** The read of a document that a season does not have. */
export function lacking(kind: DocumentKind, key: string): Result<never, ReadFailure> {
  return fail({ kind: "empty", path: `${documentsPath(kind)}/${key}` });
}
