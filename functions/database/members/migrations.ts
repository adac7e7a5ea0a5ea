import { assemble } from "../protocol/answers.ts";
import { endOfSubtree, keysOf, storedPath } from "../protocol/paths.ts";
import { rootOf } from "../season/documents.ts";
import { joinedParts, partsOf, type Sql } from "../storage/storage.ts";

/** Each step migrates the tables from one version to the next; never change one, add another. */
const MIGRATIONS: readonly ((sql: Sql) => void)[] = [
  (sql) => {
    sql.exec(
      "CREATE TABLE leaf (path TEXT NOT NULL, part INTEGER NOT NULL, " +
        "text TEXT NOT NULL, PRIMARY KEY (path, part)) WITHOUT ROWID",
    );
  },
  scalarsToDocuments,
];

const OF_A_LATER_RELEASE = "The database is of a later release";

/** Why a database of this schema cannot be opened, in a sentence; undefined when it can. */
export function whyTooNew(schema: number): string | undefined {
  if (schema <= MIGRATIONS.length) return undefined;
  return (
    `${OF_A_LATER_RELEASE} (schema ${schema}; this one knows ${MIGRATIONS.length}): ` +
    "start that release again. Nothing was changed."
  );
}

/** Returns whether an object has failed because its storage is of a later release. */
export function isTooNew(error: unknown): error is Error {
  return error instanceof Error && error.message.includes(OF_A_LATER_RELEASE);
}

/** Migrates the tables to this release's version; throws for those of a later release. */
export function migrate(sql: Sql): void {
  sql.exec("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL)");
  const [row] = sql.exec("SELECT value FROM meta WHERE name = 'schema'");
  const version = Number(row?.[0] ?? 0);
  const refused = whyTooNew(version);
  if (refused !== undefined) throw new Error(refused);
  if (version === MIGRATIONS.length) return;
  for (const step of MIGRATIONS.slice(version)) step(sql);
  sql.exec("INSERT OR REPLACE INTO meta (name, value) VALUES ('schema', ?)", MIGRATIONS.length);
}

/** From one row per scalar to one row per document, with one document at a time in memory. */
function scalarsToDocuments(sql: Sql): void {
  sql.exec(
    "CREATE TABLE document (path TEXT NOT NULL, part INTEGER NOT NULL, " +
      "text TEXT NOT NULL, PRIMARY KEY (path, part)) WITHOUT ROWID",
  );
  for (let from = "/"; ; ) {
    const [row] = sql.exec("SELECT path FROM leaf WHERE path >= ? ORDER BY path LIMIT 1", from);
    if (row === undefined) break;
    const root = storedPath(rootOf(keysOf(String(row[0]))));
    const rows = sql.exec(
      "SELECT path, part, text FROM leaf WHERE path >= ? AND path < ? ORDER BY path, part",
      root,
      endOfSubtree(root),
    ) as Iterable<[string, number, string]>;
    const text = assemble(joinedParts(rows), root);
    for (const [part, piece] of partsOf(text).entries()) {
      sql.exec("INSERT INTO document (path, part, text) VALUES (?, ?, ?)", root, part, piece);
    }
    from = endOfSubtree(root);
  }
  sql.exec("DROP TABLE leaf");
}
