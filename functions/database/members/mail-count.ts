import type { Sql } from "../storage/storage.ts";

const DAY_MS = 24 * 3_600_000;

/** The recovery mails of the last 24 hours: all, and those that one caller asked for. */
export interface MailsOfTheDay {
  all: number;
  own: number;
}

/** Counts the recovery mails of the last 24 hours: the provider sends a number of them a day. */
export class MailCount {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
    // The table of earlier releases, which did not tell callers apart, held one day.
    sql.exec("DROP TABLE IF EXISTS mail");
    sql.exec("CREATE TABLE IF NOT EXISTS mails (sent_at INTEGER NOT NULL, caller TEXT NOT NULL)");
  }

  /** Notes a mail that was sent for a caller. */
  note(caller: string): void {
    this.#sql.exec("INSERT INTO mails (sent_at, caller) VALUES (?, ?)", this.#now(), caller);
  }

  /** The mails of the last day. Those of a day farther away, in the future too, are forgotten. */
  ofTheDay(caller: string): MailsOfTheDay {
    const now = this.#now();
    this.#sql.exec("DELETE FROM mails WHERE abs(? - sent_at) >= ?", now, DAY_MS);
    const [row] = this.#sql.exec("SELECT count(*), sum(caller = ?) FROM mails", caller);
    return { all: Number(row?.[0] ?? 0), own: Number(row?.[1] ?? 0) };
  }
}
