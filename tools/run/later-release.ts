import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { whyTooNew } from "#functions/database/members/migrations.ts";

/**
 * Why this release cannot open a local database, in a sentence; undefined when it can. No program may
 * have the database open.
 */
export function whyOfLaterRelease(database: string): string | undefined {
  for (const name of globSync("**/*-EmbeddedDatabase/*.sqlite", { cwd: database })) {
    const refused = whyTooNew(schemaOf(join(database, name)));
    if (refused !== undefined) return `${refused} HARDWOOD_STATE names another folder.`;
  }
  return undefined;
}

/** The schema's version; 0 for the runtime's own files. */
function schemaOf(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [table] = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'meta'").all();
    if (table === undefined) return 0;
    const row = database.prepare("SELECT value FROM meta WHERE name = 'schema'").get();
    return Number(row?.value ?? 0);
  } finally {
    database.close();
  }
}
