import { fail, ok, type Result } from "#domain/result.ts";
import type { DatabaseCredential, ReadFailure, RealtimeDatabase } from "./realtime-database.ts";

/**
 * The failure of a write because another writer has changed the data since it was read (optimistic
 * concurrency), or because the check itself failed.
 */
export type Overtaken =
  | { kind: "overtaken"; path: string }
  | { kind: "database"; failure: ReadFailure; isWriting: false };

/**
 * Fails when another writer has changed a collection since it was read: every writer changes its
 * time. `times` are the times that were read, by their places, such as "nba/news/updatedAt".
 */
export async function overtakenSince(
  database: RealtimeDatabase,
  credential: DatabaseCredential,
  times: ReadonlyMap<string, unknown>,
): Promise<Result<undefined, Overtaken>> {
  for (const [path, then] of times) {
    const now = await database.read(path, credential);
    if (!now.ok) return fail({ kind: "database", failure: now.error, isWriting: false });
    if ((now.value ?? undefined) !== (then ?? undefined)) return fail({ kind: "overtaken", path });
  }
  return ok(undefined);
}
