import { expect, test } from "vitest";
import { withArticle } from "#domain/printing/article.ts";

test.each([
  ["field goal percentage", "a field goal percentage"],
  ["opponents' field goal percentage", "an opponents' field goal percentage"],
  ["effective field goal percentage", "an effective field goal percentage"],
  ["usage rate", "a usage rate"],
])("%s: %s", (name, text) => {
  expect(withArticle(name)).toBe(text);
});
