import { migrate } from "../members/migrations.ts";
import { assemble, EMPTY_JSON, shallowText } from "../protocol/answers.ts";
import { childAt, isNothing, type Json, jsonText, plant, prepare } from "../protocol/json.ts";
import { ancestorsOf, endOfSubtree, storedPath } from "../protocol/paths.ts";
import { Refusal } from "../protocol/refusal.ts";
import { eachDocument, rootOf } from "../season/documents.ts";
import { joinedParts, partsOf, type Sql, type SqlValue } from "./storage.ts";

/** A place and its new value; null removes. */
export type Update = { keys: readonly string[]; json: Json };

/** The rows of one statement: SQLite in a Durable Object binds 100 values, three a row. */
const ROWS_AT_ONCE = 33;
/** The limit of a document, equal to that of a request, so that it fits into the memory. */
const MAX_DOCUMENT_LENGTH = 16 * 1024 * 1024;

/**
 * The first document of each child of a place. Each step looks for the first path after the child's
 * subtree, which ends in "0", the character after "/": no other document is touched.
 */
const FIRST_OF_CHILDREN = `
  WITH RECURSIVE place (start, end, length) AS (SELECT ?, ?, ?),
  child (path) AS (
    SELECT min(path) FROM document, place WHERE path >= start AND path < end
    UNION ALL
    SELECT (
      SELECT min(document.path) FROM document
      WHERE document.path < place.end AND document.path >= substr(
        child.path, 1, place.length + instr(substr(child.path, place.length + 1), '/') - 1
      ) || '0'
    )
    FROM child, place WHERE child.path IS NOT NULL AND child.path <> place.start
  )
  SELECT path FROM child WHERE path IS NOT NULL`;

/**
 * The tree of values, stored as documents, each by its path and JSON text.
 *
 * No document lies inside another. A branch above documents exists as long as there is a document
 * below it, so empty branches vanish by themselves, and a subtree is one range of paths. `rootOf`
 * decides at each write where a document begins; reading depends on the stored rows alone.
 */
export class DocumentStore {
  #sql: Sql;
  #charactersRead = 0;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.transaction(() => migrate(sql));
  }

  /** The characters of all documents read so far, whether or not they were part of an answer. */
  get charactersRead(): number {
    return this.#charactersRead;
  }

  /** The JSON text of a place, `null` when it is empty. */
  read(keys: readonly string[]): string {
    const above = this.#documentAbove(keys);
    if (above !== undefined)
      return jsonText(childAt(this.#parsed(above), keys.slice(above.length)));
    const path = storedPath(keys);
    return assemble(this.#texts(path), path);
  }

  /** The JSON text of a place with `true` for every child; a scalar is returned as it is. */
  readShallow(keys: readonly string[]): string {
    const path = storedPath(keys);
    const start = path.length;
    const children: string[] = [];
    for (const [first] of this.#sql.exec(FIRST_OF_CHILDREN, path, endOfSubtree(path), start)) {
      // The place is a document itself.
      if (first === path) break;
      const below = String(first);
      children.push(below.slice(start, below.indexOf("/", start)));
    }
    if (children.length > 0) return shallowText(children);
    const text = this.read(keys);
    const json: Json = JSON.parse(text);
    return typeof json === "object" && json !== null ? shallowText(childKeys(json)) : text;
  }

  /** Runs steps in a transaction. */
  transaction<Outcome>(steps: () => Outcome): Outcome {
    return this.#sql.transaction(steps);
  }

  /** Stores the updates, which must not overlap; call it in a transaction. */
  write(updates: readonly Update[]): void {
    // A document with several updates is parsed and stored once.
    const changes = new Map<string, { root: readonly string[]; updates: Update[] }>();
    for (const { keys, json } of updates) {
      const prepared = prepare(json, keys);
      const update = { keys, json: isNothing(prepared) ? null : prepared };
      const root = this.#documentAbove(keys) ?? rootOf(keys);
      const change = changes.get(storedPath(root));
      if (change === undefined) changes.set(storedPath(root), { root, updates: [update] });
      else change.updates.push(update);
    }
    for (const { root, updates: inside } of changes.values()) {
      const isWhole = inside.some(({ keys }) => keys.length === root.length);
      let value: Json = isWhole ? null : this.#parsed(root);
      for (const { keys, json } of inside) value = plant(value, keys.slice(root.length), json);
      this.#replace(root, value);
    }
  }

  /** Replaces the rows of a subtree, and writes only rows that differ. */
  #replace(root: readonly string[], value: Json): void {
    const path = storedPath(root);
    const outdated = new Map<string, { row: [string, number]; text: string }>();
    for (const [place, part, text] of this.#rows(path)) {
      outdated.set(`${place} ${part}`, { row: [place, part], text });
    }
    const batch: SqlValue[] = [];
    eachDocument(value, root, (document, text) => {
      if (text.length > MAX_DOCUMENT_LENGTH) {
        throw new Refusal(400, `Invalid data; the document ${document} would exceed 16 MB.`);
      }
      for (const [part, piece] of partsOf(text).entries()) {
        const stored = outdated.get(`${document} ${part}`);
        outdated.delete(`${document} ${part}`);
        if (stored?.text === piece) continue;
        batch.push(document, part, piece);
        if (batch.length === ROWS_AT_ONCE * 3) this.#insert(batch);
      }
    });
    if (batch.length > 0) this.#insert(batch);
    for (const { row } of outdated.values()) {
      this.#sql.exec("DELETE FROM document WHERE path = ? AND part = ?", ...row);
    }
  }

  #insert(batch: SqlValue[]): void {
    const rows = new Array(batch.length / 3).fill("(?,?,?)").join();
    const statement = `INSERT INTO document (path, part, text) VALUES ${rows}
      ON CONFLICT (path, part) DO UPDATE SET text = excluded.text`;
    this.#sql.exec(statement, ...batch);
    batch.length = 0;
  }

  /** The stored path of the document around a place; undefined when there is none. */
  #documentAbove(keys: readonly string[]): readonly string[] | undefined {
    const above = ancestorsOf(keys);
    if (above.length === 0) return undefined;
    const [row] = this.#sql.exec(
      `SELECT path FROM document WHERE path IN (${above.map(() => "?").join()}) LIMIT 1`,
      ...above,
    );
    return row && keys.slice(0, above.indexOf(String(row[0])));
  }

  #parsed(keys: readonly string[]): Json {
    const path = storedPath(keys);
    const text = assemble(this.#texts(path), path);
    return text === EMPTY_JSON ? null : JSON.parse(text);
  }

  #rows(path: string): Iterable<[path: string, part: number, text: string]> {
    return this.#sql.exec(
      "SELECT path, part, text FROM document WHERE path >= ? AND path < ? ORDER BY path, part",
      path,
      endOfSubtree(path),
    ) as Iterable<[string, number, string]>;
  }

  *#texts(path: string): Iterable<[string, string]> {
    for (const document of joinedParts(this.#rows(path))) {
      this.#charactersRead += document[1].length;
      yield document;
    }
  }
}

function childKeys(json: object): string[] {
  return Object.entries(json)
    .filter(([, child]) => child !== null)
    .map(([key]) => key);
}
