import type { NoticeMessage } from "#domain/notices/notice-text.ts";
import type { Sql } from "../database/storage/storage.ts";

/** A message for one device. */
export interface QueuedNotice {
  /** The event's key. */
  event: string;
  device: string;
  message: NoticeMessage;
  /** The tries so far. */
  tries: number;
  /** When the message is no news any more, in ms since 1970. */
  expiresAt: number;
}

/** Events are remembered for longer than any day is read. */
const REMEMBERED_MS = 7 * 24 * 3_600_000;

/**
 * A member's messages by event and device, in the member's own object. Each is there once, so an
 * event that is announced again, or by both of its teams, is sent once.
 */
export class DeliveryQueue {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS notice (event TEXT NOT NULL, device TEXT NOT NULL, " +
        "message TEXT NOT NULL, tries INTEGER NOT NULL, expires_at INTEGER NOT NULL, " +
        "due_at INTEGER, PRIMARY KEY (event, device)) WITHOUT ROWID",
    );
  }

  /** Adds a message for each device that has not had one of the event. */
  add(
    { event, message, expiresAt }: Omit<QueuedNotice, "device" | "tries">,
    devices: readonly string[],
    now: number,
  ): void {
    this.#sql.transaction(() => {
      this.#sql.exec("DELETE FROM notice WHERE expires_at < ?", now - REMEMBERED_MS);
      for (const device of devices) {
        this.#sql.exec(
          "INSERT OR IGNORE INTO notice (event, device, message, tries, expires_at, due_at) " +
            "VALUES (?, ?, ?, 0, ?, ?)",
          event,
          device,
          JSON.stringify(message),
          expiresAt,
          now,
        );
      }
    });
  }

  /**
   * Takes the messages that are due, at most `most`. They are stored as taken, so that an object
   * that is ended while it sends does not send them again.
   */
  take(now: number, most: number): QueuedNotice[] {
    return this.#sql.transaction(() => {
      const rows = [
        ...this.#sql.exec(
          "SELECT event, device, message, tries, expires_at FROM notice " +
            "WHERE due_at <= ? ORDER BY due_at LIMIT ?",
          now,
          most,
        ),
      ];
      const taken = rows.map(([event, device, message, tries, expiresAt]) => ({
        event: String(event),
        device: String(device),
        message: JSON.parse(String(message)) as NoticeMessage,
        tries: Number(tries),
        expiresAt: Number(expiresAt),
      }));
      for (const { event, device } of taken) {
        this.#sql.exec(
          "UPDATE notice SET due_at = NULL, tries = tries + 1 WHERE event = ? AND device = ?",
          event,
          device,
        );
      }
      return taken;
    });
  }

  /** Puts a message back, to be sent at a later time. */
  putBack({ event, device }: Pick<QueuedNotice, "event" | "device">, dueAt: number): void {
    this.#sql.exec(
      "UPDATE notice SET due_at = ? WHERE event = ? AND device = ?",
      dueAt,
      event,
      device,
    );
  }

  /** When the next message is due; undefined when none is left. */
  get nextAt(): number | undefined {
    const [row] = this.#sql.exec("SELECT min(due_at) FROM notice");
    return row?.[0] == null ? undefined : Number(row[0]);
  }

  /** Forgets all messages. */
  clear(): void {
    this.#sql.exec("DELETE FROM notice");
  }
}
