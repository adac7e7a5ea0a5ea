import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseCareer } from "#functions/data/wire/careers.ts";
import { parseSeasonLists } from "#functions/data/wire/season-lists.ts";
import type { Json } from "#functions/database/protocol/json.ts";
import { DocumentStore } from "#functions/database/storage/document-store.ts";
import type { Sql } from "#functions/database/storage/storage.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

function storeWith(json: Json) {
  const sql = memorySql();
  const store = new DocumentStore(sql);
  store.write([{ keys: [], json }]);
  const documents = () => [...sql.exec("SELECT path FROM document ORDER BY path")].flat();
  return { sql, store, documents };
}

const dataset = (): { [name: string]: Json } => {
  const folder = join(import.meta.dirname, "../../../../../season/built");
  const read = (file: string): Json => JSON.parse(readFileSync(join(folder, file), "utf8"));
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file.replace(/\.json$/, ""), read(file)]),
  );
};

describe("the document store", () => {
  test("reads what an earlier store on the same storage wrote", () => {
    const { sql } = storeWith({ a: [1, { b: "x" }] });
    expect(new DocumentStore(sql).read([])).toBe('{"a":[1,{"b":"x"}]}');
  });

  test("takes keys and texts as data, whatever they would mean in a statement", () => {
    const hostile = "x'); DROP TABLE document; --";
    const { store, documents } = storeWith({ users: { [hostile]: hostile, "%_": '" OR 1=1' } });
    expect(store.read(["users", hostile])).toBe(JSON.stringify(hostile));
    expect(store.read(["users", "%"])).toBe("null");
    store.write([{ keys: ["users", hostile], json: null }]);
    expect(store.read(["users"])).toBe(JSON.stringify({ "%_": '" OR 1=1' }));
    expect(documents().length).toBeGreaterThan(0);
  });

  test("finds the names of a thousand children by one statement", () => {
    const children = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, at) => [`p${at}`, { name: "x", lines: [1] }]),
    );
    const { sql } = storeWith({ nba: { careers: children, days: { "2026-01-15": 1 } }, users: {} });
    let statements = 0;
    const counting: Sql = {
      ...sql,
      exec: (...given) => {
        statements += 1;
        return sql.exec(...given);
      },
    };
    const store = new DocumentStore(counting);
    statements = 0;
    const names = JSON.parse(store.readShallow(["nba", "careers"]));
    expect(Object.keys(names)).toHaveLength(1_000);
    expect(statements).toBe(1);
    expect(store.readShallow(["nba"])).toBe('{"careers":true,"days":true}');
  });

  test("binds no more values in a statement than a Durable Object allows", () => {
    const sql = memorySql();
    const bound: number[] = [];
    const counting: Sql = {
      ...sql,
      exec: (text, ...values) => {
        bound.push(values.length);
        return sql.exec(text, ...values);
      },
    };
    const store = new DocumentStore(counting);
    const users = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`u${at}`, at]));
    store.write([{ keys: ["users"], json: users }]);
    expect(Math.max(...bound)).toBe(99);
    expect(JSON.parse(store.read(["users"]))).toEqual(users);
  });

  test("rolls back a failed transaction", () => {
    const { store } = storeWith({ a: 1 });
    const steps = () => {
      store.write([{ keys: ["a"], json: 2 }]);
      expect(store.read(["a"])).toBe("2");
      throw new Error("undo");
    };
    expect(() => store.transaction(steps)).toThrow("undo");
    expect(store.read(["a"])).toBe("1");
  });

  test("keeps one document per child of a branch or a keyed collection", () => {
    const { documents } = storeWith({
      nba: { standings: { east: [1] }, careers: { 201: [1], 202: [2] }, empty: {} },
      users: { ada: { name: "Ada" } },
      scalar: 1,
    });
    expect(documents()).toEqual(
      "/nba/careers/201/ /nba/careers/202/ /nba/standings/ /scalar/ /users/ada/".split(" "),
    );
  });

  test.each<[string, readonly string[], Json, string[]]>([
    ["a scalar above documents", ["nba"], 1, ["/nba/"]],
    ["a path inside a scalar", ["nba", "standings", "a", "b"], 1, ["/nba/standings/"]],
    ["null", ["nba"], null, []],
  ])("nests no document inside another after writing %s", (_, keys, json, expected) => {
    const { store, documents } = storeWith({ nba: { standings: 5 } });
    store.write([{ keys, json }]);
    expect(documents()).toEqual(expected);
  });

  test("returns the keys of the children in a shallow read", () => {
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
    expect(store.readShallow(["a", "x"])).toBe('{"y":true}');
    expect(store.readShallow(["a0"])).toBe('{"0":true,"1":true}');
    expect(store.readShallow(["a0", "1"])).toBe("2");
    store.write([{ keys: ["a0", "0"], json: null }]);
    expect(store.readShallow(["a0"])).toBe('{"1":true}');
  });

  test("splits a long text between characters and reads it back whole", () => {
    // A high surrogate lies on every row boundary.
    const long = `x${"\u{10FC00}".repeat(700_000)}`;
    const { sql, store } = storeWith({ a: { b: { long, more: 1 } } });
    expect(JSON.parse(store.read(["a", "b", "long"]))).toBe(long);
    const texts = [...sql.exec("SELECT text FROM document")].flat();
    expect(texts.length).toBe(3);
    expect(texts.every((text) => String(text).isWellFormed())).toBe(true);
    store.write([{ keys: ["a", "b", "long"], json: "short" }]);
    expect(store.read([])).toBe('{"a":{"b":{"long":"short","more":1}}}');
  });

  test("rejects a document over 16 MB", () => {
    const { store } = storeWith({});
    const part = "x".repeat(9 * 1024 * 1024);
    store.write([{ keys: ["a", "b", "first"], json: part }]);
    const second = () => store.write([{ keys: ["a", "b", "second"], json: part }]);
    expect(second).toThrow("the document /a/b/ would exceed 16 MB");
    store.write([{ keys: ["a", "c"], json: part }]);
  });
});

