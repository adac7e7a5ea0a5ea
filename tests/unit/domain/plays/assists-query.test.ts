import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assistsSearch, parseAssistsQuery } from "#domain/plays/assists-query.ts";

const read = (search: string) => parseAssistsQuery(new URLSearchParams(search));

describe("a list of assists", () => {
  test.each([
    ["", "season all 1"],
    ["team=okc", "season OKC 1"],
    ["stage=playoffs&page=3", "playoffs all 3"],
    ["team=Thunder&stage=cup&page=0", "season all 1"],
    ["team=%20okc%20&page=12", "season OKC 12"],
    ["page=x2", "season all 1"],
    ["page=2x", "season all 1"],
    ["page=12345", "season all 1"],
  ])("of %j", (search, wanted) => {
    const { stage, team = "all", page } = read(search);
    expect([stage, team, page].join(" ")).toBe(wanted);
  });

  test.each([
    ["", ""],
    ["team=okc&page=1", "?team=OKC"],
    ["page=3&stage=playoffs&team=DEN", "?team=DEN&stage=playoffs&page=3"],
  ])("of %j is asked for by %j", (search, canonical) => {
    expect(assistsSearch(read(search))).toBe(canonical);
  });

  test("has one address", () => {
    const params = fc.record(
      {
        team: fc.constantFrom("DEN", "okc", ""),
        stage: fc.constantFrom("season", "playoffs"),
        page: fc.constantFrom("1", "2", "x"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(params, (given) => {
        const query = read(new URLSearchParams(given).toString());
        expect(read(assistsSearch(query))).toEqual(query);
      }),
    );
  });
});
