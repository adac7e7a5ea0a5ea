import { expect, test } from "vitest";
import {
  ancestorsOf,
  keysOf,
  parsePath,
  parseUrlPath,
  storedPath,
} from "#functions/database/protocol/paths.ts";

const deep = (levels: number) => `/${Array(levels).fill("a").join("/")}.json`;

test.each([
  ["/.json", []],
  ["/a/b.json", ["a", "b"]],
  ["//a///b/.json", ["a", "b"]],
  ["/a%20b/%F0%9F%8F%80.json", ["a b", "🏀"]],
  [deep(32), Array(32).fill("a")],
])("the address %s is the place %j", (pathname, keys) => {
  expect(parseUrlPath(pathname)).toEqual(keys);
});

test.each([
  ["/a", "append .json to your request URI to use the REST API"],
  ["/a.b.json", "Invalid path: Invalid token in path"],
  ["/a%2Fb.json", "Invalid path: Invalid token in path"],
  ["/%E0%A4%A.json", "Invalid path: Invalid token in path"],
  [deep(33), "Invalid path: deeper than 32 levels"],
])("the address %s is no place: %s", (pathname, message) => {
  expect(() => parseUrlPath(pathname)).toThrow(expect.objectContaining({ status: 400, message }));
});

test.each<[string, string[]]>([
  ["/", []],
  ["/a/", ["a"]],
  ["/a/b c/", ["a", "b c"]],
])("the stored path %s is of one place", (path, keys) => {
  expect(storedPath(keys)).toBe(path);
  expect(keysOf(path)).toEqual(keys);
  expect(parsePath(path)).toEqual(keys);
});

test("above a place are the root and each of its branches", () => {
  expect(ancestorsOf(["a", "b", "c"])).toEqual(["/", "/a/", "/a/b/"]);
  expect(ancestorsOf([])).toEqual([]);
});
