import { describe, expect, test } from "vitest";
import {
  areParametersOf,
  type Place,
  parametersAt,
  queryAt,
} from "#functions/views/questions/place.ts";
import { searchOf } from "#tests/fixtures/addresses.ts";
import { answered } from "./asked.ts";

const { data } = await answered("");
const TABLE: Place = {
  path: "/table",
  fixed: { rows: "players" },
  usual: { sort: "-reb", columns: "shooting", qualified: "0" },
};

const readAt = (query: string) => queryAt(TABLE, new URLSearchParams(query), data);

describe("a place with its own query", () => {
  test("combines its fixed and its default conditions", () => {
    expect(readAt("")).toMatchObject({
      value: {
        rows: "players",
        sort: { key: "reb", order: "desc" },
        columns: "shooting",
        qualified: false,
      },
    });
  });

  test("rejects a query that contradicts the path", () => {
    expect(readAt("rows=teams")).toMatchObject({ ok: false, error: { parameter: "rows" } });
  });

  test.each([
    ["", "/table?season=2025-26"],
    ["rows=", "/table?season=2025-26"],
    ["sort=-pts", "/table?season=2025-26&sort=-pts"],
    ["columns=base&team=DEN", "/table?team=DEN&season=2025-26&columns=base"],
    ["qualified=1", "/table?qualified=1&season=2025-26"],
    ["sort=-reb&page=2", "/table?page=2&season=2025-26"],
  ])("maps %j to the URL %s, which parses back", (query, address) => {
    const read = readAt(query);
    if (!read.ok) throw new Error(read.error.sentence);
    expect(areParametersOf(searchOf(address), parametersAt(TABLE, read.value), data)).toBe(true);
    expect(queryAt(TABLE, searchOf(address), data)).toEqual(read);
  });
});
