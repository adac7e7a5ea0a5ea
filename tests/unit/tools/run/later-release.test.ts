import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DocumentStore } from "#functions/database/storage/document-store.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";
import { whyOfLaterRelease } from "#tools/run/later-release.ts";

let folder: string;
let objects: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-later-"));
  objects = join(folder, "v3/do/hardwood-EmbeddedDatabase");
  mkdirSync(objects, { recursive: true });
  new DatabaseSync(join(objects, "metadata.sqlite")).close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The schema of a database that this release makes. */
function ownSchema(): number {
  const sql = memorySql();
  new DocumentStore(sql);
  const [row] = sql.exec("SELECT value FROM meta WHERE name = 'schema'");
  return Number(row?.[0]);
}

function storeSchema(schema: number): void {
  const database = new DatabaseSync(join(objects, "season.sqlite"));
  database.exec("CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL)");
  database.prepare("INSERT INTO meta VALUES ('schema', ?)").run(schema);
  database.close();
}

test("a folder without a database, and one of this release or an earlier one, can be opened", () => {
  expect(whyOfLaterRelease(join(folder, "none"))).toBeUndefined();
  expect(whyOfLaterRelease(folder)).toBeUndefined();
  storeSchema(ownSchema());
  expect(whyOfLaterRelease(folder)).toBeUndefined();
});

test("a database of a later release is refused in a sentence", () => {
  storeSchema(ownSchema() + 1);
  expect(whyOfLaterRelease(folder)).toBe(
    `The database is of a later release (schema ${ownSchema() + 1}; this one knows ${ownSchema()}): ` +
      "start that release again. Nothing was changed. HARDWOOD_STATE names another folder.",
  );
});
