import { expect, test } from "vitest";
import { filterWords } from "#domain/query/say/filters.ts";
import { asked, smallNames } from "#tests/fixtures/small-season.ts";

test.each([
  ["where=away&opp=ATL&month=jan", " against the Hawks on the road in January"],
  ["team=ATL&where=home", " at home"],
  ["from=2026-01-05&to=2026-01-31", " from January 5, 2026 to January 31, 2026"],
  ["rookie=1&result=w", " of all rookies in wins"],
])("the conditions of %s are said as%s, without the team", (address, words) => {
  expect(filterWords(asked(address), smallNames)).toBe(words);
});
