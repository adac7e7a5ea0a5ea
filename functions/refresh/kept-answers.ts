import { joinedParts, partsOf, type Sql } from "../database/storage/storage.ts";

/** The stats API's answers to a run of the refresh, kept from step to step. */
export class KeptAnswers {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS answer (path TEXT NOT NULL, part INTEGER NOT NULL, " +
        "text TEXT NOT NULL, PRIMARY KEY (path, part)) WITHOUT ROWID",
    );
  }

  /** The answer to a request as JSON text; undefined for one that was not made yet. */
  read(request: string): string | undefined {
    const rows = this.#sql.exec(
      "SELECT path, part, text FROM answer WHERE path = ? ORDER BY part",
      request,
    ) as Iterable<[string, number, string]>;
    const [answer] = joinedParts(rows);
    return answer?.[1];
  }

  keep(request: string, text: string): void {
    this.#sql.transaction(() => {
      for (const [part, piece] of partsOf(text).entries()) {
        this.#sql.exec(
          "INSERT OR REPLACE INTO answer (path, part, text) VALUES (?, ?, ?)",
          request,
          part,
          piece,
        );
      }
    });
  }

  get hasAny(): boolean {
    const [row] = this.#sql.exec("SELECT 1 FROM answer LIMIT 1");
    return row !== undefined;
  }

  clear(): void {
    this.#sql.exec("DELETE FROM answer");
  }
}
