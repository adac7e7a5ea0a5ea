import { expect, test } from "vitest";
import type { Json } from "#functions/database/protocol/json.ts";
import { eachDocument, rootOf } from "#functions/database/season/documents.ts";

test.each<[string[], string[]]>([
  [[], []],
  [["nba"], ["nba"]],
  [
    ["nba", "standings", "data", "0"],
    ["nba", "standings"],
  ],
  [
    ["nba", "careers", "201", "lines"],
    ["nba", "careers", "201"],
  ],
  [
    ["nba", "careers"],
    ["nba", "careers"],
  ],
  [
    ["users", "ada", "name"],
    ["users", "ada"],
  ],
  [
    ["users", "careers", "name"],
    ["users", "careers"],
  ],
])("the document around %j is %j", (keys, root) => {
  expect(rootOf(keys)).toEqual(root);
});

test.each<[string, Json, string[], [string, string][]]>([
  ["nothing", null, [], []],
  ["a scalar", 5, [], [["/", "5"]]],
  ["a scalar above documents", 5, ["nba"], [["/nba/", "5"]]],
  ["a document", { a: { b: 1 } }, ["nba", "standings"], [["/nba/standings/", '{"a":{"b":1}}']]],
  ["a document of nothing", { a: {} }, ["nba", "standings"], []],
  [
    "a branch",
    { standings: [1], careers: { 201: { a: 1 }, 202: null }, empty: {} },
    ["nba"],
    [
      ["/nba/standings/", "[1]"],
      ["/nba/careers/201/", '{"a":1}'],
    ],
  ],
])("%s is stored as its documents", (_, json, keys, documents) => {
  const found: [string, string][] = [];
  eachDocument(json, keys, (path, text) => found.push([path, text]));
  expect(found).toEqual(documents);
});
