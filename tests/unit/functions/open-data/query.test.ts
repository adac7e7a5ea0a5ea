import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  averagesParameters,
  date,
  gameFilters,
  id,
  lineFilters,
  paging,
  playerFilters,
  seasonParameter,
  teamFilters,
} from "#functions/open-data/parameters.ts";
import { readQuery } from "#functions/open-data/query.ts";

const all = {
  ...paging,
  ...teamFilters,
  ...playerFilters,
  ...gameFilters,
  ...lineFilters,
  ...averagesParameters,
};
const read = (query: string) => readQuery(all, new URLSearchParams(query));

describe("query parameters", () => {
  test.each<[string, Record<string, unknown>]>([
    ["", { per_page: 25, cursor: undefined, search: undefined, "team_ids[]": undefined }],
    ["per_page=100&cursor=2250000100201142", { per_page: 100, cursor: 2250000100201142 }],
    ["team_ids[]=1&team_ids[]=30", { "team_ids[]": [1, 30] }],
    ["team_ids%5B%5D=1", { "team_ids[]": [1] }],
    ["team_ids[0]=1&team_ids[1]=2", { "team_ids[]": [1, 2] }],
    ["team_ids=1&team_ids=2", { "team_ids[]": [1, 2] }],
    ["dates[]=2025-10-21", { "dates[]": ["2025-10-21"] }],
    ["postseason=false", { postseason: false }],
    ["postseason=true", { postseason: true }],
    ["conference=East&division=Central", { conference: "East", division: "Central" }],
    ["search=2025", { search: "2025" }],
  ])("of %j are parsed", (query, expected) => {
    expect(read(query)).toMatchObject({ ok: true, value: expected });
  });

  test.each<[string, string]>([
    ["per_page=0", "per_page"],
    ["per_page=101", "per_page"],
    ["per_page=", "per_page"],
    ["per_page=2.5", "per_page"],
    ["per_page=1e1", "per_page"],
    ["per_page=٣", "per_page"],
    ["cursor=-1", "cursor"],
    ["cursor=99999999999999999999", "cursor"],
    ["team_ids[]=x", "team_ids[]"],
    ["team_ids[]=1&team_ids[]=", "team_ids[]"],
    ["team_ids[]=0", "team_ids[]"],
    [`team_ids[]=${Array.from({ length: 101 }, () => 1).join("&team_ids[]=")}`, "team_ids[]"],
    ["dates[]=21.10.2025", "dates[]"],
    ["start_date=2025-13-01", "start_date"],
    ["end_date=now", "end_date"],
    ["seasons[]=25", "seasons[]"],
    ["postseason=1", "postseason"],
    ["conference=west", "conference"],
    ["division=North", "division"],
    ["period=half", "period"],
    ["search=", "search"],
    ["search=lebron&search=james", "search"],
    ["per_page=10&per_page=20", "per_page"],
    [`search=${"x".repeat(101)}`, "search"],
  ])("of %j are rejected, with the parameter's name", (query, name) => {
    expect(read(query)).toMatchObject({ ok: false, error: { kind: "bad-parameter", name } });
  });

  test.each<[string, string]>([
    ["weeks[]=3", "weeks[]"],
    ["season=2025", "season"],
    ["per_page=10&constructor=1", "constructor"],
    ["per_page[]=10", "per_page[]"],
    ["team_ids[x]=1", "team_ids[x]"],
    ["Search=doncic", "Search"],
  ])("of %j are rejected, because nothing is known of them", (query, name) => {
    const known = Object.keys(all);
    expect(read(query)).toEqual({
      ok: false,
      error: { kind: "unknown-parameter", name, known },
    });
  });

  test.each([
    ["season", { season: seasonParameter }],
    ["date", { date }],
    ["id", { id }],
  ])("without the required %s are rejected", (name, parameters) => {
    expect(readQuery(parameters, new URLSearchParams())).toEqual({
      ok: false,
      error: { kind: "bad-parameter", name, message: "is required" },
    });
  });

  test("are always parsed or rejected with the name of the parameter", () => {
    const name = fc.constantFrom(...Object.keys(all), "team_ids", "dates[0]", "__proto__");
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const query = readQuery(all, new URLSearchParams(pairs));
        if (query.ok) expect(v.is(v.object(all), query.value)).toBe(true);
        else if (query.error.kind === "bad-parameter") {
          expect(all).toHaveProperty([query.error.name]);
        } else {
          expect(query.error).toMatchObject({ kind: "unknown-parameter", name: "__proto__" });
        }
      }),
    );
  });
});
