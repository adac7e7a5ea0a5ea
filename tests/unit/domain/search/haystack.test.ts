import { expect, test } from "vitest";
import { haystackOf, textsMeantBy, textsWith } from "#domain/search/haystack.ts";

test.each([
  ["nane", ["nene"], [0]],
  ["nane", ["nene hilario", "al jefferson"], [0]],
  ["nene", ["nene"], []],
  ["nane", ["steve nash"], []],
])("textsMeantBy finds a typo of %j in %j: %j", (requested, texts, found) => {
  expect(textsMeantBy(haystackOf(texts), requested)).toEqual(found);
});

test.each([
  ["ne", [0, 1, 3]],
  [" ne", [0, 3]],
  ["hilario", [0]],
  ["", [0, 1, 2, 3]],
  ["\n ", [0, 1, 2, 3]],
  ["zzz", []],
])("textsWith finds %j in the texts %j", (part, found) => {
  const texts = ["nene hilario", "anne", "bo", "new nene"];
  expect(textsWith(haystackOf(texts), part)).toEqual(found);
});

test("a text is indexed by its words and as a whole, each once", () => {
  const { places } = haystackOf(["bo bo", "bo"]);
  expect([...places]).toEqual([
    ["bo bo", [0]],
    ["bo", [0, 1]],
  ]);
});
