import { expect, test } from "vitest";
import type { Sql } from "../../../../functions/database/storage.ts";
import { memorySql } from "../../../../tools/machine/memory-sql.ts";
import { memoryObjects, SECRET } from "../../../fixtures/memory-database.ts";

test("a silent PATCH makes as many reads for 500 rows as for 5", async () => {
  const sql = memorySql();
  let reads = 0;
  const counting: Sql = {
    exec: (text, ...values) => {
      if (text.startsWith("SELECT path, part, text")) reads += 1;
      return sql.exec(text, ...values);
    },
    transaction: (steps) => sql.transaction(steps),
  };
  const { answer } = memoryObjects(undefined, counting);
  const patch = async (rows: number) => {
    const body = JSON.stringify(Object.fromEntries(new Array(rows).fill("x").entries()));
    const url = `http://database/nba/players/data.json?print=silent&auth=${SECRET}`;
    const before = reads;
    expect((await answer(new Request(url, { method: "PATCH", body }))).status).toBe(204);
    return reads - before;
  };
  await patch(1);
  expect(await patch(500)).toBe(await patch(5));
});
