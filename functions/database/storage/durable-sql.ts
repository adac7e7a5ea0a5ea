import type { Sql, SqlValue } from "./storage.ts";

/** A Durable Object's SQLite as the storage classes use it. */
export function durableSql(storage: DurableObjectStorage): Sql {
  return {
    exec: (statement, ...values) =>
      storage.sql.exec(statement, ...values).raw() as Iterable<SqlValue[]>,
    transaction: (steps) => storage.transactionSync(steps),
  };
}
