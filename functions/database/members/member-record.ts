import { logEvent } from "#functions/http/log.ts";
import { EMPTY_JSON } from "../protocol/answers.ts";
import type { CredentialKeys } from "../protocol/credentials.ts";
import type { Database } from "../protocol/database-request.ts";
import { parseJson } from "../protocol/json.ts";
import { answerRequest } from "../protocol/protocol.ts";
import { RECORDS } from "../season/places.ts";
import type { RecordList } from "../season/season-database.ts";
import { DocumentStore } from "../storage/document-store.ts";
import type { Sql } from "../storage/storage.ts";

const READS = ["GET", "HEAD"];

/** One member's record, stored in the member's own Durable Object. */
export class MemberRecord {
  #uid: string;
  #database: Database;
  #records: RecordList;
  #sql: Sql;
  /** Unknown at first: the list may have been made anew, and another instance may have changed it. */
  #isListed: boolean | undefined;
  /** The writes under way: a member is listed before the record is there. */
  #writing = 0;
  #lastChange: Promise<void> = Promise.resolve();

  constructor(options: {
    uid: string;
    sql: Sql;
    credentials: CredentialKeys;
    list: RecordList;
    /** Returns whether the member has deleted the account while a token of it may still be valid. */
    isDeleted: () => boolean;
  }) {
    const { uid, sql, credentials, list, isDeleted } = options;
    const store = new DocumentStore(sql);
    this.#uid = uid;
    this.#sql = sql;
    this.#records = list;
    this.#database = {
      store,
      credentials,
      owns: ([branch, owner]) => branch === RECORDS && owner === uid,
      isDeleted,
      read: async (keys, isShallow) => (isShallow ? store.readShallow(keys) : store.read(keys)),
    };
  }

  /** The JSON text of the record, for an export: a member who is listed without one is unlisted. */
  async read(): Promise<string> {
    if (!this.#exists && this.#writing === 0) await this.#updateList();
    return this.#text;
  }

  get #text(): string {
    return this.#database.store.read([RECORDS, this.#uid]);
  }

  get hasMoved(): boolean {
    const [row] = this.#sql.exec("SELECT value FROM meta WHERE name = 'moved'");
    return row !== undefined;
  }

  /**
   * Moves the record that an earlier release stored with the season, once. The season's copy is
   * removed after the record is stored here. No request may be answered meanwhile.
   */
  async move(): Promise<void> {
    const text = await this.#records.recordToMove(this.#uid);
    if (text !== null) {
      const { store } = this.#database;
      if (!this.#exists) {
        const json = parseJson(text);
        store.transaction(() => store.write([{ keys: [RECORDS, this.#uid], json }]));
      }
      await this.#list(true);
    }
    this.#sql.exec("INSERT OR REPLACE INTO meta (name, value) VALUES ('moved', 1)");
  }

  /**
   * Answers a request. The member is listed before the record is created, and unlisted after it is
   * removed.
   */
  async answer(request: Request): Promise<Response> {
    if (READS.includes(request.method)) return answerRequest(request, this.#database);
    this.#writing += 1;
    try {
      if (!this.#exists) await this.#list(true);
      return await answerRequest(request, this.#database);
    } finally {
      this.#writing -= 1;
      await this.#updateList();
    }
  }

  /** Removes a place inside the record. */
  remove(keys: readonly string[]): void {
    const { store } = this.#database;
    store.transaction(() => store.write([{ keys: [RECORDS, this.#uid, ...keys], json: null }]));
  }

  /** Erases the record. */
  async erase(): Promise<void> {
    this.remove([]);
    await this.#updateList();
  }

  /** Lists the member while the record exists, else unlists; repeats until the list is right. */
  async #updateList(): Promise<void> {
    try {
      while (this.#isListed !== this.#exists) await this.#list(this.#exists);
    } catch (error) {
      // A listed member without a record is harmless: an export finds no record.
      logEvent("warn", { event: "member-list-outdated", reason: String(error) });
    }
  }

  /** Changes the list, one change at a time, so that the last one counts. */
  #list(isListed: boolean): Promise<void> {
    const change = async () => {
      await this.#records.listMember(this.#uid, isListed);
      this.#isListed = isListed;
    };
    this.#lastChange = this.#lastChange.then(change, change);
    return this.#lastChange;
  }

  get #exists(): boolean {
    return this.#text !== EMPTY_JSON;
  }
}
