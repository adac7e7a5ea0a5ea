import { globSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Records } from "./members.ts";
import type { Release } from "./releases.ts";

/** A table as SQLite has it: the statement that makes it, and its rows. */
export interface RecordedTable {
  sql: string;
  rows: (string | number | null)[][];
}

/** The members that a release stored, and its export of them. */
export interface RecordedState {
  release: string;
  season: RecordedTable[];
  /** The members' objects by uid; none in releases that kept records with the season. */
  members: Record<string, RecordedTable[]>;
  records: Records;
}

/** The start of the paths of members' rows; the season's others are not recorded. */
const MEMBERS = "/users/";

/** Writes the members' part of a stopped release's state to a file that the unit tests read. */
export function recordState(
  release: Release,
  options: { state: string; records: Records; folder: string },
): void {
  const { state, records, folder } = options;
  const recorded: RecordedState = { release: release.name, season: [], members: {}, records };
  for (const file of globSync(join(state, "database/**/*.sqlite"))) {
    const object = dirname(file);
    if (object.endsWith("-EmbeddedDatabase")) recorded.season.push(...tablesOf(file));
    if (!object.endsWith("-MemberObject")) continue;
    const tables = tablesOf(file);
    const uid = uidIn(tables);
    if (uid !== undefined) recorded.members[uid] = tables;
  }
  const text = `${JSON.stringify(recorded, null, 1)}\n`;
  writeFileSync(join(folder, `${release.name}.json`), text);
}

function tablesOf(file: string): RecordedTable[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL")
      .all() as { name: string; sql: string }[];
    return (
      tables
        // Those with an underscore are the runtime's.
        .filter(({ name }) => !name.startsWith("_") && !name.startsWith("sqlite_"))
        .map(({ name, sql }) => ({ sql, rows: keptRows(database, name) }))
    );
  } finally {
    database.close();
  }
}

function keptRows(database: DatabaseSync, table: string): RecordedTable["rows"] {
  const rows = database.prepare(`SELECT * FROM "${table}"`);
  rows.setReturnArrays(true);
  return (rows.all() as unknown as RecordedTable["rows"]).filter(
    ([first]) => typeof first !== "string" || !first.startsWith("/") || first.startsWith(MEMBERS),
  );
}

/** The member whose record an object's tables hold; the object's name is a digest of it. */
function uidIn(tables: readonly RecordedTable[]): string | undefined {
  const paths = tables.flatMap(({ rows }) => rows.map(([path]) => String(path)));
  return paths.find((path) => path.startsWith(MEMBERS))?.split("/")[2];
}
