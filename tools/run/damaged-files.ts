import { existsSync, globSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's codes for a damaged file, and for one that is no database at all. */
const DAMAGE = [11, 26];

/** The folder of the members' objects in a local database. */
const MEMBERS = "-MemberObject";

/** The runtime's own file beside those of the objects. */
const METADATA = "metadata.sqlite";

export interface Damage {
  /** Files that were moved aside, by their new names; the runtime makes new ones. */
  replaced: string[];
  /** A member's file that cannot be read: nothing could stand for it. */
  members: string[];
}

/**
 * Moves the files of a local database aside that SQLite cannot read; the season is then filled anew.
 * Members' files stay where they are. No program may have the database open.
 */
export function replaceDamaged(database: string): Damage {
  const damage: Damage = { replaced: [], members: [] };
  for (const name of globSync("**/*.sqlite", { cwd: database })) {
    const file = join(database, name);
    if (isReadable(file)) continue;
    if (isMemberFile(file)) damage.members.push(file);
    else damage.replaced.push(moveAside(file));
  }
  return damage;
}

/** Returns whether a local database has a file of the season. */
export function hasSeason(database: string): boolean {
  const files = globSync("**/*-EmbeddedDatabase/*.sqlite", { cwd: database });
  return files.some((file) => basename(file) !== METADATA);
}

/** The members whose records a local database stores. No program may have it open. */
export function storedMembers(database: string): string[] {
  const names = globSync(`**/*${MEMBERS}/*.sqlite`, { cwd: database });
  return names
    .map((name) => join(database, name))
    .filter((file) => isMemberFile(file) && isReadable(file))
    .flatMap((file) => {
      // The object of a member without a record has no table of documents.
      const [table] = rowsOf(file, "SELECT name FROM sqlite_master WHERE name = 'document'");
      if (table === undefined) return [];
      const paths = rowsOf(file, "SELECT path FROM document WHERE path LIKE '/users/%' LIMIT 1");
      return paths.map((path) => String(path).split("/")[2] ?? "");
    });
}

function isMemberFile(file: string): boolean {
  return dirname(file).endsWith(MEMBERS) && basename(file) !== METADATA;
}

function moveAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.damaged-${number}`)) number += 1;
  for (const part of ["", "-wal", "-shm"]) {
    if (existsSync(file + part)) renameSync(file + part, `${file}.damaged-${number}${part}`);
  }
  return `${file}.damaged-${number}`;
}

function isReadable(file: string): boolean {
  try {
    return rowsOf(file, "PRAGMA quick_check(1)")[0] === "ok";
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    // Whatever else is wrong, such as a missing permission, says nothing about the content.
    return errcode === undefined || !DAMAGE.includes(errcode & 0xff);
  }
}

/** The first column of a statement's rows. */
function rowsOf(file: string, statement: string): unknown[] {
  const database = new DatabaseSync(file);
  try {
    return database
      .prepare(statement)
      .all()
      .map((row) => Object.values(row)[0]);
  } finally {
    database.close();
  }
}
