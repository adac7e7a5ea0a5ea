import { expect, test } from "vitest";
import { KnownDeliveries } from "#functions/refresh/known-deliveries.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

test("a delivery counts once: by its id, which is not signed, and by its signature", () => {
  const sql = memorySql();
  let now = 0;
  const add = (...marks: string[]) => new KnownDeliveries(sql, () => now).add(marks);
  expect(add("id-1", "signature-1")).toBe(true);
  expect(add("id-1", "signature-1")).toBe(false);
  expect(add("id-1", "signature-2")).toBe(false);
  expect(add("id-2", "signature-1")).toBe(false);
  expect(add("id-2", "signature-2")).toBe(true);
  now = 11 * 60_000;
  expect(add("id-1", "signature-1")).toBe(true);
});
