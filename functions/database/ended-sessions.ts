import type { SessionMark } from "../session/session.ts";
import type { Sql } from "./storage.ts";

/** The limit of sessions ended one by one: more than a member ends in 30 days. */
export const MAX_ENDED_SESSIONS = 500;

/**
 * A member's sessions that were ended by the server: single ones by their id, and all that began
 * before a time. Each entry is kept until the session would have expired anyway.
 */
export class EndedSessions {
  #sql: Sql;
  #now: () => number;
  /** The longest life of a session, in ms. */
  #lifetimeMs: number;

  constructor(sql: Sql, { now, lifetimeMs }: { now: () => number; lifetimeMs: number }) {
    this.#sql = sql;
    this.#now = now;
    this.#lifetimeMs = lifetimeMs;
    sql.transaction(() => {
      sql.exec(
        "CREATE TABLE IF NOT EXISTS ended_session (id TEXT PRIMARY KEY, started_at INTEGER NOT NULL) WITHOUT ROWID",
      );
      sql.exec(
        "CREATE TABLE IF NOT EXISTS sessions_end (only INTEGER PRIMARY KEY CHECK (only = 1), not_before INTEGER NOT NULL)",
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
      this.#forgetExpired();
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
    this.#sql.transaction(() => {
      this.#forgetExpired();
      this.#setNotBefore(Math.max(time, this.#notBefore()));
    });
  }

  #setNotBefore(time: number): void {
    this.#sql.exec("INSERT OR REPLACE INTO sessions_end (only, not_before) VALUES (1, ?)", time);
    this.#sql.exec("DELETE FROM ended_session WHERE started_at < ?", time);
  }

  #notBefore(): number {
    const [row] = this.#sql.exec("SELECT not_before FROM sessions_end");
    return Number(row?.[0] ?? Number.NEGATIVE_INFINITY);
  }

  #forgetExpired(): void {
    const oldest = this.#now() - this.#lifetimeMs;
    this.#sql.exec("DELETE FROM ended_session WHERE started_at <= ?", oldest);
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
