import { describe, expect, test } from "vitest";
import { AnswerCache } from "../../../../functions/database/answer-cache.ts";
import { LeafStore } from "../../../../functions/database/storage.ts";
import { memorySql } from "../../../fixtures/sqlite.ts";

function storeWith(json: object) {
  const sql = memorySql();
  const store = new LeafStore(sql);
  store.write([{ keys: [], json: json as never }], 0);
  return { sql, store };
}

describe("the store", () => {
  test("finds what an earlier one on the same storage kept", () => {
    const { sql } = storeWith({ a: [1, { b: "x" }] });
    expect(new LeafStore(sql).read([])).toBe('{"a":[1,{"b":"x"}]}');
  });

  test("refuses storage written by a later release", () => {
    const { sql } = storeWith({});
    sql.exec("UPDATE meta SET value = 99");
    expect(() => new LeafStore(sql)).toThrow(/schema 99/);
  });

  test("what a failed transaction wrote is gone from rows and answers", () => {
    const { store } = storeWith({ a: 1 });
    expect(store.read(["a"])).toBe("1");
    const steps = () => {
      store.write([{ keys: ["a"], json: 2 }], 0);
      expect(store.readStored(["a"])).toBe("2");
      throw new Error("undo");
    };
    expect(() => store.transaction(steps)).toThrow("undo");
    expect([store.read(["a"]), store.readStored(["a"])]).toEqual(["1", "1"]);
  });

  test("a kept answer is never older than the last write, wherever that was", () => {
    const { store } = storeWith({ a: { b: { c: 1 } }, ab: 1 });
    const places = [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"], ["ab"], ["x"]];
    for (const [i, written] of places.entries()) {
      for (const keys of places) store.read(keys);
      store.write([{ keys: written, json: { n: i, b: { c: { d: i } } } }], 0);
      for (const keys of places) expect(store.read(keys)).toBe(store.readStored(keys));
    }
  });

  test("shallow reads skip over what they do not show", () => {
    const { store } = storeWith({
      a: { x: { y: 1 } },
      "a!": 1,
      a0: [1, 2],
      10: 1,
      9: 1,
      "\uffff": { "🏀": 1 },
    });
    expect(store.readShallow([])).toBe(
      '{"9":true,"10":true,"a":true,"a!":true,"a0":true,"\uffff":true}',
    );
  });
});

describe("the cache of answers", () => {
  test("is bounded in number and size, the oldest go first", () => {
    const cache = new AnswerCache();
    for (let i = 0; i < 300; i++) {
      cache.set(`/${i}/`, String(i));
      cache.get("/0/");
    }
    expect([cache.get("/0/"), cache.get("/1/"), cache.get("/299/")]).toEqual([
      "0",
      undefined,
      "299",
    ]);
    const large = "x".repeat(10 * 1024 * 1024);
    for (const path of ["/a/", "/b/", "/c/"]) cache.set(path, large);
    expect([cache.get("/a/"), cache.get("/c/")]).toEqual([undefined, large]);
    cache.set("/d/", large.repeat(3));
    expect(cache.get("/d/")).toBeUndefined();
  });
});
