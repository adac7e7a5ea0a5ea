import { ID_TOKEN_MS } from "#functions/session/session.ts";
import type { Sql } from "../storage/storage.ts";

/**
 * The time from the first "no such account" of the provider to the second look, in ms: a week is
 * longer than an outage or a wrong setting stays unnoticed.
 */
export const SECOND_LOOK_MS = 7 * 24 * 60 * 60 * 1000;

/** The time to the next look after one without an answer, in ms. */
export const NEXT_LOOK_MS = 24 * 60 * 60 * 1000;

/** The mark of an account that the provider no longer knows. */
export interface MissingAccount {
  uid: string;
  /** Milliseconds since 1970. */
  since: number;
  /** A sealed session of the member, whose refresh token serves for the second look. */
  session: string;
}

/** The marks of a member's account: missing at the provider, or deleted by the member. */
export class AccountMarks {
  #sql: Sql;
  #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
    sql.transaction(() => {
      sql.exec(
        "CREATE TABLE IF NOT EXISTS missing_account (only INTEGER PRIMARY KEY CHECK (only = 1), " +
          "uid TEXT NOT NULL, since INTEGER NOT NULL, session TEXT NOT NULL)",
      );
      sql.exec(
        "CREATE TABLE IF NOT EXISTS deleted_account (only INTEGER PRIMARY KEY CHECK (only = 1), at INTEGER NOT NULL)",
      );
    });
  }

  /** Marks the account as missing from now on; an earlier mark stays. */
  noteMissing(uid: string, session: string): void {
    this.#sql.exec(
      "INSERT OR IGNORE INTO missing_account (only, uid, since, session) VALUES (1, ?, ?, ?)",
      uid,
      this.#now(),
      session,
    );
  }

  /** The mark of a missing account. One from the future, when the clock was wrong, counts from now. */
  get missing(): MissingAccount | undefined {
    const [row] = this.#sql.exec("SELECT uid, since, session FROM missing_account");
    if (row === undefined) return undefined;
    const since = Number(row[1]);
    if (since <= this.#now()) return { uid: String(row[0]), since, session: String(row[2]) };
    this.#sql.exec("UPDATE missing_account SET since = ?", this.#now());
    return this.missing;
  }

  /** Removes the mark of a missing account. */
  clearMissing(): void {
    this.#sql.exec("DELETE FROM missing_account");
  }

  /** Remembers that the member has deleted the account. */
  noteDeleted(): void {
    this.clearMissing();
    this.#sql.exec("INSERT OR REPLACE INTO deleted_account (only, at) VALUES (1, ?)", this.#now());
  }

  /** True while an ID token of the deleted account may still be valid. */
  get isDeleted(): boolean {
    const [row] = this.#sql.exec("SELECT at FROM deleted_account");
    return row !== undefined && Math.abs(this.#now() - Number(row[0])) < ID_TOKEN_MS;
  }
}
