import type { Sql } from "../database/storage/storage.ts";
import { DELIVERY_WINDOW_MS } from "./delivery.ts";

/** The deliveries of the last minutes; older ones are out of time by themselves. */
export class KnownDeliveries {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
    sql.exec("CREATE TABLE IF NOT EXISTS delivery (mark TEXT PRIMARY KEY, at INTEGER NOT NULL)");
  }

  /** Remembers a delivery; false when one with any of its marks is known. */
  add(marks: readonly string[]): boolean {
    return this.#sql.transaction(() => {
      const now = this.#now();
      this.#sql.exec("DELETE FROM delivery WHERE abs(at - ?) > ?", now, 2 * DELIVERY_WINDOW_MS);
      const isKnown = marks.some((mark) => {
        const [row] = this.#sql.exec("SELECT 1 FROM delivery WHERE mark = ?", mark);
        return row !== undefined;
      });
      if (isKnown) return false;
      for (const mark of marks) {
        this.#sql.exec("INSERT INTO delivery (mark, at) VALUES (?, ?)", mark, now);
      }
      return true;
    });
  }
}
