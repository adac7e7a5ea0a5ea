import fc from "fast-check";
import { expect, it } from "vitest";
import { BoundedMap } from "#functions/http/bounded-map.ts";

const byLength = (text: string) => text.length;

it("returns the latest value of a key", () => {
  const map = new BoundedMap<string, string>(10, byLength);
  map.set("a", "one");
  map.set("a", "two!");
  expect(map.get("a")).toBe("two!");
  expect([map.size, map.weight]).toEqual([1, 4]);
});

it("evicts the least recently used entry", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  expect(["a", "b", "c"].map((key) => map.get(key))).toEqual([1, undefined, 3]);
});

it("stores an entry as heavy as the limit, and none heavier", () => {
  const map = new BoundedMap<string, string>(5, byLength);
  map.set("a", "12345");
  expect(map.get("a")).toBe("12345");
  map.set("a", "123456");
  expect(map.get("a")).toBeUndefined();
  expect(map.weight).toBe(0);
});

it("deletes an entry and ignores a missing key", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1);
  map.delete("a");
  map.delete("b");
  expect([map.size, map.weight, [...map.values()].length]).toEqual([0, 0, 0]);
});

it("never exceeds its limit and weighs as much as its entries", () => {
  const step = fc.record({ key: fc.constantFrom("a", "b", "c", "d"), text: fc.string() });
  fc.assert(
    fc.property(fc.array(step), fc.nat({ max: 30 }), (steps, limit) => {
      const map = new BoundedMap<string, string>(limit, byLength);
      for (const { key, text } of steps) {
        map.set(key, text);
        const weight = [...map.values()].reduce((sum, value) => sum + value.length, 0);
        expect(map.weight).toBe(weight);
        expect(weight).toBeLessThanOrEqual(limit);
      }
    }),
  );
});
