import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  LATEST_STANDINGS,
  parseStandingsQuery,
  STANDINGS_SORTS,
  standingsSearch,
  standingsSortedBy,
} from "#domain/standings/standings-query.ts";

const canonical = (query: string) =>
  standingsSearch(parseStandingsQuery(new URLSearchParams(query)));

describe("the canonical search of the standings", () => {
  test.each([
    ["", ""],
    ["on=", ""],
    ["x=1&utm_source=mail", ""],
    ["on=2026-01-15", "?on=2026-01-15"],
    ["sort=home&on=2026-01-15&x=1", "?on=2026-01-15&sort=home"],
    ["on=2026-01-15&on=2026-01-16", "?on=2026-01-15"],
    ["on=2026-02-30", "?on=unknown"],
    ["on=2026-1-5", "?on=unknown"],
    ["on=%00%ff", "?on=unknown"],
    ["on=unknown", "?on=unknown"],
    ["on=1900-01-01", "?on=1900-01-01"],
    ["sort=rank", ""],
    ["sort=rank&order=desc", ""],
    ["order=desc", ""],
    ["sort=height", ""],
    ["sort=__proto__", ""],
    ["sort=wins", "?sort=wins"],
    ["sort=wins&order=desc", "?sort=wins"],
    ["sort=wins&order=asc", "?sort=wins&order=asc"],
    ["sort=losses&order=asc", "?sort=losses"],
    ["sort=team&order=up", "?sort=team"],
  ])("of %j is %j", (given, expected) => {
    expect(canonical(given)).toBe(expected);
  });

  test("is idempotent for any parameters", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(...STANDINGS_SORTS, "asc", "desc"));
    const day = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    const params = fc.record(
      { on: fc.oneof(text, day), sort: text, order: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(params, (given) => {
        const once = canonical(String(new URLSearchParams(given)));
        expect(canonical(once)).toBe(once);
      }),
    );
  });
});

describe("standingsSortedBy", () => {
  test.each([
    ["wins", "?sort=wins", "?sort=wins&order=asc"],
    ["gb", "?sort=gb", "?sort=gb&order=desc"],
    ["team", "?sort=team", "?sort=team&order=desc"],
    ["rank", "", ""],
  ] as const)("%s links to %j, and then to %j", (sort, first, second) => {
    const once = standingsSortedBy(LATEST_STANDINGS, sort);
    expect(standingsSearch(once)).toBe(first);
    expect(standingsSearch(standingsSortedBy(once, sort))).toBe(second);
  });
});
