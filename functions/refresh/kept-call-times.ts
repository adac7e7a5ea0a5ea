import type { CallTimes } from "../data/sources/throttle.ts";
import type { Sql } from "../database/storage/storage.ts";

/** The times of the last calls of the stats API, which outlive steps, runs and the object's memory. */
export function keptCallTimes(sql: Sql): CallTimes {
  sql.exec("CREATE TABLE IF NOT EXISTS call (id INTEGER PRIMARY KEY, at INTEGER NOT NULL)");
  return {
    back(back) {
      const [row] = sql.exec("SELECT at FROM call ORDER BY id DESC LIMIT 1 OFFSET ?", back - 1);
      return row && Number(row[0]);
    },
    add: (at) => void sql.exec("INSERT INTO call (at) VALUES (?)", at),
    remove: (at) =>
      void sql.exec("DELETE FROM call WHERE id = (SELECT max(id) FROM call WHERE at = ?)", at),
    forget: (upTo, after) => void sql.exec("DELETE FROM call WHERE at <= ? OR at > ?", upTo, after),
  };
}
