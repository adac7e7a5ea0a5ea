import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { annalsWire, parseAnnals } from "#functions/data/wire/annals.ts";
import { root } from "#tools/paths.ts";

const stored = () =>
  JSON.parse(readFileSync(join(root, "season/built/annals.json"), "utf8")) as {
    data: unknown[];
    titles: unknown[];
    updatedAt?: string;
  };

describe("annals", () => {
  test("are stored as they are read", () => {
    const { updatedAt: _, ...wire } = stored();
    const read = parseAnnals(wire);
    expect(read?.dropped).toBe(0);
    expect(read && JSON.parse(JSON.stringify(annalsWire(read.value)))).toEqual(wire);
  });

  test.each([
    ["without an id", {}],
    ["with an unknown season", { id: 1, since: "2015" }],
    ["with sums of another shape", { id: 1, season: ["", 0] }],
    ["with an honour without years", { id: 1, honours: { "Most Valuable Player": "2019" } }],
    ["with a year in letters", { id: 1, honours: { "Most Valuable Player": ["x"] } }],
  ])("are read without a career %s, which costs itself alone", (_, row) => {
    const wire = stored();
    const read = parseAnnals({ ...wire, data: [...wire.data, row] });
    expect(read?.dropped).toBe(1);
    expect(read?.value.careers).toHaveLength(wire.data.length);
  });

  test("are read without a title of another shape", () => {
    const wire = stored();
    expect(parseAnnals({ ...wire, titles: [[2016, "Cavaliers"]] })?.dropped).toBe(1);
  });

  test("that are not stored are empty", () => {
    expect(parseAnnals({})?.value).toEqual({ careers: [], titles: [] });
    expect(parseAnnals(null)).toBeUndefined();
  });
});
