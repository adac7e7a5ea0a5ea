import { CLOCK_SKEW_MS, type SessionMark } from "#functions/session/session.ts";
import type { Sql } from "../storage/storage.ts";

/** The limit of sessions ended one by one: more than a member ends in 30 days, in 30 kB. */
export const MAX_ENDED_SESSIONS = 500;

/**
 * A member's sessions that were ended by the server: single ones by their id, and all that began
 * before a time. No entry is forgotten by the clock: had that jumped ahead, cookies would live again
 * when it came back.
 */
export class EndedSessions {
  #sql: Sql;
  #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
    sql.transaction(() => {
      sql.exec(
        "CREATE TABLE IF NOT EXISTS ended_session (id TEXT PRIMARY KEY, started_at INTEGER NOT NULL) WITHOUT ROWID",
      );
      sql.exec(
        "CREATE TABLE IF NOT EXISTS sessions_end (only INTEGER PRIMARY KEY CHECK (only = 1), " +
          "not_before INTEGER NOT NULL)",
      );
    });
  }

  isEnded({ id, startedAt }: SessionMark): boolean {
    if (startedAt < this.#notBefore()) return true;
    const [row] = this.#sql.exec("SELECT 1 FROM ended_session WHERE id = ?", id);
    return row !== undefined;
  }

  /** Ends one session. */
  end({ id, startedAt }: SessionMark): void {
    this.#sql.transaction(() => {
      this.#sql.exec(
        "INSERT OR IGNORE INTO ended_session (id, started_at) VALUES (?, ?)",
        id,
        startedAt,
      );
      this.#keepBounded();
    });
  }

  /** Ends every session that began before a time. A time before the stored one changes nothing. */
  endBefore(time: number): void {
    this.#sql.transaction(() => this.#setNotBefore(Math.max(time, this.#notBefore())));
  }

  #setNotBefore(time: number): void {
    this.#sql.exec("INSERT OR REPLACE INTO sessions_end (only, not_before) VALUES (1, ?)", time);
    this.#sql.exec("DELETE FROM ended_session WHERE started_at < ?", time);
  }

  #notBefore(): number {
    const [row] = this.#sql.exec("SELECT not_before FROM sessions_end");
    const time = Number(row?.[0] ?? Number.NEGATIVE_INFINITY);
    const now = this.#now();
    if (time <= now + CLOCK_SKEW_MS) return time;
    // Written by a clock that was ahead: what has begun so far is over, what begins now is not.
    this.#setNotBefore(now);
    return now;
  }

  /** Above the limit, moves the time before which all sessions are ended past the older half. */
  #keepBounded(): void {
    const [count] = this.#sql.exec("SELECT COUNT(*) FROM ended_session");
    if (Number(count?.[0]) <= MAX_ENDED_SESSIONS) return;
    const [middle] = this.#sql.exec(
      "SELECT started_at FROM ended_session ORDER BY started_at LIMIT 1 OFFSET ?",
      MAX_ENDED_SESSIONS / 2,
    );
    this.#setNotBefore(Number(middle?.[0]) + 1);
  }
}
