import { describe, expect, test } from "vitest";
import type { Sql } from "#functions/database/storage/storage.ts";
import { memoryObjects, SECRET } from "#tests/fixtures/memory-database.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

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

describe("an update of several places", () => {
  const { answer } = memoryObjects();
  const url = `http://database/u.json?auth=${SECRET}`;
  async function patch(updates: object, to = url) {
    const answered = await answer(
      new Request(to, { method: "PATCH", body: JSON.stringify(updates) }),
    );
    return { status: answered.status, body: await answered.json() };
  }
  const tooDeep = Array(32).fill("a").join("/");

  test.each<[string, object]>([
    ["the place itself", { "": 1 }],
    ["the place itself by a slash", { "/": 1 }],
    ["a place too deep", { [tooDeep]: 1 }],
  ])("is refused for %s", async (_, updates) => {
    expect(await patch(updates)).toEqual({
      status: 400,
      body: { error: "Invalid path: Invalid token in path" },
    });
  });

  test("reaches the deepest place", async () => {
    expect((await patch({ [tooDeep.slice(2)]: 1 })).status).toBe(200);
  });

  test.each<[object, string]>([
    [{ a: 1, "a/b": 2 }, "/u/a/"],
    [{ "a/b": 1, a: 2 }, "/u/a/"],
    [{ "b/c/d": 1, a: 2, b: 3 }, "/u/b/"],
    [{ a: 1, "/a": 2 }, "/u/a/"],
  ])("is refused where places overlap, in any order: %j", async (updates, path) => {
    expect(await patch(updates)).toEqual({
      status: 400,
      body: { error: `Invalid data; ${path} is given and so is something at or below it.` },
    });
  });

  test("takes neighbours whose names begin alike", async () => {
    expect(await patch({ a: 1, ab: 2, "b/c": 3 })).toEqual({
      status: 200,
      body: { a: 1, ab: 2, "b/c": 3 },
    });
  });

  test("of none is answered by none", async () => {
    expect(await patch({})).toEqual({ status: 200, body: {} });
  });
});
