import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** The tree of the protocol's model: scalars, and branches that are never empty. */
type Tree = boolean | number | string | Map<string, Tree>;

const ask = memoryDatabase();
let places = 0;

async function send(method: string, path: string, json?: Json): Promise<Json> {
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const url = `http://database/${path}.json?auth=${SECRET}`;
  const response = await ask(new Request(url, { method, ...body }));
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status: 200 });
  return JSON.parse(text);
}

function treeOf(json: Json): Tree | null {
  if (typeof json !== "object") return json;
  const branch = new Map<string, Tree>();
  for (const [key, child] of Object.entries(json ?? {})) {
    const tree = treeOf(child);
    if (tree !== null) branch.set(key, tree);
  }
  return branch.size === 0 ? null : branch;
}

function jsonOf(tree: Tree | null): Json {
  if (!(tree instanceof Map)) return tree;
  const keys = [...tree.keys()];
  const highest = Math.max(...keys.map((key) => (/^(0|[1-9]\d*)$/.test(key) ? Number(key) : 1e9)));
  if (highest < keys.length * 2) {
    return Array.from({ length: highest + 1 }, (_, i) => jsonOf(tree.get(String(i)) ?? null));
  }
  // Assigning to the key "__proto__" would set the prototype.
  return Object.fromEntries(keys.map((key) => [key, jsonOf(tree.get(key) ?? null)]));
}

/** Returns the tree after a value is set at a path. */
function planted(tree: Tree | null, path: readonly string[], value: Tree | null): Tree | null {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (value === null && !(tree instanceof Map)) return tree;
  const branch = new Map(tree instanceof Map ? tree : []);
  const child = planted(branch.get(key) ?? null, rest, value);
  if (child === null) branch.delete(key);
  else branch.set(key, child);
  return branch.size === 0 ? null : branch;
}

const key = fc.oneof(
  fc.constantFrom(
    "a",
    "b",
    "ab",
    "a b",
    "a!",
    "a0",
    "0",
    "1",
    "2",
    "3",
    "10",
    "01",
    "-1",
    "é",
    "🏀",
    "￿",
  ),
  fc.constantFrom("__proto__", "constructor", "toString"),
  fc
    .string({ minLength: 1, maxLength: 5, unit: "grapheme" })
    .filter((t) => !/[.$#[\]/\p{Cc}]/u.test(t)),
);
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5, depthSize: "medium" },
    fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
      fc.string({ unit: "binary" }),
    ) as fc.Arbitrary<Json>,
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(key, tie("json"), { maxKeys: 5, noNullPrototype: true }),
  ),
}));
const path = fc.array(key, { minLength: 1, maxLength: 3 });
const overlaps = (a: string[], b: string[]) => a.every((step, i) => b[i] === step || i >= b.length);

describe("any value", () => {
  test("is read back in the protocol's normalized form", async () => {
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const place = `any-${places++}`;
        const expected = jsonOf(treeOf(value));
        expect(await send("PUT", place, value)).toEqual(expected);
        expect(await send("GET", place)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test("changes by PATCH and PUT like a tree in memory", async () => {
    const updates = fc.uniqueArray(fc.tuple(path, json), {
      maxLength: 5,
      comparator: ([a], [b]) => overlaps(a, b),
    });
    const writes = fc.array(
      fc.oneof(
        updates.map((changes) => ({ method: "PATCH", changes })),
        fc.tuple(path, json).map((change) => ({ method: "PUT", changes: [change] })),
      ),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(json, writes, async (start, steps) => {
        const place = `model-${places++}`;
        let tree = treeOf(start);
        await send("PUT", place, start);
        for (const { method, changes } of steps) {
          for (const [to, value] of changes) tree = planted(tree, to, treeOf(value));
          if (method === "PATCH") {
            const named = changes.map(([to, value]): [string, Json] => [to.join("/"), value]);
            await send("PATCH", place, Object.fromEntries(named));
          } else {
            const [[to, value] = [[], null]] = changes;
            await send("PUT", `${place}/${to.map(encodeURIComponent).join("/")}`, value);
          }
          expect(await send("GET", place)).toEqual(jsonOf(tree));
        }
      }),
      { numRuns: 300 },
    );
  });
});
