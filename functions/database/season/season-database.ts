import { branchText, EMPTY_JSON } from "../protocol/answers.ts";
import type { CredentialKeys } from "../protocol/credentials.ts";
import type { Database } from "../protocol/database-request.ts";
import { parseJson } from "../protocol/json.ts";
import { type KeyPage, keysFrom, MAX_RECORDS } from "../protocol/key-page.ts";
import { answerRequest } from "../protocol/protocol.ts";
import { Refusal } from "../protocol/refusal.ts";
import { DocumentStore } from "../storage/document-store.ts";
import type { Sql } from "../storage/storage.ts";
import { RECORDS } from "./places.ts";

/** The number of members' objects that are read concurrently. */
const EXPORTED_AT_ONCE = 20;

/** The methods of a member's object that the season's object calls. */
export interface RecordReader {
  /** The JSON text of the record, `null` when there is none. */
  readRecord(uid: string): Promise<string>;
}

/** The methods of the season's object that a member's object calls. */
export interface RecordList {
  /** A record that is still stored with the season; null once it has moved. */
  recordToMove(uid: string): Promise<string | null> | string | null;
  /** Lists a member as having a record, or unlists the member. */
  listMember(uid: string, isListed: boolean): Promise<void> | void;
}

/**
 * The database of everything but the members' records. It lists the members that have one: `true`
 * at `users/{uid}`. Any other value there is a record of an earlier release that has not moved yet.
 */
export class SeasonDatabase implements RecordList {
  #database: Database;
  #records: RecordReader;

  constructor(sql: Sql, credentials: CredentialKeys, records: RecordReader) {
    this.#records = records;
    this.#database = {
      store: new DocumentStore(sql),
      credentials,
      owns: ([branch]) => branch !== undefined && branch !== RECORDS,
      read: (keys, isShallow, page) => this.#read(keys, isShallow, page),
    };
  }

  answer(request: Request): Promise<Response> {
    return answerRequest(request, this.#database);
  }

  recordToMove(uid: string): string | null {
    const text = this.#database.store.read([RECORDS, uid]);
    return text === EMPTY_JSON || text === "true" ? null : text;
  }

  listMember(uid: string, isListed: boolean): void {
    const { store } = this.#database;
    store.transaction(() => store.write([{ keys: [RECORDS, uid], json: isListed ? true : null }]));
  }

  async #read(keys: readonly string[], isShallow: boolean, page?: KeyPage): Promise<string> {
    const { store } = this.#database;
    const [branch] = keys;
    if (branch !== undefined && branch !== RECORDS) {
      return isShallow ? store.readShallow(keys) : store.read(keys);
    }
    if (isShallow) return store.readShallow(keys);
    if (branch === RECORDS) return this.#readRecords(page);
    const texts = new Map<string, string>();
    for (const key of childKeysOf(store.readShallow([]))) {
      texts.set(key, key === RECORDS ? await this.#readRecords() : store.read([key]));
    }
    return branchText(withoutNothing(texts));
  }

  /** The records, of a page as many as it asks for: who is listed without a record does not count. */
  async #readRecords(page?: KeyPage): Promise<string> {
    const all = childKeysOf(this.#database.store.readShallow([RECORDS]));
    const uids = page === undefined ? all : keysFrom(all, page);
    if (page === undefined && uids.length > MAX_RECORDS) {
      throw new Refusal(
        501,
        `More than ${MAX_RECORDS} records cannot be read at once; ` +
          'read them in pages with orderBy="$key"&startAt="uid"&limitToFirst=500',
      );
    }
    const { limit } = page ?? { limit: MAX_RECORDS };
    const texts = new Map<string, string>();
    const most = Math.min(uids.length, MAX_RECORDS);
    for (let from = 0; from < most && texts.size < limit; ) {
      const some = uids.slice(
        from,
        Math.min(most, from + EXPORTED_AT_ONCE, from + limit - texts.size),
      );
      const read = await Promise.all(some.map((uid) => this.#records.readRecord(uid)));
      for (const [i, uid] of some.entries()) {
        if (read[i] !== EMPTY_JSON) texts.set(uid, read[i] ?? EMPTY_JSON);
      }
      from += some.length;
    }
    return branchText(texts);
  }
}

/** The keys of a shallow answer. */
function childKeysOf(text: string): string[] {
  const json = parseJson(text);
  return typeof json === "object" && json !== null ? Object.keys(json) : [];
}

function withoutNothing(texts: Map<string, string>): Map<string, string> {
  return new Map([...texts].filter(([, text]) => text !== EMPTY_JSON));
}
