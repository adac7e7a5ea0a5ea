import { expect, test } from "vitest";
import { parseUrlPath } from "#functions/database/protocol/paths.ts";

const deep = (levels: number) => `/${Array(levels).fill("a").join("/")}.json`;

test.each([
  ["/a", "append .json to your request URI to use the REST API"],
  ["/a.b.json", "Invalid path: Invalid token in path"],
  ["/a%2Fb.json", "Invalid path: Invalid token in path"],
  ["/%E0%A4%A.json", "Invalid path: Invalid token in path"],
  [deep(33), "Invalid path: deeper than 32 levels"],
])("the address %s is no place: %s", (pathname, message) => {
  expect(() => parseUrlPath(pathname)).toThrow(expect.objectContaining({ status: 400, message }));
});
