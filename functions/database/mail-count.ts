import type { Sql } from "./storage.ts";

const DAY_MS = 24 * 3_600_000;

/** The recovery mails of the last 24 hours: the provider sends a number of them a day. */
export class MailCount {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
    sql.exec("CREATE TABLE IF NOT EXISTS mail (sent_at INTEGER NOT NULL)");
  }

  /** Notes a mail that was sent. */
  note(): void {
    this.#sql.exec("INSERT INTO mail (sent_at) VALUES (?)", this.#now());
  }

  /** The mails of the last day. Those of a day farther away, in the future too, are forgotten. */
  get ofTheDay(): number {
    const now = this.#now();
    this.#sql.exec("DELETE FROM mail WHERE abs(? - sent_at) >= ?", now, DAY_MS);
    const [row] = this.#sql.exec("SELECT count(*) FROM mail");
    return Number(row?.[0] ?? 0);
  }
}
