import type { Sql } from "../database/storage/storage.ts";
import type { LogEvent } from "../http/log.ts";
import type { Announcement } from "./member-notices.ts";

export interface TeamFollowersOptions {
  sql: Sql;
  /** Hands an event to a member; false for one who does not follow the team any more. */
  notify: (uid: string, announcement: Announcement) => Promise<boolean>;
  now: () => number;
  log: (event: LogEvent) => void;
}

/** A step stays below the platform's 50 subrequests. */
const MOST_AT_ONCE = 40;
/** The tries of a step in which a member's object failed. */
const MOST_TRIES = 3;
const TRY_AGAIN_MS = 10_000;
const REMEMBERED_MS = 7 * 24 * 3_600_000;

/**
 * The members who follow a team, with notices on, and the team's events on their way to them. Each
 * event goes through the list in steps, of which the next begins where the last one ended.
 */
export class TeamFollowers {
  readonly #options: TeamFollowersOptions;

  constructor(options: TeamFollowersOptions) {
    this.#options = options;
    const { sql } = options;
    sql.transaction(() => {
      sql.exec("CREATE TABLE IF NOT EXISTS follower (uid TEXT PRIMARY KEY) WITHOUT ROWID");
      sql.exec(
        "CREATE TABLE IF NOT EXISTS announced (key TEXT PRIMARY KEY, text TEXT NOT NULL, " +
          "told_to TEXT NOT NULL, tries INTEGER NOT NULL, is_done INTEGER NOT NULL, " +
          "expires_at INTEGER NOT NULL)",
      );
    });
  }

  list(uid: string, isListed: boolean): void {
    const change = isListed
      ? "INSERT OR IGNORE INTO follower (uid) VALUES (?)"
      : "DELETE FROM follower WHERE uid = ?";
    this.#options.sql.exec(change, uid);
  }

  /** Takes events to be told; those that are known are told once. */
  announce(announcements: readonly Announcement[]): void {
    const { sql, now } = this.#options;
    sql.transaction(() => {
      sql.exec("DELETE FROM announced WHERE expires_at < ?", now() - REMEMBERED_MS);
      for (const announcement of announcements) {
        sql.exec(
          "INSERT OR IGNORE INTO announced (key, text, told_to, tries, is_done, expires_at) " +
            "VALUES (?, ?, '', 0, 0, ?)",
          announcement.event.key,
          JSON.stringify(announcement),
          announcement.expiresAt,
        );
      }
    });
  }

  /** Tells the next members of an event. Returns the pause until the next step; undefined at the end. */
  async step(): Promise<number | undefined> {
    const { sql, notify, now, log } = this.#options;
    sql.exec("UPDATE announced SET is_done = 1 WHERE expires_at <= ?", now());
    const [row] = sql.exec(
      "SELECT key, text, told_to, tries FROM announced WHERE is_done = 0 ORDER BY rowid LIMIT 1",
    );
    if (row === undefined) return undefined;
    const [key = "", text, toldTo = "", tries] = row;
    const announcement = JSON.parse(String(text)) as Announcement;
    const uids = [
      ...sql.exec(
        "SELECT uid FROM follower WHERE uid > ? ORDER BY uid LIMIT ?",
        toldTo,
        MOST_AT_ONCE,
      ),
    ].map(([uid]) => String(uid));
    const answers = await Promise.allSettled(uids.map((uid) => notify(uid, announcement)));
    for (const [at, answer] of answers.entries()) {
      if (answer.status === "fulfilled" && !answer.value) this.list(uids[at] ?? "", false);
    }
    const failed = answers.find((answer) => answer.status === "rejected");
    if (failed !== undefined && Number(tries) + 1 < MOST_TRIES) {
      log({ event: "notice-step-failed", key, reason: String(failed.reason) });
      sql.exec("UPDATE announced SET tries = tries + 1 WHERE key = ?", key);
      return TRY_AGAIN_MS;
    }
    const isDone = uids.length < MOST_AT_ONCE ? 1 : 0;
    sql.exec(
      "UPDATE announced SET told_to = ?, tries = 0, is_done = ? WHERE key = ?",
      uids.at(-1) ?? toldTo,
      isDone,
      key,
    );
    return 0;
  }
}