describe("the written rows", () => {
  const changes = (sql: ReturnType<typeof memorySql>) =>
    Number([...sql.exec("SELECT total_changes()")].flat()[0]);

  test("of a season and of all players before stay under 8,500, and are none on the second write", () => {
    const { sql, store } = storeWith({});
    const push = () => {
      const before = changes(sql);
      const updates = Object.entries(dataset()).map(([name, json]) => ({
        keys: ["nba", name],
        json,
      }));
      store.transaction(() => store.write(updates));
      return changes(sql) - before;
    };
    expect(push()).toBeLessThan(8_500);
    expect(push()).toBe(0);
    const { listedSeasons, formerCareers, ...others } = dataset();
    for (const [name, json] of Object.entries(others)) {
      expect(JSON.parse(store.read(["nba", name]))).toEqual(json);
    }
    // A season of which little is known is read as an object with the places of its counts.
    const careers = JSON.parse(store.read(["nba", "formerCareers"]));
    for (const [id, json] of Object.entries(formerCareers as { [id: string]: Json })) {
      expect(parseCareer(careers[id])).toEqual(parseCareer(json));
    }
    // The database drops empty cells at a row's end.
    const lists = JSON.parse(store.read(["nba", "listedSeasons"]));
    for (const [season, json] of Object.entries(listedSeasons as { [season: string]: Json })) {
      expect(parseSeasonLists(season, lists[season])).toEqual(parseSeasonLists(season, json));
    }
  });

  test("of many changes in one document are one", () => {
    const games = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`g${i}`, "line"]));
    const { sql, store } = storeWith({ nba: { gameLines: { data: games } } });
    const before = changes(sql);
    const updates = Object.keys(games).map((id) => ({
      keys: ["nba", "gameLines", "data", id],
      json: "new",
    }));
    store.write(updates);
    expect(changes(sql) - before).toBe(1);
    expect(store.read(["nba", "gameLines", "data", "g7"])).toBe('"new"');
  });
});
