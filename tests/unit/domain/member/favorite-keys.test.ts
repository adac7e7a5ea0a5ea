import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decodeFavoriteKey,
  encodeFavoriteKey,
  listFavorites,
} from "#domain/member/favorite-keys.ts";

describe("favorite keys", () => {
  test.each([
    ["A.J. Lawson", "A<1>J<1> Lawson"],
    ["Jaren Jackson Jr.", "Jaren Jackson Jr<1>"],
    [".#$/[]", "<1><2><3><4><5><6>"],
    ["De'Aaron Fox", "De'Aaron Fox"],
    ["Luka Dončić", "Luka Dončić"],
    ["<.>", "<<1>>"],
    ["", ""],
  ])("%j <-> %j", (name, key) => {
    expect(encodeFavoriteKey(name)).toBe(key);
    expect(decodeFavoriteKey(key)).toBe(name);
  });

  test.each([["<0>"], ["<7>"], ["<11>"], ["< 1>"], ["<>"]])("%j decodes to itself", (key) => {
    expect(decodeFavoriteKey(key)).toBe(key);
  });

  const name = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(..."<>123456789.#$/[]a") }),
  );

  test("any encoded name is a valid database key", () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(encodeFavoriteKey(text)).not.toMatch(/[.#$/[\]]/);
      }),
    );
  });

  test("any name round-trips unless it contains an escape sequence", () => {
    fc.assert(
      fc.property(name, (text) => {
        fc.pre(!/<[1-6]>/.test(text));
        expect(decodeFavoriteKey(encodeFavoriteKey(text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test("a name that contains an escape sequence does not round-trip", () => {
    expect(decodeFavoriteKey(encodeFavoriteKey("a<1>b"))).toBe("a.b");
  });
});

describe("listFavorites", () => {
  test.each<[unknown, string[]]>([
    [{ service: true }, []],
    [{ service: true, "15": true, "2": true }, ["2", "15"]],
    [{ service: true, "A<1>J<1> Lawson": true }, ["A<1>J<1> Lawson"]],
    [{ "3": true, "4": false, "5": null, "6": "true" }, ["3"]],
    [
      [null, true, null, true],
      ["1", "3"],
    ],
    [{}, []],
    [null, []],
    [undefined, []],
    [true, []],
    ["service", []],
  ])("%j -> %j", (map, keys) => {
    expect(listFavorites(map)).toEqual(keys);
  });
});
