import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  branchDifference,
  isSame,
  listDifference,
} from "../../../../../functions/data/refresh/difference.ts";
import { memoryDatabase, SECRET } from "../../../../fixtures/memory-database.ts";

interface Row {
  id: number;
  value: string;
}

const nameOf = (row: unknown) => String((row as Row).id);
const rows = (...values: string[]): Row[] => values.map((value, id) => ({ id, value }));

/** What the database holds at `list` after an update of what it held. */
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

describe("of lists", () => {
  test("that are the same there is none, whatever the order of keys", () => {
    const stored = [{ value: "a", id: 0 }];
    expect(listDifference("l", stored, rows("a"), nameOf)).toBeUndefined();
    expect(listDifference("l", [], [], nameOf)).toBeUndefined();
    expect(listDifference("l", undefined, [], nameOf)).toBeUndefined();
  });

  test("only rows that differ are written, each at its place", () => {
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

  test("rows at the end go", () => {
    const known = rows("a", "b", "c");
    const found = listDifference("l", known, rows("a", "b"), nameOf);
    expect(found?.update).toEqual({ "l/2": null });
    expect(found?.removed).toEqual(["2"]);
  });

  test.each<[string, unknown]>([
    ["mostly different", rows("x", "y", "z", "d")],
    ["with holes", [null, ...rows("a", "b", "c", "d")]],
    ["with keys of its own", { first: rows("a")[0] }],
    ["not there", undefined],
  ])("one %s is written whole", (_what, stored) => {
    const wanted = rows("a", "b", "c", "d");
    expect(listDifference("l", stored, wanted, nameOf)?.update).toEqual({ l: wanted });
  });

  test("an update makes the database hold what is wanted", async () => {
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

describe("of branches", () => {
  test("only keys that differ are written", () => {
    const known = { 1: "a", 2: "b", 3: "c", 4: "d", 5: "e", 6: "f" };
    expect(branchDifference("b", known, { ...known, 3: "x" })).toEqual({
      ...{ path: "b", added: [], changed: ["3"], removed: [] },
      update: { "b/3": "x" },
    });
    expect(branchDifference("b", known, known)).toBeUndefined();
  });

  test("an update makes the database hold what is wanted", async () => {
    const key = fc.integer({ min: 22_500_001, max: 22_500_009 }).map(String);
    const branch = fc.dictionary(key, fc.constantFrom("a", "b"), { minKeys: 1 });
    await fc.assert(
      fc.asyncProperty(branch, branch, async (before, wanted) => {
        const update = branchDifference("branch", before, wanted)?.update ?? {};
        expect(await updated("branch", before, update)).toEqual(wanted);
      }),
    );
  });
});

test("same is what the database would spell alike", () => {
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
