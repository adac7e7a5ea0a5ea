import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  LINEUP_KINDS,
  LINEUP_MINIMUMS,
  LINEUP_SORTS,
  lineupsHref,
  lineupsSearch,
  parseLineupsQuery,
} from "../../../../domain/plays/lineups-query.ts";

const read = (search: string) => parseLineupsQuery(new URLSearchParams(search));

describe("a list of lineups", () => {
  test.each([
    ["", "fives season all 100 net 1"],
    ["team=okc", "fives season OKC 50 net 1"],
    ["of=pairs", "pairs season all 500 net 1"],
    ["of=pairs&stage=playoffs&sort=minutes&page=3", "pairs playoffs all 300 minutes 3"],
    ["least=20", "fives season all 20 net 1"],
    ["of=assists&least=20&sort=minutes", "assists season all 0 net 1"],
    ["of=trios&team=Thunder&least=7&stage=cup&sort=age&page=0", "fives season all 100 net 1"],
  ])("of %j", (search, wanted) => {
    const { of, stage, team = "all", least, sort, page } = read(search);
    expect([of, stage, team, least, sort, page].join(" ")).toBe(wanted);
  });

  test("has one address", () => {
    const params = fc.record(
      {
        of: fc.constantFrom(...LINEUP_KINDS, "x"),
        team: fc.constantFrom("DEN", "okc", ""),
        stage: fc.constantFrom("season", "playoffs"),
        least: fc.constantFrom("20", "50", "100", "500", "1"),
        sort: fc.constantFrom(...LINEUP_SORTS),
        page: fc.constantFrom("1", "2", "x"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(params, (given) => {
        const query = read(new URLSearchParams(given).toString());
        const search = lineupsSearch(query);
        expect(read(search)).toEqual(query);
        expect(lineupsHref(query)).toBe(`/nba/stats/lineups${search}`);
      }),
    );
  });

  test("has minimums in ascending order", () => {
    for (const minutes of Object.values(LINEUP_MINIMUMS))
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });
});
