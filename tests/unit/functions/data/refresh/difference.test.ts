import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSame, listDifference } from "#functions/data/refresh/difference.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";

interface Row {
  id: number;
  value: string;
}

const nameOf = (row: unknown) => String((row as Row).id);
const rows = (...values: string[]): Row[] => values.map((value, id) => ({ id, value }));

/** Returns what the database holds at the path after an update of its earlier content. */
async function updated(path: string, before: unknown, update: Record<string, unknown>) {
  const ask = memoryDatabase();
  const send = (method: string, at: string, body: unknown) =>
    ask(
      new Request(`http://database/${at}.json?auth=${SECRET}`, {
        method,
        body: JSON.stringify(body),
      }),
    );
  await send("PUT", `nba/${path}`, before);
  expect((await send("PATCH", "nba", update)).status).toBe(200);
  const answer = await ask(new Request(`http://database/nba/${path}.json?auth=${SECRET}`));
  return answer.json();
}

describe("the difference of lists", () => {
  test("is undefined for equal lists, regardless of key order", () => {
    const stored = [{ value: "a", id: 0 }];
    expect(listDifference("l", stored, rows("a"), nameOf)).toBeUndefined();
    expect(listDifference("l", [], [], nameOf)).toBeUndefined();
    expect(listDifference("l", undefined, [], nameOf)).toBeUndefined();
  });

  test("contains only changed rows, each at its index", () => {
    const known = rows("a", "b", "c", "d", "e");
    const wanted = [...rows("a", "b", "x", "d"), { id: 9, value: "e" }];
    expect(listDifference("games/data", known, wanted, nameOf)).toEqual({
      path: "games/data",
      added: ["9"],
      changed: ["2"],
      removed: ["4"],
      update: { "games/data/2": wanted[2], "games/data/4": wanted[4] },
    });
  });

  test("removes rows at the end", () => {
    const known = rows("a", "b", "c");
    const found = listDifference("l", known, rows("a", "b"), nameOf);
    expect(found?.update).toEqual({ "l/2": null });
    expect(found?.removed).toEqual(["2"]);
  });

  test.each<[string, unknown]>([
    ["that is mostly different", rows("x", "y", "z", "d")],
    ["with holes", [null, ...rows("a", "b", "c", "d")]],
    ["with named keys", { first: rows("a")[0] }],
    ["that is absent", undefined],
  ])("replaces a list %s as a whole", (_what, stored) => {
    const wanted = rows("a", "b", "c", "d");
    expect(listDifference("l", stored, wanted, nameOf)?.update).toEqual({ l: wanted });
  });

  test("updates the database to the wanted list", async () => {
    const list = fc
      .array(fc.record({ value: fc.constantFrom("a", "b", "c") }), { minLength: 1, maxLength: 8 })
      .map((values) => values.map(({ value }, id) => ({ id, value })));
    await fc.assert(
      fc.asyncProperty(list, list, async (before, wanted) => {
        const update = listDifference("list", before, wanted, nameOf)?.update ?? {};
        expect(await updated("list", before, update)).toEqual(wanted);
      }),
    );
  });
});

test("isSame compares values deeply, without type coercion", () => {
  expect(isSame({ a: [1, { b: "2" }] }, { a: [1, { b: "2" }] })).toBe(true);
  for (const [a, b] of [
    [1, "1"],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [null, {}],
  ]) {
    expect(isSame(a, b)).toBe(false);
  }
});
