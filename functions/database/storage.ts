import { AnswerCache } from "./answer-cache.ts";
import { assemble, shallowText } from "./answers.ts";
import { eachLeaf, type Json, prepare } from "./json.ts";
import { ancestorsOf, endOfSubtree, storedPath } from "./paths.ts";

/** A value a statement takes or gives. */
export type SqlValue = string | number | null;

/** The little of SQLite that is needed; Durable Objects and `node:sqlite` both can be made it. */
export type Sql = {
  /** Runs a statement at once and gives its rows as arrays. */
  exec: (statement: string, ...values: SqlValue[]) => Iterable<SqlValue[]>;
  /** Runs the steps so that all of them count or, when one throws, none. */
  transaction: <Outcome>(steps: () => Outcome) => Outcome;
};

/** One place and the value it is to hold; null removes what is there. */
export type Update = { keys: readonly string[]; json: Json };

/** Each step brings the tables from one version to the next; never change one, add another. */
const MIGRATIONS = [
  "CREATE TABLE leaf (path TEXT NOT NULL, part INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (path, part)) WITHOUT ROWID",
];

/** SQLite in a Durable Object binds 100 values a statement: 33 rows of three. */
const ROWS_AT_ONCE = 33;
/** A row holds 2 MB at most, and a character takes up to three bytes: longer texts are cut up. */
const MAX_PART_LENGTH = 600_000;

/**
 * The tree, kept as one row a scalar: its stored path and its JSON text.
 *
 * A branch exists as long as there is a scalar below it, so empty objects vanish by themselves,
 * and a subtree is one range of paths.
 */
export class LeafStore {
  #sql: Sql;
  #cache = new AnswerCache();

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.transaction(() => migrate(sql));
  }

  /** The JSON text of what is at a place, `null` when there is nothing. */
  read(keys: readonly string[]): string {
    const path = storedPath(keys);
    const kept = this.#cache.get(path);
    if (kept !== undefined) return kept;
    const answer = this.readStored(keys);
    this.#cache.set(path, answer);
    return answer;
  }

  /** The same, past the cache: inside a transaction what is read may yet be undone. */
  readStored(keys: readonly string[]): string {
    const path = storedPath(keys);
    return assemble(this.#rows(path), path);
  }

  /** The JSON text of a place with `true` for every child; a scalar is given as it is. */
  readShallow(keys: readonly string[]): string {
    const path = storedPath(keys);
    const end = endOfSubtree(path);
    const children: string[] = [];
    for (let from = path; ; ) {
      const next = this.#first(
        "SELECT path FROM leaf WHERE path >= ? AND path < ? ORDER BY path LIMIT 1",
        from,
        end,
      );
      if (next === null) return shallowText(children);
      if (next === path) return this.readStored(keys);
      const child = next.slice(0, next.indexOf("/", path.length) + 1);
      children.push(child.slice(path.length, -1));
      from = endOfSubtree(child);
    }
  }

  /** Runs steps that count together or not at all. */
  transaction<Outcome>(steps: () => Outcome): Outcome {
    return this.#sql.transaction(steps);
  }

  /** Stores the updates, which must not overlap; call it in a transaction. */
  write(updates: readonly Update[], now: number): void {
    const previous = (keys: readonly string[]) => this.#scalar(storedPath(keys));
    const prepared = updates.map(({ keys, json }) => ({
      keys,
      json: prepare(json, keys, { now, previous }),
    }));
    for (const { keys, json } of prepared) this.#replace(keys, json);
  }

  #replace(keys: readonly string[], json: Json): void {
    const path = storedPath(keys);
    this.#cache.forget(path);
    this.#sql.exec("DELETE FROM leaf WHERE path >= ? AND path < ?", path, endOfSubtree(path));
    const batch: SqlValue[] = [];
    let stored = 0;
    eachLeaf(json, path, (leaf, text) => {
      stored += 1;
      for (const [part, piece] of partsOf(text).entries()) {
        batch.push(leaf, part, piece);
        if (batch.length === ROWS_AT_ONCE * 3) this.#insert(batch);
      }
    });
    if (batch.length > 0) this.#insert(batch);
    // Something below a scalar turns that scalar into a branch; nothing below it leaves it alone.
    const above = stored > 0 ? ancestorsOf(keys) : [];
    if (above.length > 0) {
      this.#sql.exec(`DELETE FROM leaf WHERE path IN (${above.map(() => "?").join()})`, ...above);
    }
  }

  #insert(batch: SqlValue[]): void {
    const rows = new Array(batch.length / 3).fill("(?,?,?)").join();
    this.#sql.exec(`INSERT INTO leaf (path, part, text) VALUES ${rows}`, ...batch);
    batch.length = 0;
  }

  *#rows(path: string): Generator<[string, string]> {
    let pending: [string, string] | null = null;
    const rows = this.#sql.exec(
      "SELECT path, part, text FROM leaf WHERE path >= ? AND path < ? ORDER BY path, part",
      path,
      endOfSubtree(path),
    ) as Iterable<[string, number, string]>;
    for (const [leaf, part, text] of rows) {
      if (part > 0 && pending) {
        pending[1] += text;
        continue;
      }
      if (pending) yield pending;
      pending = [leaf, text];
    }
    if (pending) yield pending;
  }

  #scalar(path: string): string | null {
    return this.#first("SELECT text FROM leaf WHERE path = ? AND part = 0", path);
  }

  #first(statement: string, ...values: SqlValue[]): string | null {
    for (const [value] of this.#sql.exec(statement, ...values)) return String(value);
    return null;
  }
}

function partsOf(text: string): string[] {
  if (text.length <= MAX_PART_LENGTH) return [text];
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start + MAX_PART_LENGTH;
    // Never between the two halves of one character: each part is stored as UTF-8.
    const code = text.charCodeAt(end - 1);
    if (code >= 0xd800 && code <= 0xdbff) end -= 1;
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

function migrate(sql: Sql): void {
  sql.exec("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL)");
  const [row] = sql.exec("SELECT value FROM meta WHERE name = 'schema'");
  const version = Number(row?.[0] ?? 0);
  if (version > MIGRATIONS.length) {
    throw new Error(`The database has schema ${version}; this release knows ${MIGRATIONS.length}.`);
  }
  for (const step of MIGRATIONS.slice(version)) sql.exec(step);
  sql.exec("INSERT OR REPLACE INTO meta (name, value) VALUES ('schema', ?)", MIGRATIONS.length);
}
