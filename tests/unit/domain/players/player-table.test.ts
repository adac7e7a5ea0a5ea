import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ariaSort,
  isFiltered,
  parseTableQuery,
  SORT_COLUMNS,
  type TableQuery,
  tableSearch,
  tableSortedBy,
  WHOLE_TABLE,
  withoutFilters,
} from "#domain/players/player-table.ts";

const parse = (search: string) => parseTableQuery(new URLSearchParams(search));

describe("parseTableQuery", () => {
  test.each<[string, Partial<TableQuery>]>([
    ["", {}],
    ["?name=&pos=&team=&sort=&order=", {}],
    ["?name=don", { name: "don" }],
    ["?name=%20Luka%20%20Don%C4%8Di%C4%87%0A", { name: "Luka Dončić" }],
    ["?name=...", { name: "..." }],
    ["?pos=G", { position: "G" }],
    ["?pos=C&pos=G", { position: "C" }],
    ["?pos=g", {}],
    ["?pos=G-F", {}],
    ["?team=14", { team: 14 }],
    ["?team=014", {}],
    ["?team=-1", {}],
    ["?team=1e1", {}],
    ["?team=1234567", {}],
    ["?team=__proto__", {}],
    ["?sort=age", { sort: "age" }],
    ["?sort=constructor", {}],
    ["?sort=number&order=asc", {}],
    ["?order=desc", { order: "desc" }],
    ["?order=DESC", {}],
    ["?Sort=age&utm_source=mail", {}],
  ])("reads %s as %j over the defaults", (search, requested) => {
    expect(parse(search)).toEqual({ ...WHOLE_TABLE, ...requested });
  });

  test.each([
    [
      "?order=desc&sort=age&team=14&pos=G&name=a%20b",
      "?name=a+b&pos=G&team=14&sort=age&order=desc",
    ],
    ["?sort=number&order=asc&x=1", ""],
    ["?name=%26pos%3DG", "?name=%26pos%3DG"],
    [`?name=${"x".repeat(500)}`, `?name=${"x".repeat(80)}`],
  ])("tableSearch turns %s into the canonical %s", (search, canonical) => {
    expect(tableSearch(parse(search))).toBe(canonical);
  });

  test("reads any parameters, and round-trips through tableSearch", () => {
    const wild = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom("G", "F", "C", "14", "age", "name", "team", "desc", "asc", "😀".repeat(90)),
    );
    const key = fc.oneof(fc.constantFrom("name", "pos", "team", "sort", "order"), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(key, wild)), (pairs) => {
        const query = parseTableQuery(new URLSearchParams(pairs));
        expect(parse(tableSearch(query))).toEqual(query);
        expect(tableSearch(query).length).toBeLessThan(1_200);
        expect(query.name.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe("links from a query", () => {
  const query = parse("?name=a&pos=G&sort=age");

  test("a header sorts by its column, or reverses the order of the sorted column", () => {
    expect(tableSearch(tableSortedBy(query, "team"))).toBe("?name=a&pos=G&sort=team");
    expect(tableSearch(tableSortedBy(query, "age"))).toBe("?name=a&pos=G&sort=age&order=desc");
    expect(tableSortedBy(tableSortedBy(query, "age"), "age")).toEqual(query);
    expect(tableSearch(tableSortedBy(query, "pts"))).toBe("?name=a&pos=G&sort=pts&order=desc");
    expect(tableSearch(tableSortedBy(tableSortedBy(query, "pts"), "pts"))).toBe(
      "?name=a&pos=G&sort=pts",
    );
    expect(tableSearch(tableSortedBy(query, "number"))).toBe("?name=a&pos=G");
    expect(tableSearch(tableSortedBy(WHOLE_TABLE, "number"))).toBe("?order=desc");
  });

  test("exactly one column has aria-sort", () => {
    for (const sort of SORT_COLUMNS) {
      for (const [order, said] of [
        ["asc", "ascending"],
        ["desc", "descending"],
      ] as const) {
        const says = SORT_COLUMNS.map((column) => ariaSort({ ...query, sort, order }, column));
        expect(says.filter((each) => each !== undefined)).toEqual([said]);
        expect(says[SORT_COLUMNS.indexOf(sort)]).toBe(said);
      }
    }
  });

  test("withoutFilters keeps the order", () => {
    expect(tableSearch(withoutFilters(query))).toBe("?sort=age");
    expect([query, withoutFilters(query)].map(isFiltered)).toEqual([true, false]);
  });
});
