import { expect, test } from "vitest";
import { haystackOf, textsMeantBy } from "../../../../domain/search/haystack.ts";

test.each([
  ["nane", ["nene"], [0]],
  ["nane", ["nene hilario", "al jefferson"], [0]],
  ["nene", ["nene"], []],
  ["nane", ["steve nash"], []],
])("textsMeantBy finds a typo of %j in %j: %j", (requested, texts, found) => {
  expect(textsMeantBy(haystackOf(texts), requested)).toEqual(found);
});
