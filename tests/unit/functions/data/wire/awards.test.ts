import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { awardsWire, parseAwards } from "#functions/data/wire/awards.ts";
import { root } from "#tools/paths.ts";

const { updatedAt: _, ...wire } = JSON.parse(
  readFileSync(join(root, "season/built/awards.json"), "utf8"),
);
const awards = parseAwards(wire)?.value ?? [];

/** The winners of an award in the season that ended in a year. */
const winners = (award: string, year: number) =>
  awards.filter((one) => one.award === award && one.year === year).map(({ winner }) => winner.name);

describe("awards", () => {
  test("of the dataset are read and written without a change", () => {
    expect(parseAwards(wire)?.dropped).toBe(0);
    expect(awardsWire(awards)).toEqual(wire);
  });

  test("have winners who left the league, with their team and birth, and coaches", () => {
    expect(awards.find((one) => one.award === "Most Valuable Player" && one.year === 1987)).toEqual(
      {
        award: "Most Valuable Player",
        year: 1987,
        winner: { id: "77142", name: "Magic Johnson", born: "1959-08-14" },
        team: { id: 14, code: "LAL" },
      },
    );
    expect(winners("Coach of the Year", 1996)).toEqual(["Phil Jackson"]);
    expect(winners("NBA Champion", 1996)).toContain("Steve Kerr");
    expect(winners("Scoring Leader", 2010)).toEqual(["Kevin Durant"]);
  });

  test("drop a bad row alone, and are none of a database without them", () => {
    const bad = {
      ...wire,
      awards: { ...wire.awards, "All-Star": `${wire.awards["All-Star"]}|x 0` },
    };
    expect(parseAwards(bad)?.dropped).toBe(1);
    expect(parseAwards({})).toEqual({ value: [], dropped: 0 });
    expect(parseAwards({ awards: 1 })).toBeUndefined();
  });
});
