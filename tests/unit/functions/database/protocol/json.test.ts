import { describe, expect, test } from "vitest";
import { childAt, type Json, parseJson, prepare } from "#functions/database/protocol/json.ts";

const refused = (status: number, message: string) => expect.objectContaining({ status, message });

describe("a request's body", () => {
  test.each(["", " \n"])("that is %j lacks its data", (text) => {
    expect(() => parseJson(text)).toThrow(
      refused(400, "Missing data; Perhaps you forgot to send the data."),
    );
  });

  test("that is not JSON is named so", () => {
    expect(() => parseJson("{a:1}")).toThrow(
      refused(400, "Invalid data; couldn't parse JSON object, array, or value."),
    );
  });
});

/** A value of as many levels, a scalar at the bottom. */
const nested = (levels: number): Json => (levels === 0 ? 1 : { a: nested(levels - 1) });

describe("a value to be stored", () => {
  test.each<[string, Json, readonly string[], number, string]>([
    ["deeper than a place may be", nested(33), [], 400, "Invalid data; deeper than 32 levels."],
    ["too deep at its place", nested(31), ["a", "b"], 400, "Invalid data; deeper than 32 levels."],
    ["too deep in an array", [nested(32)], [], 400, "Invalid data; deeper than 32 levels."],
    ["beyond all numbers", [Infinity], [], 400, "Invalid data; a number is too large."],
    [
      "over 10 MB as a text",
      "x".repeat(10 * 1024 * 1024 + 1),
      [],
      400,
      "Invalid data; a string is longer than 10 MB.",
    ],
    [
      "over 10 MB in bytes alone",
      "é".repeat(5 * 1024 * 1024 + 1),
      [],
      400,
      "Invalid data; a string is longer than 10 MB.",
    ],
    [
      "a server value",
      { ".sv": "timestamp" },
      [],
      501,
      "Server values (.sv) are not supported by this database",
    ],
    [
      "with a priority",
      { ".priority": 1, a: 1 },
      [],
      501,
      "Priorities are not supported by this database",
    ],
    [
      "a wrapped branch",
      { ".value": { a: 1 } },
      [],
      400,
      "Invalid data; .value must be a scalar and stand alone.",
    ],
    [
      "wrapped beside others",
      { ".value": 1, a: 1 },
      [],
      400,
      "Invalid data; .value must be a scalar and stand alone.",
    ],
    [
      "under a forbidden key",
      { a: [{ "b.c": 1 }] },
      [],
      400,
      `Invalid data; couldn't parse key "b.c". Key value can't be empty, longer than 768 bytes, or contain $ # [ ] / . or control characters`,
    ],
    [
      "under a key too long to be told",
      { ["k".repeat(769)]: 1 },
      [],
      400,
      `Invalid data; couldn't parse key "${"k".repeat(100)}...". Key value can't be empty, longer than 768 bytes, or contain $ # [ ] / . or control characters`,
    ],
    [
      "under a long key that is told whole",
      { [`${"k".repeat(99)}.`]: 1 },
      [],
      400,
      `Invalid data; couldn't parse key "${"k".repeat(99)}.". Key value can't be empty, longer than 768 bytes, or contain $ # [ ] / . or control characters`,
    ],
  ])("is refused when it is %s", (_, value, keys, status, message) => {
    expect(() => prepare(value, keys)).toThrow(refused(status, message));
  });

  test.each<[string, Json, readonly string[], Json]>([
    ["at the deepest level", nested(32), [], nested(32)],
    ["at the deepest level of its place", nested(30), ["a", "b"], nested(30)],
    ["wrapped", { a: { ".value": 3 } }, [], { a: 3 }],
    ["wrapped nothing", { a: { ".value": null } }, [], { a: null }],
    ["with the priority of none", { ".priority": null, a: 1 }, [], { a: 1 }],
    ["wrapped with the priority of none", { ".value": 3, ".priority": null }, [], 3],
  ])("is taken when it is %s", (_, value, keys, stored) => {
    expect(prepare(value, keys)).toEqual(stored);
  });

  test.each(["x".repeat(10 * 1024 * 1024), "é".repeat(5 * 1024 * 1024)])(
    "is taken when it is a text of 10 MB",
    (text) => {
      expect(prepare(text, []) === text).toBe(true);
    },
  );
});

test.each<[Json, string[], Json]>([
  [{ a: [{ b: 1 }] }, ["a", "0", "b"], 1],
  [{ a: 1 }, [], { a: 1 }],
  [{ a: 1 }, ["b"], null],
  [null, ["a"], null],
  ["text", ["length"], null],
  [{ a: 1 }, ["constructor", "name"], null],
  [[1], ["length"], null],
])("in %j there is at %j only what was stored: %j", (value, path, found) => {
  expect(childAt(value, path)).toEqual(found);
});
